package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.clock.ClockRules;
import pbem.handler.account.Closing;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.InboxItem;
import pbem.repository.Lease;
import pbem.repository.OutboundMails;
import pbem.schedule.Scheduler;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** Two workers, each with its own connections to one database. */
class SeveralWorkersTest {

    private static final Duration LEASE = Duration.ofMinutes(1);
    private static final int BOARDS = 12;
    private static final int NEWS = 12;

    @TempDir
    private Path directory;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private Club club;
    private Store one;
    private Store other;

    @BeforeEach
    void open() {
        club = new Club(directory, "alice", "bob");
        one = club.store();
        other = Store.open(TestDatabase.at(directory.resolve("pbem.db")), Club.GAMES);
        one.change(tx -> Tables.of(tx).execute("UPDATE outbox SET state = 'SENT'"));
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        other.close();
        club.close();
    }

    private void news(int board, int revision) {
        Player alice = club.player("alice");
        one.change(tx -> {
            tx.notices()
                    .post(
                            Recipient.player(alice),
                            new Notice.BoardNews(board, revision),
                            OptionalLong.empty(),
                            club.now());
            return true;
        });
    }

    private List<OutboundMails.Claimed> claim(Store store, String worker, Instant now, int most) {
        Lease lease = Lease.of(worker, now, LEASE);
        return store.changeInHand(tx -> tx.outboundMails().claim(lease, most));
    }

    private void sent(Store store, List<OutboundMails.Claimed> mails) {
        List<Long> ids = mails.stream()
                .map(OutboundMails.Claimed::claim)
                .map(Claim::mail)
                .toList();
        store.changeInHand(tx -> tx.outboundMails().sent(ids, club.now()));
    }

    private static List<Integer> boards(List<OutboundMails.Claimed> mails) {
        return mails.stream().map(mail -> mail.board().orElse(0)).toList();
    }

