package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.player.Membership;
import pbem.request.TalkLimits;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Many messages of one player reach each other player in one mail. */
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
    void chats_at_several_boards_are_one_mail_to_a_player_of_all() {
        int other = club.board("pebbles", "bob", "carol");
        MailResult handled = club.says("bob", "multiple\nchat " + board + " hello\nchat " + other + " bye");
        assertThat(handled.to("bob")).containsExactly("remark 1, 2");
        assertThat(handled.to("alice")).containsExactly("remark 1");
        assertThat(handled.to("carol")).containsExactly("remark 2");
    }

    @Test
    void several_messages_to_the_same_players_in_one_mail_become_one_mail() {
        MailResult handled = club.says("alice", "multiple\nmessage bob\n  one\nmessage bob\n  two");
        assertThat(handled.to("bob")).containsExactly("message from alice: one\n\ntwo");
    }

    @Test
    void several_lines_of_feedback_in_one_mail_become_one_mail() {
        MailResult handled = club.says("alice", times(50, "feedback word "));
        assertThat(handled.to("admin")).hasSize(1);
    }

    @Test
    void messages_in_many_mails_reach_a_limited_number_of_players() {
        for (int i = 0; i < 49; i++) {
            club.join("user" + i);
        }
        String toAll = "multiple\n"
                + IntStream.range(0, 49)
                        .mapToObj(i -> "message user" + i + "\n  hello")
                        .collect(Collectors.joining("\n"));
        int mails = 0;
        for (int i = 0; i < 20; i++) {
            mails += (int) club.says("alice", toAll).notices().stream()
                    .filter(notice -> notice.startsWith("user"))
                    .count();
        }
        assertThat(mails).isEqualTo(TalkLimits.STANDARD.readersPerHour());
    }

    @Test
    void messages_to_circles_that_overlap_are_one_mail_to_each_reader() {
        club.join("dave");
        MailResult handled = club.says(
                "alice", "multiple\nmessage bob carol\n  one\nmessage bob dave\n  two\nmessage bob carol\n  three");
        assertThat(handled.to("bob")).containsExactly("message from alice: one\n\nthree | two");
        assertThat(handled.to("carol")).containsExactly("message from alice: one\n\nthree");
        assertThat(handled.to("dave")).containsExactly("message from alice: two");
    }

    @Test
    void messages_to_overlapping_circles_reach_no_more_players_than_others() {
        for (int i = 0; i < 49; i++) {
            club.join("user" + i);
        }
        int mails = 0;
        for (int i = 0; i < 20; i++) {
            int first = i;
            String circles = "multiple\n"
                    + IntStream.range(0, 48)
                            .mapToObj(k -> "message user" + k + " user" + (k + 1) + "\n  hello " + first)
                            .collect(Collectors.joining("\n"));
            mails += (int) club.says("alice", circles).notices().stream()
                    .filter(notice -> notice.startsWith("user"))
                    .count();
        }
        assertThat(mails).isEqualTo(TalkLimits.STANDARD.readersPerHour());
    }

    @Test
    void challenges_of_one_mail_are_one_mail_to_each_reader() {
        MailResult handled = club.says("alice", "multiple\n" + "pebbles challenge bob carol\n".repeat(10));
        assertThat(handled.results())
                .hasSize(10)
                .allSatisfy(result -> assertThat(result).startsWith("done"));
        assertThat(handled.to("bob"))
                .containsExactly(IntStream.rangeClosed(1, 10)
                        .mapToObj(i -> "challenge " + i + " invited by alice")
                        .collect(Collectors.joining(", ")));
        assertThat(handled.to("carol")).hasSize(1);
        assertThat(handled.to("alice")).hasSize(1);
        assertThat(club.says(
                                "alice",
                                "multiple\n"
                                        + IntStream.rangeClosed(1, 10)
                                                .mapToObj(i -> "withdraw " + i)
                                                .collect(Collectors.joining("\n")))
                        .to("bob"))
                .hasSize(1);
    }

    @Test
    void a_challenge_that_the_same_mail_takes_back_is_told_as_it_is_in_the_end() {
        assertThat(club.says("alice", "pebbles challenge bob\nwithdraw").to("bob"))
                .containsExactly("challenge 1 withdrawn by alice");
    }

    @Test
    void reports_of_one_mail_are_one_mail_to_each_reader() {
        club.join("mona");
        club.changing(repositories -> {
            repositories.players().appoint(club.player("mona"), Membership.Office.MODERATOR);
            return true;
        });
        MailResult handled = club.says("alice", times(50, "report bob word "));
        assertThat(handled.to("admin"))
                .singleElement()
                .asString()
                .startsWith("Report 1 waits for an answer; and 49 other matters: ")
                .contains("word 0", "word 49");
        assertThat(handled.to("mona")).hasSize(1);
    }

    @Test
    void several_decisions_about_a_player_in_one_mail_are_one_mail_to_them() {
        club.changing(repositories -> {
            repositories.players().appoint(club.player("carol"), Membership.Office.MODERATOR);
            return true;
        });
        String often = "multiple\n"
                + IntStream.range(0, 24)
                        .mapToObj(i -> "moderate mute bob 1 noise\nmoderate resume bob")
                        .collect(Collectors.joining("\n"));
        assertThat(club.says("carol", often).to("bob")).hasSize(1);
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
    void a_player_who_keeps_joining_and_leaving_a_challenge_is_stopped() {
        club.says("alice", "pebbles seek 3");
        int told = 0;
        for (int i = 0; i < 50; i++) {
            told += club.says("bob", "accept 1\n\nhello").to("alice").size();
            told += club.says("bob", "decline 1\n\nbye").to("alice").size();
        }
        assertThat(told).isEqualTo(40);
    }
}
