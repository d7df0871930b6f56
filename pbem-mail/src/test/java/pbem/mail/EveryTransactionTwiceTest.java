package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.clock.ClockRules;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.account.Closing;
import pbem.mail.delivery.SmtpSettings;
import pbem.mail.delivery.SmtpTimeouts;
import pbem.play.tournament.TournamentAdvance;
import pbem.repository.InboxItem;
import pbem.schedule.Scheduler;
import pbem.store.FalteringStore;
import pbem.store.Store;
import pbem.store.Tables;
import pbem.store.engine.Database;

/**
 * Two servers get the same mails. The database of one of them fails the first commit of every transaction, so that each
 * runs twice; in the end it must hold the same rows as the other and must have sent the same mails.
 */
@Tag("sqlite") // PostgreSQL leaves out the numbers that a first run took, so the rows cannot be equal there
class EveryTransactionTwiceTest {

    private static final TournamentAdvance TOURNAMENTS =
            new TournamentAdvance(Catalogue.games(), () -> Seed.of(new byte[Seed.BYTES]));

    @TempDir
    private Path directory;

    @Test
    void aSignupAChallengeAMoveATickAndADeliveryHaveOneEffect() throws Exception {
        FalteringStore faltering = new FalteringStore();
        try (Server ordinary = new Server(directory.resolve("ordinary"), Store::open);
                Server twice = new Server(directory.resolve("twice"), faltering::open)) {
            List<String> sent = ordinary.lives();
            assertThat(twice.lives()).isEqualTo(sent).hasSizeGreaterThan(10);
            assertThat(twice.rows()).isEqualTo(ordinary.rows());
        }
        assertThat(faltering.failures()).as("commits that failed").isGreaterThan(50);
    }

    /** A server, its players and the mail server for its mails. */
    private static final class Server implements AutoCloseable {

        private final PostOffice office;
        private final GreenMail mails = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        private int arrived;

        Server(Path home, BiFunction<Database, Games, Store> opened) throws IOException {
            office = new PostOffice(Files.createDirectory(home), opened);
            mails.start();
        }

        /** @return the subjects of the mails sent */
        List<String> lives() throws Exception {
            for (String user : List.of("alice", "bob")) {
                arrives(user, "signup " + user);
                done(office.replies(user, "yes"));
            }
            arrives("alice", "cholone challenge bob");
            done(office.replies("alice", "yes"));
            done(office.replies("bob", "accept"));
            done(office.replies("alice", "c5,d5"));
            assertThat(office.record(101).plies()).hasSize(1);
            assertThat(tick(Duration.ofDays(10)).reminders()).isEqualTo(1);
            delivers();
            done(office.replies("bob", "h9,g8"));
            int lapses = 0;
            for (int month = 0; month < 6; month++) {
                lapses += tick(Duration.ofDays(30)).lapses();
            }
            assertThat(lapses).isEqualTo(1);
            delivers();
            return Arrays.stream(mails.getReceivedMessages())
                    .map(mail -> unchecked(mail::getSubject))
                    .toList();
        }

        private void arrives(String user, String subject) {
            office.arrives("m" + ++arrived, user + "@players.example", subject);
            assertThat(office.intake().work()).isEqualTo(1);
            assertThat(office.intake().work()).as("it had its outcome").isZero();
        }

        private static void done(InboxItem mail) {
            assertThat(mail.outcome()).as(mail.toString()).contains("done");
        }

        private Scheduler.Round tick(Duration time) {
            office.later(time);
            Scheduler scheduler = new Scheduler(office.store(), ClockRules.STANDARD, TOURNAMENTS, Closing::end);
            Scheduler.Round round = scheduler.round(office.instant());
            assertThat(round.failures()).isEmpty();
            return round;
        }

        /** Random tokens are made equal first, since the mails contain them. */
        private void delivers() {
            office.store()
                    .change(tx ->
                            Tables.of(tx).execute("UPDATE outbox SET token = 'token' || id WHERE state = 'WAITING'"));
            SmtpSettings server = new SmtpSettings(
                    "localhost",
                    mails.getSmtp().getPort(),
                    SmtpSettings.Security.PLAIN,
                    Optional.empty(),
                    Optional.empty(),
                    SmtpTimeouts.of(Duration.ofSeconds(30)),
                    1);
            assertThat(PostOffice.delivery(office.outbox(), server, transport -> transport)
                            .work())
                    .isPositive();
        }

        /** All rows of its database. */
        List<String> rows() {
            return office.store()
                    .read(tx -> Tables.columns(tx).keySet().stream()
                            .flatMap(table -> Tables.of(tx).createQuery("SELECT * FROM " + table).mapToMap().stream()
                                    .map(row -> row.entrySet().stream()
                                            .map(column -> column.getKey() + "=" + text(column.getValue()))
                                            .collect(Collectors.joining(", ", table + ": ", "")))
                                    .sorted())
                            .toList());
        }

        private static String text(Object value) {
            return value instanceof byte[] bytes ? Integer.toString(Arrays.hashCode(bytes)) : String.valueOf(value);
        }

        @Override
        public void close() {
            mails.stop();
            office.close();
        }
    }

    private interface Part {
        String text() throws Exception;
    }

    private static String unchecked(Part part) {
        try {
            return part.text();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