    @Test
    void while_a_mail_of_a_board_to_a_player_is_claimed_no_other_worker_gets_a_later_one() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        one.change(tx -> Tables.of(tx).execute("UPDATE outbox SET state = 'SENT'"));
        news(101, 1);
        List<OutboundMails.Claimed> first = claim(one, "one", club.now(), 8);
        assertThat(boards(first)).containsExactly(101);
        news(101, 2);
        news(102, 1);
        List<OutboundMails.Claimed> second = claim(other, "other", club.now(), 8);
        assertThat(boards(second)).containsExactly(102);
        assertThat(claim(other, "other", club.now(), 8)).isEmpty();
        sent(one, first);
        assertThat(boards(claim(other, "other", club.now(), 8))).containsExactly(101);
    }

    @Test
    void a_claimed_mail_goes_to_another_worker_when_the_lease_has_ended() {
        club.board("pebbles", "alice", "bob");
        one.change(tx -> Tables.of(tx).execute("UPDATE outbox SET state = 'SENT'"));
        news(101, 1);
        assertThat(claim(one, "one", club.now(), 8)).hasSize(1);
        assertThat(claim(other, "other", club.now().plusSeconds(59), 8)).isEmpty();
        assertThat(claim(other, "other", club.now().plusSeconds(60), 8)).hasSize(1);
    }

    /** A worker never waits: it skips a waiting mail that another worker takes. */
    @Test
    void with_many_senders_each_mail_has_one_worker_and_the_mails_of_a_board_go_out_in_order() throws Exception {
        for (int board = 0; board < BOARDS; board++) {
            club.board("pebbles", "alice", "bob");
        }
        one.change(tx -> Tables.of(tx).execute("UPDATE outbox SET state = 'SENT'"));
        for (int revision = 1; revision <= NEWS; revision++) {
            for (int board = 101; board < 101 + BOARDS; board++) {
                news(board, revision);
            }
        }
        Set<Integer> inHand = ConcurrentHashMap.newKeySet();
        Map<Integer, List<Long>> gone = new TreeMap<>();
        List<String> faults = new ArrayList<>();
        List<Callable<Boolean>> workers = IntStream.range(0, 6)
                .<Callable<Boolean>>mapToObj(i -> () -> {
                    Store store = i % 2 == 0 ? one : other;
                    List<OutboundMails.Claimed> mails;
                    do {
                        mails = claim(store, "worker" + i, club.now(), 5);
                        Set<Integer> mine = Set.copyOf(boards(mails));
                        mine.stream().filter(board -> !inHand.add(board)).forEach(board -> {
                            synchronized (gone) {
                                faults.add("board " + board + " is in two hands");
                            }
                        });
                        synchronized (gone) {
                            mails.forEach(
                                    mail -> gone.computeIfAbsent(mail.board().orElseThrow(), board -> new ArrayList<>())
                                            .add(mail.claim().mail()));
                        }
                        Thread.yield();
                        inHand.removeAll(mine);
                        sent(store, mails);
                    } while (!mails.isEmpty() || waiting() > 0);
                    return true;
                })
                .toList();
        for (Future<Boolean> worker : threads.invokeAll(workers)) {
            assertThat(worker.get()).isTrue();
        }
        assertThat(faults).isEmpty();
        assertThat(gone)
                .hasSize(BOARDS)
                .allSatisfy((board, mails) -> assertThat(mails).hasSize(NEWS).isSorted());
    }

    private int waiting() {
        return one.read(tx -> tx.outboundMails().undelivered()).size();
    }

    @Test
    void a_mail_that_two_bring_at_once_is_kept_once() throws Exception {
        InboundMails.Arrival arrival = new InboundMails.Arrival(
                "print", "pbem@example.org", new InboundMails.Source("{}", new byte[] {1}), club.now());
        List<Callable<Long>> couriers = IntStream.range(0, 8)
                .<Callable<Long>>mapToObj(i -> () -> (i % 2 == 0 ? one : other)
                        .changeInHand(tx -> tx.inboundMails().add(arrival)))
                .toList();
        List<Long> numbers = new ArrayList<>();
        for (Future<Long> courier : threads.invokeAll(couriers)) {
            numbers.add(courier.get());
        }
        assertThat(Set.copyOf(numbers)).hasSize(1);
        List<InboxItem> kept = one.read(tx -> tx.inboundMails().newest(9));
        assertThat(kept).hasSize(1);
        assertThat(kept.get(0).repeats()).isEqualTo(7);
    }

    @Test
    void with_many_workers_each_inbound_mail_has_one() throws Exception {
        for (int i = 0; i < 60; i++) {
            InboundMails.Arrival arrival = new InboundMails.Arrival(
                    "print" + i, "pbem@example.org", new InboundMails.Source("{}", new byte[] {1}), club.now());
            one.changeInHand(tx -> tx.inboundMails().add(arrival));
        }
        List<Callable<List<Long>>> workers = IntStream.range(0, 6)
                .<Callable<List<Long>>>mapToObj(i -> () -> {
                    Lease lease = Lease.of("worker" + i, club.now(), LEASE);
                    List<Long> mine = new ArrayList<>();
                    List<InboundMails.Claimed> mails;
                    do {
                        mails = (i % 2 == 0 ? one : other)
                                .changeInHand(tx -> tx.inboundMails().claim(lease, 4, 1_000));
                        mails.forEach(mail -> mine.add(mail.claim().mail()));
                    } while (!mails.isEmpty());
                    return mine;
                })
                .toList();
        List<Long> all = new ArrayList<>();
        for (Future<List<Long>> worker : threads.invokeAll(workers)) {
            all.addAll(worker.get());
        }
        assertThat(all).hasSize(60).doesNotHaveDuplicates();
    }

    /** Together they do as much as a single clock does on another server. */
    @Test
    void clocks_that_look_at_once_do_everything_once() throws Exception {
        Path beside = Files.createDirectory(directory.resolve("beside"));
        try (Club alone = new Club(beside, "alice", "bob")) {
            for (int board = 0; board < 6; board++) {
                club.board("pebbles", "alice", "bob");
                alone.board("pebbles", "alice", "bob");
            }
            one.change(tx -> Tables.of(tx).execute("UPDATE outbox SET state = 'WAITING'"));
            club.later(Duration.ofDays(400));
            alone.later(Duration.ofDays(400));
            List<Callable<List<String>>> clocks = IntStream.range(0, 4)
                    .<Callable<List<String>>>mapToObj(i -> () -> new Scheduler(
                                    (i % 2 == 0 ? one : other),
                                    ClockRules.STANDARD,
                                    new TournamentAdvance(Club.GAMES, Club::seed),
                                    Closing::end)
                            .round(club.now())
                            .failures())
                    .toList();
            for (Future<List<String>> clock : threads.invokeAll(clocks)) {
                assertThat(clock.get()).isEmpty();
            }
            alone.ticks();
            assertThat(done(one))
                    .isEqualTo(done(alone.store()))
                    .filteredOn(line -> line.startsWith("lapsed"))
                    .hasSize(6);
        }
    }

    private static List<String> done(Store store) {
        return store.read(tx -> Tables.of(tx)
                .createQuery("SELECT kind || ' ' || board FROM event UNION ALL SELECT kind || ' ' || player_id || ' '"
                        + " || coalesce(board, 0) || ' ' || coalesce(revision, 0) FROM outbox"
                        + " WHERE state = 'WAITING' ORDER BY 1")
                .mapTo(String.class)
                .list());
    }
}
