package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.ReplyTarget;
import pbem.testkit.Golden;

/** The mails that pass on messages, and the mails for watchers. */
class GoldenTalkMailsTest {

    private static final ReplyTarget BOARD = new ReplyTarget.OfBoard(101, 0);

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
        club.board("alice", "bob");
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void chat_for_who_plays_there() {
        club.says("alice", BOARD, "chat", "Sorry for being slow.\n\nWork, you know.");

        golden("chat", club.mailTo("bob"));
    }

    @Test
    void chat_for_who_watches() {
        club.says("carol", ReplyTarget.NONE, "subscribe 101", "").mails();
        club.says("alice", BOARD, "chat", "Who is looking on?");

        golden("chat-watched", club.mailTo("carol"));
    }

    @Test
    void chat_at_several_boards_in_one_mail() {
        club.board("bob", "alice");
        club.says(
                "alice", ReplyTarget.NONE, List.of("chat 101 Sorry.", "chat 102 Well played!", "chat 101 Your move."));

        golden("chat-several", club.mailTo("bob"));
    }

    @Test
    void what_one_player_writes_to_the_admin_in_one_mail() {
        club.says(
                "alice",
                ReplyTarget.NONE,
                List.of(
                        "feedback The boards look nice.",
                        "call arbiter 101 bob is two people.",
                        "feedback Thank you!"));

        golden("feedback-several", mailTo("admin"));
    }

    @Test
    void a_message() {
        club.says("alice", ReplyTarget.NONE, "message bob", "A game of Chroma next week?");

        Mail mail = mailTo("bob");
        golden("message", mail);
        assertThat(mail.raw()).doesNotContain("alice@");
    }

    @Test
    void a_message_to_several() {
        club.says("alice", ReplyTarget.NONE, "message bob carol", "A game for three?");

        golden("message-several", mailTo("carol"));
    }

    @Test
    void messages_to_circles_that_overlap() {
        club.says("alice", ReplyTarget.NONE, List.of("message bob carol", "message bob"), "A game next week?");

        golden("message-circles", mailTo("bob"));
    }

    @Test
    void feedback() {
        club.says("alice", ReplyTarget.NONE, "feedback", "The boards look nice.\nThank you!");

        golden("feedback", mailTo("admin"));
    }

    @Test
    void a_call_for_the_arbiter() {
        club.says("alice", BOARD, "call arbiter", "bob has told me that he is somebody else.");

        golden("arbiter", mailTo("admin"));
    }

    @Test
    void the_answer_to_who_subscribes() {
        club.says("carol", ReplyTarget.NONE, "subscribe 101", "");

        golden("subscribed", club.mailTo("carol"));
    }

    @Test
    void a_move_for_who_watches() {
        club.says("carol", ReplyTarget.NONE, "subscribe 101", "").mails();
        club.says("alice", BOARD, "c5,d5", "Good luck!");

        golden("watched", club.mailTo("carol"));
    }

    @Test
    void the_end_for_who_watches_nothing_else() {
        club.says("carol", ReplyTarget.NONE, "notify 101", "").mails();
        club.says("alice", BOARD, "c5,d5", "");
        club.says("bob", new ReplyTarget.OfBoard(101, 1), "resign", "");

        golden("watched-end", mailTo("carol"));
    }

    /** The last of several mails to the user. */
    private Mail mailTo(String user) {
        List<Mail> theirs = club.mails().stream()
                .filter(mail -> mail.outgoing().recipients().contains(user + "@example.net"))
                .toList();
        assertThat(theirs).isNotEmpty();
        return theirs.get(theirs.size() - 1);
    }

    private static void golden(String name, Mail mail) {
        Golden.text(GoldenTalkMailsTest.class, name + ".txt", mail.headersAndText());
    }
}
