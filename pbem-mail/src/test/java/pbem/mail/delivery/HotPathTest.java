package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.repository.OutboundMails;
import pbem.store.Tables;
import pbem.store.WatchedStore;
import pbem.testkit.TestDatabase;

/**
 * The statements that one move costs, from its mail to the mails sent, at a club where others play, watch, are on
 * vacation and have blocked players. They are counted, not timed: a new statement in every move changes a number here.
 */
@Tag("sqlite")
class HotPathTest {

    /** Steps that may scan everything: only waiting rows, which have an index of their own. */
    private static final List<String> ALL_THAT_WAITS = List.of(
            "SCAN inbox USING INDEX inbox_waiting", "SCAN outbox USING INDEX outbox_waiting", "SCAN CONSTANT ROW");

    private static final Pattern ROWS_OF_THE_STATEMENT =
            Pattern.compile("SCAN (mails|[0-9]+( CONSTANT ROWS|-ROW VALUES CLAUSE))");

    /** A table of few rows, whose domains are compared with the end of an address. */
    private static final String PAUSED_DOMAINS = "SCAN paused_domain";

    /** With four mails to post. */
    private static final int STATEMENTS_TO_ACT = 13;

    /** From the mail until the last of the four is sent, and a look for others. */
    private static final int STATEMENTS_OF_A_MOVE = 27;

    /** From the mail until the last of the two is sent, and a look for others: nobody but the players is told. */
    private static final int STATEMENTS_OF_A_MOVE_OF_TWO = 19;

    /** Of those that are acted on together, each with two mails to post. */
    private static final int STATEMENTS_OF_ONE_AMONG_MANY = 10;

    /** For two players, a watcher of the board and a watcher of the game; one of them reads the players' own notes. */
    private static final int STATEMENTS_TO_WRITE = 9;

    private static final int STATEMENTS_TO_WRITE_ONE = 7;

    /** With four mails that have pictures, whose bytes are kept until they are sent and overwritten then. */
    private static final long BYTES_WRITTEN = 250_000;

    @TempDir
    private Path directory;

    private final WatchedStore watched = new WatchedStore();
    private PostOffice office;
    private int board;

    @BeforeEach
    void fill() {
        office = new PostOffice(directory, watched::open);
        List<String> others = List.of("carol", "dave", "erin", "frank", "grace", "heidi");
        others.forEach(office::join);
        office.join("alice");
        office.join("bob");
        for (String other : others) {
            office.board(other, "carol".equals(other) ? "dave" : "carol");
        }
        office.board("bob", "grace");
        says("carol", "vacation 2025-06-01 2025-06-05");
        says("bob", "vacation 2025-06-01 2025-06-05");
        says("bob", "block heidi");
        says("bob", "set zone Europe/Berlin");
        says("erin", "cholone subscribe all");
        board = office.board("alice", "bob");
        says("dave", "subscribe " + board);
        office.store().change(tx -> {
            for (int i = 0; i < 300; i++) {
                Tables.of(tx).execute("INSERT INTO outage (from_at, to_at) VALUES (?, ?)", 2 * i, 2 * i + 1);
                Tables.of(tx).execute("INSERT INTO rate (who, what, at) VALUES ('player 1', 'mail', ?)", i);
            }
            return true;
        });
        sendAll();
        watched.forget();
    }

    @AfterEach
    void close() {
        office.close();
    }

    private void says(String user, String line) {
        InboxItem mail = office.replies(user, line);
        assertThat(mail.outcome().orElseThrow()).as(line + ": " + mail.reason()).isIn("done", "answered");
    }

    private void moves(String user) {
        says(user, office.record(board).position().moves().get(0).notation());
    }

    private RawMail move(String user) throws MessagingException {
        return RawMail.of(String.join(
                        "\r\n",
                        "From: " + user + "@players.example",
                        "To: " + office.newestTo(user).getHeader("Reply-To", ","),
                        "Subject: Re: it is your turn",
                        "Message-ID: <counted@players.example>",
                        "",
                        office.record(board).position().moves().get(0).notation())
                .getBytes(StandardCharsets.UTF_8));
    }

