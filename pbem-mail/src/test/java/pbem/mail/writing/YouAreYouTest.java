package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.ReplyTarget;

/** A mail calls its reader "you". */
class YouAreYouTest {

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        List.of("alice", "bob", "carol").forEach(club::join);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static ReplyTarget board(int revision) {
        return new ReplyTarget.OfBoard(101, revision);
    }

    /** The first sentence to each player, in the order in which they play. */
    private List<String> leads(String... users) {
        List<Mail> mails = club.mails();
        return Stream.of(users)
                .map(user -> mails.stream()
                        .filter(mail -> mail.outgoing().recipients().contains(user + "@example.net"))
                        .findFirst()
                        .orElseThrow())
                .map(mail -> mail.text().replaceFirst("(?s)\n\n.*", "").replace("\n", " "))
                .toList();
    }

    @Test
    void a_receipt_says_you_and_other_mails_name_the_player() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");
        assertThat(leads("alice", "bob"))
                .containsExactly("You played c5,d5. bob is to move.", "Your move, bob: alice played c5,d5.");
    }

    @Test
    void a_draw_of_yours_was_declined() {
        club.board("alice", "bob");
        club.says("alice", board(0), "draw", "");
        assertThat(leads("alice", "bob"))
                .containsExactly(
                        "You offer a draw. bob still has to answer. It is your move.",
                        "Your answer, bob: alice offers a draw. alice is to move.");
        club.says("bob", board(1), "reject", "");
        assertThat(leads("alice", "bob"))
                .containsExactly(
                        "Your move, alice: your draw was declined.",
                        "You declined the draw that alice offered. alice is to move.");
    }

    @Test
    void among_three_it_is_said_who_declined() {
        club.board("alice", "bob", "carol");
        club.says("alice", board(0), "draw", "").mails();
        club.says("carol", board(1), "reject", "");
        String turn = " alice is to move.";
        assertThat(leads("alice", "bob", "carol"))
                .containsExactly(
                        "Your move, alice: your draw was declined by carol.",
                        "carol declined the draw that alice offered." + turn,
                        "You declined the draw that alice offered." + turn);
    }

    @Test
    void a_move_that_you_asked_to_take_back_stays() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "").mails();
        club.says("alice", board(1), "undo", "").mails();
        club.says("bob", board(2), "reject", "");
        assertThat(leads("alice", "bob"))
                .containsExactly(
                        "Your request to take c5,d5 back was declined. bob is to move.",
                        "Your move, bob: you declined to take c5,d5 back.");
    }

    @Test
    void an_offer_that_you_took_back_was_yours() {
        club.board("alice", "bob");
        club.says("alice", board(0), "draw", "").mails();
        club.says("alice", board(1), "reject", "");
        assertThat(leads("alice", "bob"))
                .containsExactly(
                        "Your move, alice: you take your offer back.", "alice takes the offer back. alice is to move.");
    }

    @Test
    void the_end_says_who_won_and_how() {
        club.board("alice", "bob");
        club.says("alice", board(0), "resign", "");
        List<Mail> mails = club.mails();
        assertThat(mails.get(0).text()).startsWith("bob won, alice: you resigned.");
        assertThat(mails.get(1).text()).startsWith("You won, bob: alice resigned.");
        assertThat(mails)
                .allSatisfy(mail -> assertThat(mail.text())
                        .contains("What you can do now:", "    record 101 ", "    cholone seek ")
                        .containsPattern("    (?:rematch|cholone challenge (?:alice|bob)) "));
    }

    @Test
    void chat_says_who_is_to_move() {
        club.board("alice", "bob");
        club.says("alice", board(0), "chat", "Hello!");
        assertThat(club.mailTo("bob").text()).startsWith("alice writes to all at board 101. alice is to move.");
        club.says("bob", board(0), "chat", "Hello!");
        assertThat(club.mails().get(0).text()).startsWith("bob writes to all at board 101. It is your move.");
    }
}
