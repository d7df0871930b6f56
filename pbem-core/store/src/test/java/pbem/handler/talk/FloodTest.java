package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Many words of one player reach each of the others in one mail. */
class FloodTest extends ClubTest {

    private int board;

    @BeforeEach
    void begin() {
        board = club.board("pebbles", "alice", "bob");
    }

    private static String times(int count, String line) {
        return "multiple\n" + IntStream.range(0, count).mapToObj(i -> line + i).collect(Collectors.joining("\n"));
    }

    @Test
    void a_mail_with_fifty_chats_is_one_mail_to_each_reader() {
        MailResult handled = club.says("alice", times(50, "chat " + board + " word "));
        assertThat(handled.results())
                .hasSize(50)
                .allSatisfy(result -> assertThat(result).startsWith("done"));
        assertThat(handled.to("alice")).hasSize(1);
        assertThat(handled.to("bob"))
                .containsExactly("remark 1"
                        + IntStream.rangeClosed(2, 50).mapToObj(i -> ", " + i).collect(Collectors.joining()));
        assertThat(club.says("alice", "chat " + board + " one more").result())
                .as("and counts as one")
                .startsWith("done");
    }

    @Test
    void chats_at_several_boards_are_one_mail_to_whoever_sits_at_all() {
        int other = club.board("pebbles", "bob", "carol");
        MailResult handled = club.says("bob", "multiple\nchat " + board + " hello\nchat " + other + " bye");
        assertThat(handled.to("bob")).containsExactly("remark 1, 2");
        assertThat(handled.to("alice")).containsExactly("remark 1");
        assertThat(handled.to("carol")).containsExactly("remark 2");
    }

    @Test
    void messages_of_one_mail_to_the_same_players_are_one() {
        MailResult handled = club.says("alice", "multiple\nmessage bob\n  one\nmessage bob\n  two");
        assertThat(handled.to("bob")).containsExactly("message from alice: one\n\ntwo");
    }

    @Test
    void feedback_of_one_mail_is_one() {
        MailResult handled = club.says("alice", times(50, "feedback word "));
        assertThat(handled.to("admin")).hasSize(1);
    }

    @Test
    void fifty_mails_with_chats_reach_nobody_fifty_times() {
        int heard = 0;
        for (int i = 0; i < 50; i++) {
            heard +=
                    club.says("alice", "chat " + board + " word " + i).to("bob").size();
        }
        assertThat(heard).isEqualTo(20);
    }

    @Test
    void whoever_joins_an_open_challenge_and_leaves_it_again_and_again_is_stopped() {
        club.says("alice", "pebbles seek 3");
        int told = 0;
        for (int i = 0; i < 50; i++) {
            told += club.says("bob", "accept 1\n\nhello").to("alice").size();
            told += club.says("bob", "decline 1\n\nbye").to("alice").size();
        }
        assertThat(told).isEqualTo(40);
    }
}
