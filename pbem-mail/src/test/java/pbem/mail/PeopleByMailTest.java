package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.handler.invitation.Invitations;
import pbem.player.Player;
import pbem.repository.OutboxItem;

/** Accounts, finding a game and questions about players, by mail. */
class PeopleByMailTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private int sent;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        List.of("alice", "bob", "carol").forEach(office::join);
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** A new mail without proof. */
    private void writes(String user, String subject) {
        office.arrives("m" + ++sent, user + "@players.example", subject);
        office.intake().work();
    }

    private String newest(String user) throws Exception {
        Object content = office.newestTo(user).getContent();
        while (content instanceof jakarta.mail.Multipart several) {
            content = several.getBodyPart(0).getContent();
        }
        return content.toString();
    }

    @Test
    void aSeekIsTakenByAReplyAndTheGameBegins() throws Exception {
        writes("alice", "cholone seek");
        office.replies("alice", "yes");
        writes("bob", "list cholone");
        assertThat(newest("bob")).contains("alice looks for one player of Cholone (accept 1)");
        office.replies("bob", "accept 1");
        assertThat(office.replies("bob", "yes").outcome()).contains("done");
        assertThat(office.newestTo("alice").getSubject()).startsWith("cholone board 101 (alice, bob)");
    }

    @Test
    void aWithdrawnChallengeIsToldToWhoWasAsked() throws Exception {
        writes("alice", "cholone challenge bob");
        office.replies("alice", "yes");
        office.replies("alice", "withdraw\r\n\r\nI am going to sea.");
        assertThat(newest("bob")).contains("alice has withdrawn challenge 1").contains("I am going to sea.");
        office.replies("bob", "accept");
        assertThat(newest("bob")).contains("Challenge 1 is settled: it was withdrawn.");
    }

    @Test
    void aChallengeThatNobodyAnswersEndsByItself() throws Exception {
        writes("alice", "cholone challenge bob");
        office.replies("alice", "yes");
        office.later(Duration.ofDays(31));
        office.store().change(tx -> Invitations.expire(tx, office.instant()));
        assertThat(newest("alice")).contains("Challenge 1 was not settled in time");
        assertThat(newest("bob")).contains("Challenge 1 was not settled in time");
    }

    @Test
    void theChallengerHearsOfARefusal() throws Exception {
        writes("alice", "cholone challenge bob carol");
        office.replies("alice", "yes");
        office.replies("bob", "decline\r\n\r\nNo time before June, sorry.");
        assertThat(newest("alice"))
                .contains("bob has declined challenge 1")
                .contains("No time before June, sorry.")
                .contains("cholone challenge carol");
        office.replies("alice", "cholone challenge carol");
        assertThat(newest("carol")).contains("alice invites you to a game of Cholone.");
    }

    @Test
    void wordsOfAnAcceptanceAreInTheFirstBoardMailOfTheOthers() throws Exception {
        writes("alice", "cholone challenge bob");
        office.replies("alice", "yes");
        office.replies("bob", "accept\r\n\r\nGood luck to you!");
        assertThat(newest("alice")).contains("bob writes:").contains("Good luck to you!");
        assertThat(newest("bob")).doesNotContain("Good luck to you!");
    }

    @Test
    void aBlockedPlayerIsRefusedPolitely() throws Exception {
        writes("bob", "block alice");
        office.replies("bob", "yes");
        writes("alice", "cholone challenge bob");
        assertThat(newest("alice")).startsWith("bob does not accept this challenge at present.");
    }

    @Test
    void aNewAddressGetsTheMailsOnceItHasReplied() throws Exception {
        writes("alice", "add dora@players.example");
        office.replies("alice", "yes");
        assertThat(newest("dora")).startsWith("Did you mean to get the mails of this server at");
        office.replies("dora", "yes");
        assertThat(office.newestTo("alice").getAllRecipients())
                .extracting(Object::toString)
                .anyMatch(to -> to.contains("dora@players.example"));
    }

    @Test
    void statusTellsWhatBecameOfTheLastMails() throws Exception {
        writes("alice", "cholone challenge nobody1");
        writes("alice", "status");
        assertThat(newest("alice"))
                .startsWith("You are alice; our mails to you go to alice@players.example.")
                .contains("Your last mails to us:")
                .contains("refused")
                .contains("Nobody here is called nobody1.");
    }

    @Test
    void afterASignoffNothingMoreGoesToThePlayer() throws Exception {
        int board = board();
        writes("alice", "signoff");
        assertThat(office.replies("alice", "yes").outcome()).contains("refused");
        assertThat(office.replies("alice", "alice").outcome()).contains("done");
        assertThat(newest("alice")).startsWith("Your account closes, alice.");
        assertThat(newest("bob")).startsWith("alice is closing the account");
        writes("alice", "status");
        assertThat(newest("alice")).contains("To keep it, write \"reopen\".");
        office.departed("alice");
        assertThat(newest("alice")).startsWith("Goodbye, alice.");
        assertThat(newest("bob")).startsWith("You won, bob: alice resigned.");
        assertThat(office.store()
                        .read(tx -> tx.players().called("alice"))
                        .orElseThrow()
                        .state())
                .isEqualTo(Player.State.GONE);
        assertThat(office.outgoing().subList(0, 2))
                .extracting(OutboxItem::to)
                .containsExactly("alice@players.example", "bob@players.example"); // the newest first: she is told last
        assertThat(office.record(board).result()).isPresent();
    }

    private int board() {
        writes("alice", "cholone challenge bob");
        office.replies("alice", "yes");
        office.replies("bob", "accept");
        return 101;
    }

    @Test
    void aThingOnABoardIsAskedInAReplyToIt() throws Exception {
        board();
        office.replies("bob", "show alice");
        assertThat(newest("bob")).startsWith("Board 101 before the first move");
    }
}
