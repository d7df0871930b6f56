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
 * Where several workers judge, somebody is slower each time: that is no reason to stand still, as if the database were away.
 * Of PostgreSQL alone: a file of SQLite has one who writes.
 */
@Tag("postgresql")
class OvertakenMailsTest {

    /** As often as one is run. */
    private static final int EACH_TIME = 8;

    @TempDir
    private Path directory;

    @Test
    void aMailThatMetOthersEachTimeIsJudgedInTheSameRoundAndNoneIsBlamed() {
        FalteringStore faltering = FalteringStore.onceAsked();
        try (PostOffice office = new PostOffice(directory, faltering::open)) {
            List<Long> mails = List.of(
                    office.arrives("1", "alice@players.example", "help").id(),
                    office.arrives("2", "bob@players.example", "help").id());
            faltering.fail(EACH_TIME);
            try (LogLines log = new LogLines()) {
                assertThat(office.intake().work()).isEqualTo(2);
                assertThat(mails).anyMatch(mail -> log.has("mail " + mail + " met others each time and is put back"));
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
