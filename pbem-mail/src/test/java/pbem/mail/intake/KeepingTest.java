package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Refusal;
import pbem.games.Catalogue;
import pbem.handler.account.Accounts;
import pbem.mail.PostOffice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.repository.InboxItem;
import pbem.repository.MailFate;
import pbem.request.AddressRules;

/** How long the data of mails and people is kept. */
class KeepingTest {

    @TempDir
    private Path directory;

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

    private Player player(String user) {
        return office.store().read(tx -> tx.players().called(user)).orElseThrow();
    }

    private Optional<Refusal> erase(String user) {
        return office.store()
                .change(tx -> new Accounts(Catalogue.games(), AddressRules.STANDARD)
                        .erase(tx, player(user), office.instant()));
    }

    @Test
    void anOldMailIsCutDownToItsHeaderAndItsOutcomeStays() {
        long id = office.replies("alice", "c5,d5\r\n\r\nA long thought.").id();
        InboxItem before = office.item(id);
        assertThat(office.inbox().prune(office.instant())).isZero();
        assertThat(office.inbox().prune(office.instant().plusSeconds(1))).isEqualTo(1);
        assertThat(office.inbox().prune(office.instant().plusSeconds(1))).isZero();
        String raw = new String(office.inbox().raw(id).orElseThrow().bytes(), StandardCharsets.US_ASCII);
        assertThat(raw).contains("From: alice@players.example\r\n").doesNotContain("thought");
        assertThat(office.item(id)).isEqualTo(before);
    }

    @Test
    void aMailThatWaitsIsKeptWhole() {
        long id = office.arrives("1", "alice@players.example", "help");
        assertThat(office.inbox().prune(office.instant().plusSeconds(1))).isZero();
        assertThat(office.inbox().raw(id)).isPresent();
    }

    @Test
    void theBytesOfAMailThatIsStillToBeSentAreKept() {
        assertThat(office.outbox().prune(office.instant().plus(Duration.ofDays(900))))
                .isZero();
        assertThat(office.outbox().undelivered()).hasSize(2);
    }

    @Test
    void aPlayerSeesTheFateOfTheirMails() {
        List<MailFate> fates = office.store().read(tx -> tx.mailHistory().sent(player("alice"), 5));
        assertThat(fates).hasSize(1);
        assertThat(fates.get(0).state()).isEqualTo(MailFate.State.WAITING);
        assertThat(fates.get(0).about()).isEqualTo(Phrase.of("status.about-board", 101));
    }

    @Test
    void nobodyIsErasedWhileStillPlaying() {
        assertThat(erase("alice")).isPresent();
    }

    @Test
    @Tag("sqlite")
    void anErasedPlayerLeavesTheUseridAndNothingElse() throws IOException {
        office.replies("alice", "resign\r\n\r\nmy telephone is 555-0199");
        office.takes("From: ALICE@players.example", "To: pbem@example.org", "Subject: list", "Message-ID: <1@a>", "");
        assertThat(erase("alice")).isEmpty();

        assertThat(player("alice").state()).isEqualTo(Player.State.GONE);
        assertThat(office.record(101).board().players().get(0).user()).isEqualTo("alice");
        assertThat(office.outgoing()).noneMatch(mail -> mail.to().contains("alice"));
        assertThat(office.inbox().list(10)).allMatch(mail -> mail.from().isEmpty());
        assertThat(office.inbox().list(10)).extracting(InboxItem::outcome).doesNotContain(Optional.empty());
        office.close();
        assertThat(Files.readString(directory.resolve("pbem.db"), StandardCharsets.ISO_8859_1)
                        .toLowerCase(Locale.ROOT))
                .doesNotContain("alice@players.example");
    }

    @Test
    void aPlayerWhoWaitsForAnErasedOneIsToldThatThereWillBeNoAnswer() {
        office.join("carol");
        office.replies("alice", "multiple\r\ncholone challenge carol");
        assertThat(office.replies("carol", "decline").outcome()).contains("done");
        office.replies("alice", "multiple\r\ncholone challenge carol");
        erase("carol");
        assertThat(office.outgoing().get(0).to()).contains("alice@");
        List<Challenge> open = office.store().read(tx -> tx.challenges().waitingFor(player("carol")));
        assertThat(open).isEmpty();
    }
}
