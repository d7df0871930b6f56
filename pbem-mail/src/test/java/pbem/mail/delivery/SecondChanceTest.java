package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.OutboxItem;
import pbem.store.Tables;

/** Mails given up because processes died with them in hand, and mails that wait for a missing game. */
class SecondChanceTest {

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.board();
        office.outbox().sent(2);
    }

    @AfterEach
    void close() {
        office.close();
    }

    @Test
    void aMailThatWasGivenUpForDeathsIsTriedAgainByItselfTwice() {
        die(1 + Outbox.DEATHS);
        assertThat(work()).isZero();
        assertThat(office.outbox().retryAfterDeaths()).isEqualTo(1);
        die(1);
        assertThat(work()).isZero();
        assertThat(office.outgoing()).anyMatch(mail -> mail.state() == OutboxItem.State.DEAD);

        assertThat(office.outbox().retryAfterDeaths()).isEqualTo(1);
        assertThat(work()).isEqualTo(1);
    }

    @Test
    void aMailThatKillsTheServerEachTimeIsTriedAgainAtMostTwice() {
        die(1 + Outbox.DEATHS);
        work();
        for (int chance = 1; chance <= 2; chance++) {
            assertThat(office.outbox().retryAfterDeaths()).isEqualTo(1);
            die(1);
            work();
        }
        assertThat(office.outbox().retryAfterDeaths()).isZero();
    }

    @Test
    void aMailOfABoardWhoseGameIsMissingWaitsForItAsLongAsItTakes() {
        office.store().change(tx -> Tables.of(tx).execute("UPDATE board SET game = 'ludo'"));
        for (int i = 0; i <= Outbox.FAULTS; i++) {
            assertThat(work()).isZero();
            office.later(Outbox.REST);
        }
        assertThat(office.outgoing())
                .filteredOn(mail -> mail.id() == 1)
                .singleElement()
                .satisfies(mail -> {
                    assertThat(mail.state()).isEqualTo(OutboxItem.State.WAITING);
                    assertThat(mail.attempts()).isZero();
                    assertThat(mail.lastError()).contains("waits for the game of board 101, which is missing: ludo");
                });
        office.store().change(tx -> Tables.of(tx).execute("UPDATE board SET game = 'cholone'"));
        assertThat(work()).isEqualTo(1);
    }

    private void die(int times) {
        for (int death = 0; death < times; death++) {
            assertThat(Claims.one(office, "killed")).isPresent();
            office.outbox().release("killed");
        }
    }

    private int work() {
        SmtpSettings settings = new SmtpSettings(
                "127.0.0.1",
                25,
                SmtpSettings.Security.PLAIN,
                Optional.empty(),
                Optional.empty(),
                SmtpTimeouts.of(Duration.ofMinutes(2)),
                1);
        return PostOffice.delivery(office.outbox(), settings, transport -> mail -> MailTransport.Reply.ofTaken())
                .work();
    }
}
