package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.store.Tables;
import pbem.store.WatchedStore;

@Tag("sqlite")
class ReceptionTest {

    @TempDir
    private Path directory;

    private final WatchedStore watched = new WatchedStore();
    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory, watched::open);
        office.join("alice");
        watched.forget();
    }

    @AfterEach
    void close() {
        office.close();
    }

    private static RawMail says(String id, String line) {
        return PostOffice.mail(id, "alice@players.example", line);
    }

    private int receive(RawMail... mails) {
        return office.reception().receive(List.of(mails));
    }

    private List<InboxItem.State> states() {
        return office.inbox().after(0, 10).stream().map(InboxItem::state).toList();
    }

    @Test
    void aMailItsOutcomeAndItsAnswerAreTrueByOneCommit() {
        assertThat(receive(says("1", "help"))).isOne();

        assertThat(watched.commits()).isOne();
        assertThat(office.item(1).outcome()).contains("answered");
        assertThat(office.item(1).attempts()).isOne();
        assertThat(office.outgoing()).hasSize(1);
        assertThat(office.inbox().raw(1).orElseThrow().bytes())
                .isEqualTo(says("1", "help").bytes());
    }

    @Test
    void mailsThatCameTogetherShareTheCommit() {
        assertThat(receive(says("1", "help"), says("2", "status"), says("3", "games")))
                .isEqualTo(3);

        assertThat(watched.commits()).isOne();
        assertThat(office.outgoing()).hasSize(3);
    }

    @Test
    void theSameMailIsCountedAndActsOnce() {
        receive(says("1", "help"));
        assertThat(receive(says("1", "help"))).isZero();

        assertThat(office.outgoing()).hasSize(1);
        assertThat(office.inbox().list(10)).singleElement().satisfies(item -> {
            assertThat(item.repeats()).isOne();
            assertThat(item.state()).isEqualTo(InboxItem.State.DONE);
        });
    }

    @Test
    void noMailOvertakesOneThatWaits() {
        office.arrives("1", "alice@players.example", "help");
        assertThat(receive(says("2", "status"))).isZero();

        assertThat(states()).containsExactly(InboxItem.State.WAITING, InboxItem.State.WAITING);
        assertThat(office.intake().work()).isEqualTo(2);
    }

    @Test
    void aMailThatWaitsForARetryHoldsUpNoOther() {
        office.arrives("1", "alice@players.example", "help");
        office.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "UPDATE inbox SET next_attempt_at = ?",
                                office.instant().toEpochMilli() + 1));
        assertThat(receive(says("2", "status"))).isOne();
    }

    @Test
    void aMailThatMayTakeLongIsStoredWithAllBehindIt() {
        RawMail large = RawMail.of(("From: alice@players.example\r\nSubject: help\r\n\r\n" + "x".repeat(100_000))
                .getBytes(StandardCharsets.US_ASCII));
        assertThat(receive(says("1", "help"), large, says("2", "status"))).isOne();
        assertThat(states()).containsExactly(InboxItem.State.DONE, InboxItem.State.WAITING, InboxItem.State.WAITING);
        office.intake().work();
        assertThat(receive(says("3", "preview 1 e4"))).isZero();
        assertThat(office.item(4).state()).isEqualTo(InboxItem.State.WAITING);
    }

    @Test
    void aFailingMailIsStoredAndItsFailureIsCountedAtTheRetry() {
        office.store().change(tx -> Tables.of(tx).execute("ALTER TABLE rate RENAME TO gone"));
        assertThat(receive(says("1", "help"))).isZero();

        assertThat(states()).containsExactly(InboxItem.State.WAITING);
        assertThat(office.item(1).attempts()).isZero();
        assertThat(office.outgoing()).isEmpty();
        office.store().change(tx -> Tables.of(tx).execute("ALTER TABLE gone RENAME TO rate"));
        assertThat(office.intake().work()).isOne();
        assertThat(office.item(1).outcome()).contains("answered");
    }
}
