package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.Lease;
import pbem.repository.MailOutcome;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.store.engine.Database;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** Conflicts between transactions of two workers, and transactions that must not conflict. */
@Tag("postgresql")
class MeetingTransactionsTest {

    @TempDir
    private Path directory;

    private Store one;
    private Store other;

    @BeforeEach
    void open() {
        Database database = TestDatabase.empty(directory.resolve("pbem.db"));
        one = Store.open(database, Club.GAMES);
        other = Store.open(database, Club.GAMES);
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    private static String isolationAndReading(Repositories tx) {
        return Tables.of(tx)
                .createQuery("SELECT current_setting('transaction_isolation') || ' '"
                        + " || current_setting('transaction_read_only')")
                .mapTo(String.class)
                .one();
    }

    private static String isolation(Repositories repositories) {
        return Tables.of(repositories)
                .createQuery("SELECT current_setting('transaction_isolation')")
                .mapTo(String.class)
                .one();
    }

    @Test
    void judgingIsSerializableAndClaimingIsNotAndReadsSeeOneSnapshot() {
        String judging = one.change(MeetingTransactionsTest::isolationAndReading);
        String reading = one.read(MeetingTransactionsTest::isolationAndReading);
        assertThat(judging).isEqualTo("serializable off");
        assertThat(reading).isEqualTo("repeatable read on");
        Transactions transactions = one;
        List<Function<Repositories, String>> asked =
                List.of(MeetingTransactionsTest::isolation, MeetingTransactionsTest::isolation);
        String change = transactions.change(asked.get(0));
        assertThat(change).isEqualTo("serializable");
        assertThat(transactions.changeEach(asked).stream().map(Supplier::get))
                .containsExactly("serializable", "serializable");
        String inHand = transactions.changeInHand(asked.get(0));
        assertThat(inHand).isEqualTo("read committed");
        assertThat(transactions.changeEachInHand(asked).stream().map(Supplier::get))
                .containsExactly("read committed", "read committed");
    }

    private List<Claim> claimed(String... fingerprints) {
        return one.changeInHand(tx -> {
            for (String fingerprint : fingerprints) {
                tx.inboundMails()
                        .add(new InboundMails.Arrival(
                                fingerprint,
                                "pbem@example.org",
                                new InboundMails.Source("{}", new byte[100]),
                                Club.START));
            }
            return tx
                    .inboundMails()
                    .claim(Lease.of("worker", Club.START, Duration.ofMinutes(1)), fingerprints.length, 1_000_000)
                    .stream()
                    .map(InboundMails.Claimed::claim)
                    .toList();
        });
    }

    private static void settle(Repositories tx, Claim claim) {
        tx.inboundMails()
                .settle(
                        claim,
                        new InboundMails.Heading("<1@x>", "alice@example.net", "hello"),
                        new MailOutcome("done", "it is done", List.of()));
    }

    private int ends() {
        return one.read(tx -> (int) tx.inboundMails().newest(10).stream()
                .filter(mail -> mail.outcome().isPresent())
                .count());
    }

    @Test
    void twoMailsThatCameOneAfterTheOtherAreJudgedAtTheSameTimeAndNeitherIsJudgedTwice() {
        List<Claim> claims = claimed("a", "b");
        List<String> runs = new ArrayList<>();
        one.change(first -> {
            runs.add("first");
            assertThat(first.inboundMails().isWaiting(claims.get(0))).isTrue();
            if (runs.size() == 1) {
                other.change(second -> {
                    runs.add("second");
                    assertThat(second.inboundMails().isWaiting(claims.get(1))).isTrue();
                    settle(second, claims.get(1));
                    return true;
                });
            }
            settle(first, claims.get(0));
            return true;
        });
        assertThat(runs).containsExactly("first", "second");
        assertThat(ends()).isEqualTo(2);
    }

    @Test
    void oneMailThatTwoHaveInHandHasOneEnd() {
        Claim claim = claimed("a").get(0);
        List<String> runs = new ArrayList<>();
        boolean first = one.change(tx -> {
            runs.add("first");
            boolean isWaiting = tx.inboundMails().isWaiting(claim);
            if (runs.size() == 1) {
                other.change(theirs -> {
                    assertThat(theirs.inboundMails().isWaiting(claim)).isTrue();
                    settle(theirs, claim);
                    return true;
                });
            }
            if (isWaiting) {
                settle(tx, claim);
            }
            return isWaiting;
        });
        assertThat(first).isFalse();
        assertThat(runs).containsExactly("first", "first");
    }
}