    private int sendAll() {
        List<OutboundMails.Claimed> due = Claims.of(office, "worker", 100);
        List<Long> ids = due.stream().map(mail -> mail.claim().mail()).toList();
        assertThat(office.outbox().freeze(ids)).hasSameSizeAs(ids);
        office.outbox().sent(ids);
        office.later(Duration.ofMinutes(5));
        return due.size();
    }

    @Test
    void nothing_on_the_way_of_a_move_looks_at_every_row_of_a_table() {
        moves("alice");
        assertThat(sendAll())
                .as("both players, and who watches the board or the game")
                .isEqualTo(4);
        moves("bob");
        sendAll();

        List<String> asked = watched.statements().stream().distinct().toList();
        assertThat(asked).hasSizeGreaterThan(35);
        assertThat(asked.stream().flatMap(this::scans)).isEmpty();
    }

    @Test
    void mails_to_strangers_are_counted_from_the_time_they_were_sent() {
        watched.forget();
        office.writes("mallory@elsewhere.example", PostOffice.ADDRESS, "help", "");

        List<String> counts = watched.statements().stream()
                .filter(sql -> sql.contains("player_id IS NULL AND address IS NOT NULL AND at >="))
                .distinct()
                .toList();
        assertThat(counts).isNotEmpty();
        assertThat(counts)
                .allSatisfy(sql -> assertThat(plan(sql))
                        .anyMatch(step -> step.contains("INDEX outbox_to_addresses (player_id=? AND at>?)")));
    }

    @Test
    void mails_that_wait_are_found_without_a_look_at_those_sent_to_the_same_player_about_the_same_board() {
        moves("alice");
        sendAll();

        List<String> ofWaiting = watched.statements().stream()
                .filter(sql -> sql.contains("FROM outbox older") || sql.contains("FROM outbox other"))
                .distinct()
                .toList();
        assertThat(ofWaiting).isNotEmpty();
        assertThat(ofWaiting)
                .allSatisfy(sql -> assertThat(plan(sql).filter(step -> step.matches("SEARCH (older|other) .*")))
                        .isNotEmpty()
                        .allMatch(step ->
                                step.contains("USING INDEX outbox_waiting_of_player (player_id=? AND board=?")));
    }

    private Stream<String> plan(String sql) {
        return WatchedStore.plan(TestDatabase.at(directory.resolve("pbem.db")), sql).stream();
    }

    private Stream<String> scans(String sql) {
        return plan(sql)
                .filter(step -> step.startsWith("SCAN") && !step.startsWith(PAUSED_DOMAINS))
                .filter(step -> !ALL_THAT_WAITS.contains(step)
                        && !ROWS_OF_THE_STATEMENT.matcher(step).matches())
                .map(step -> step + " in " + sql);
    }

    @Test
    void a_move_needs_at_most_so_many_statements() throws MessagingException {
        RawMail mail = move("alice");
        watched.forget();
        assertThat(office.reception().receive(List.of(mail))).isOne();

        assertThat(watched.commits()).as("to receive and to act").isOne();
        assertThat(watched.statements()).hasSizeLessThanOrEqualTo(STATEMENTS_TO_ACT);
    }

    @Test
    void a_move_by_itself_takes_three_commits_until_its_mails_are_sent() throws MessagingException {
        assertThat(statementsOfAMove(4)).hasSizeLessThanOrEqualTo(STATEMENTS_OF_A_MOVE);
    }

    @Test
    void a_move_that_only_the_players_are_told_of_takes_fewer_statements() throws IOException, MessagingException {
        office.close();
        office = new PostOffice(Files.createDirectory(directory.resolve("of-two")), watched::open);
        office.join("alice");
        office.join("bob");
        board = office.board("alice", "bob");
        moves("alice");
        moves("bob");

        assertThat(statementsOfAMove(2)).hasSizeLessThanOrEqualTo(STATEMENTS_OF_A_MOVE_OF_TWO);
    }

