package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.listener.LogLines;
import pbem.repository.InboxItem;
import pbem.store.FalteringStore;

/**
 * Conflicts between workers are no outage: a mail that loses every time is put back and judged in the same round. Only
 * on PostgreSQL, since SQLite has one writer at a time.
 */
@Tag("postgresql")
class OvertakenMailsTest {

    /** The number of times that one transaction is tried. */
    private static final int EACH_TIME = 8;

    @TempDir
    private Path directory;

    @Test
    void aMailThatMetOthersEachTimeIsJudgedInTheSameRoundAndNoneIsBlamed() {
        FalteringStore faltering = FalteringStore.onceAsked();
        try (PostOffice office = new PostOffice(directory, faltering::open)) {
            List<Long> mails = List.of(
                    office.arrives("1", "alice@players.example", "help"),
                    office.arrives("2", "bob@players.example", "help"));
            faltering.fail(EACH_TIME);
            try (LogLines log = new LogLines()) {
                assertThat(office.intake().work()).isEqualTo(2);
                assertThat(mails)
                        .anyMatch(
                                mail -> log.has("mail " + mail + " conflicted with others each time and is put back"));
            }
            assertThat(faltering.failures()).isEqualTo(EACH_TIME);
            for (long mail : mails) {
                InboxItem item = office.item(mail);
                assertThat(item.outcome()).contains("answered");
                assertThat(item.attempts()).isEqualTo(1);
            }
        }
    }
}
