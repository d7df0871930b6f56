package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.clock.ClockRules;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.account.Closing;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.record.GameRecord;
import pbem.repository.InboxItem;
import pbem.schedule.Scheduler;
import pbem.store.Tables;

/** Time in mails to players: reminders that can be answered, vacations by mail, moves sent in time. */
class ClockByMailTest {

    private static final TournamentAdvance TOURNAMENTS =
            new TournamentAdvance(Catalogue.games(), () -> Seed.of(new byte[Seed.BYTES]));

    @TempDir
    Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.board();
    }

    @AfterEach
    void close() {
        office.close();
    }

    private void after(Duration time) {
        office.later(time);
        assertThat(new Scheduler(office.store(), ClockRules.STANDARD, TOURNAMENTS, Closing::end)
                        .round(office.instant())
                        .failures())
                .isEmpty();
    }

    private void gathers(String user) {
        office.store().change(tx -> {
            Player player = tx.players().called(user).orElseThrow();
            tx.preferences().set(player, Preferences.STANDARD.with(Preference.DIGEST, Preferences.Digest.DAILY));
            return true;
        });
    }

    private Preferences.Digest digest(String user) {
        return office.store()
                .read(tx -> tx.preferences().of(tx.players().called(user).orElseThrow()))
                .digest();
    }

    @Test
    void aReminderIsAnsweredWithTheMove() {
        after(Duration.ofDays(8));
        assertThat(office.replies("alice", "c5,d5").outcome()).contains("done");
        assertThat(office.record(101).plies()).hasSize(1);
    }

    @Test
    void aDigestIsAnsweredWithLinesThatNameTheBoards() {
        gathers("alice");
        after(Duration.ofDays(8));
        assertThat(office.replies("alice", "move 101 c5,d5").outcome()).contains("done");
        assertThat(office.record(101).plies()).hasSize(1);
        assertThat(office.replies("bob", "h9,g8").outcome()).contains("done");
        assertThat(office.record(101).plies()).hasSize(2);
    }

    @Test
    void anyMailToTheUnsubscribeAddressOfADigestEndsDigests() throws Exception {
        gathers("alice");
        after(Duration.ofDays(8));
        MimeMessage sent = office.newestTo("alice");
        String to = sent.getHeader("List-Unsubscribe")[0]
                .strip()
                .replaceAll("<mailto:|\\?.*", "")
                .replace("%2B", "+");
        String raw = "From: someone@gmail.example\r\nTo: " + to
                + "\r\nSubject: unsubscribe\r\nMessage-ID: <u@gmail.example>\r\n\r\n";
        office.inbox().receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
        office.intake().work();
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.OFF);
    }

    @Test
    void theAddressOfAnotherMailEndsNoDigests() {
        gathers("alice");
        after(Duration.ofDays(8));
        office.replies("alice", "unsubscribe");
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void aVacationIsTakenAndEndedByMail() {
        assertThat(office.replies("alice", "vacation 5 days").outcome()).contains("done");
        InboxItem back = office.replies("alice", "back");
        assertThat(back.outcome()).contains("done");
        assertThat(back.reason().orElseThrow()).startsWith("Welcome back.");
    }

    @Test
    void aMoveThatWasStoredInTimeCountsEvenIfNobodyHasReadItYet() {
        office.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "INSERT INTO vacation (id, player_id, from_at, to_at, zone, kind) SELECT 77, id, 1735689600000,"
                                        + " 1738281600000, 'UTC', 'PLANNED' FROM player WHERE user_id = 'alice'"));
        office.later(Duration.ofDays(21));
        MimeMessage board = office.newestTo("alice");
        String raw = raw(board);
        office.inbox().receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
        after(Duration.ofHours(3));
        assertThat(office.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
        office.intake().work();
        assertThat(office.record(101).plies()).hasSize(1);
        after(Duration.ofMinutes(1));
        assertThat(office.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
    }

    private static String raw(MimeMessage answered) {
        try {
            return "From: alice@players.example\r\nTo: " + answered.getHeader("Reply-To", ",")
                    + "\r\nSubject: Re: your board\r\nMessage-ID: <late@players.example>\r\n\r\nc5,d5\r\n";
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }
}