    /** The statements of a move of alice in three commits, and of a look that finds nothing else to send. */
    private List<String> statementsOfAMove(int mails) throws MessagingException {
        GreenMail server = new GreenMail(ServerSetup.SMTP.dynamicPort());
        server.start();
        try {
            Delivery delivery = office.delivery(server.getSmtp().getPort());
            delivery.work();
            RawMail mail = move("alice");
            watched.forget();

            office.reception(delivery).receive(List.of(mail));
            assertThat(watched.commits()).as("to act and to claim").isOne();
            assertThat(delivery.work()).isEqualTo(mails);
            assertThat(watched.commits())
                    .as("to act, to freeze, to note, and to find nothing else")
                    .isEqualTo(4);
            return watched.statements();
        } finally {
            server.stop();
        }
    }

    /** Each commit writes every page that it changes to the log as a whole. */
    @Test
    void a_single_move_writes_at_most_so_many_bytes() throws IOException {
        Path log = directory.resolve("pbem.db-wal");
        moves("alice");
        sendAll();
        long before = Files.size(log);
        moves("bob");
        sendAll();
        assertThat(Files.size(log) - before).isBetween(BYTES_WRITTEN / 2, BYTES_WRITTEN);
    }

    @Test
    void moves_that_wait_together_ask_for_each_other() throws MessagingException {
        List<String> replies = new ArrayList<>();
        for (String other :
                List.of("bob", "carol", "dave", "erin", "frank", "grace", "heidi", "bob", "carol", "dave")) {
            int number = office.board("alice", other);
            replies.add(String.join(
                    "\r\n",
                    "From: alice@players.example",
                    "To: " + office.newestTo("alice").getHeader("Reply-To", ","),
                    "Subject: Re: it is your turn",
                    "Message-ID: <" + number + "@players.example>",
                    "",
                    office.record(number).position().moves().get(0).notation()));
        }
        office.inbox()
                .receive(replies.stream()
                        .map(reply -> RawMail.of(reply.getBytes(StandardCharsets.UTF_8)))
                        .toList());
        watched.forget();

        assertThat(office.intake().work()).isEqualTo(replies.size());
        assertThat(watched.commits())
                .as("to claim, to act, and to find that nothing else is there")
                .isEqualTo(3);
        assertThat(watched.statements().size() / replies.size()).isLessThanOrEqualTo(STATEMENTS_OF_ONE_AMONG_MANY);
    }

    @Test
    void a_mail_needs_at_most_so_many_statements() {
        moves("alice");
        watched.forget();
        List<OutboundMails.Claimed> due = Claims.of(office, "worker", 100);
        assertThat(due).hasSize(4);
        assertThat(watched.statements()).as("to claim all of them").hasSize(2);
        assertThat(watched.commits()).isEqualTo(1);
        List<Long> ids = due.stream().map(mail -> mail.claim().mail()).toList();
        watched.forget();
        assertThat(office.outbox().freeze(ids)).hasSize(4);
        assertThat(watched.commits()).as("to freeze all of them").isEqualTo(1);
        assertThat(watched.statements()).as("to write all of them").hasSizeLessThanOrEqualTo(STATEMENTS_TO_WRITE);
        watched.forget();
        office.outbox().sent(ids);
        assertThat(watched.commits()).isEqualTo(1);
        assertThat(watched.statements()).as("they are sent, their bytes go").hasSize(2);
    }

    @Test
    void a_single_mail_needs_at_most_so_many_statements() {
        moves("alice");
        OutboundMails.Claimed mail = Claims.of(office, "worker", 100).get(0);
        watched.forget();
        office.outbox().freeze(mail.claim().mail()).orElseThrow();
        assertThat(watched.commits()).isEqualTo(1);
        assertThat(watched.statements()).as("to write it").hasSizeLessThanOrEqualTo(STATEMENTS_TO_WRITE_ONE);
        watched.forget();
        office.outbox().sent(mail.claim().mail());
        assertThat(watched.commits()).isEqualTo(1);
        assertThat(watched.statements()).hasSize(2);
    }
}
