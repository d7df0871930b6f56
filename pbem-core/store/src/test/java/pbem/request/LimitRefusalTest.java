package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.MailResult;
import pbem.testkit.UsualLimits;

/** One test for each limit that refuses a command, named after it. */
class LimitRefusalTest extends ClubTest {

    private static final RequestLimits NARROW =
            new RequestLimits(60, UnprovenLimits.STANDARD, 2, 3, 2, 1, false, 10, TalkLimits.STANDARD);

    @Test
    void tooManyMails() {
        club.under(NARROW);
        for (int i = 0; i < 3; i++) {
            assertThat(club.says("alice", "list").result()).startsWith("answered");
        }
        assertThat(club.says("alice", "list").to("alice"))
                .containsExactly("refused: You have written 3 mails within a day, which is the limit. Nothing was"
                        + " done; please write again tomorrow.");
        assertThat(club.says("alice", "list").notices()).isEmpty();
        assertThat(club.says("bob", "list").result()).startsWith("answered");
    }

    @Test
    void tooManyLines() {
        club.under(NARROW);
        MailResult handled = club.says("alice", "list\nlist cholone\nhelp\nhelp");
        assertThat(handled.results())
                .containsExactly(
                        "answered: sent a list",
                        "answered: sent a list",
                        "refused: I read at most 2 lines of a mail. Nothing from this line on was done; please send"
                                + " it in another mail.");
    }

    @Test
    void tooManyBoards() {
        club.under(NARROW);
        club.board("cholone", "alice", "bob");
        assertThat(club.says("alice", "cholone challenge carol").result())
                .isEqualTo("refused: You play on one board already. When one of them is over, you can begin another.");
        club.says("carol", "cholone challenge bob");
        assertThat(club.says("bob", "accept").result()).startsWith("refused: You play on one board already.");
        assertThat(club.says("bob", "decline").result()).startsWith("done");
    }

    @Test
    void tooManyQuestions() {
        club.under(NARROW);
        club.says("carol", "cholone challenge alice");
        for (int i = 0; i < 2; i++) {
            assertThat(club.mail("alice", "accept").result()).startsWith("held");
        }
        MailResult handled = club.mail("alice", "accept");
        assertThat(handled.result())
                .isEqualTo("refused: The owner of this address was asked to confirm 2 commands within a day, which is"
                        + " the limit. Nothing was done.");
        assertThat(handled.notices()).isEmpty();
    }

    private static RequestLimits unproven(int answers, int lines, int inAll, int kilobytes) {
        return UsualLimits.with(new UnprovenLimits(answers, lines, inAll, kilobytes, 0));
    }

    private static RequestLimits talk(int said, int toOne, int challenges, int challengesToOne) {
        return UsualLimits.with(new TalkLimits(said, toOne, 4, challenges, challengesToOne, 2, 2));
    }

    @Test
    void tooManyUnprovenLines() {
        String five = "list\nhelp\nlist cholone\nhelp queue\nhelp cholone\n";
        assertThat(club.mail("alice", "multiple", five + "help block\nhelp move")
                        .results())
                .hasSize(6)
                .last()
                .isEqualTo("refused: Nothing proves who sent this mail, so I read at most 5 lines of it. Nothing from"
                        + " this line on was read. Reply to a mail that you got from here, and I will read all of it.");
        assertThat(club.says("alice", five + "help block\nhelp move").results())
                .as("with proof all is heard")
                .hasSize(7)
                .allSatisfy(result -> assertThat(result).startsWith("answered"));
    }

    @Test
    void lineTooLong() {
        String line = "cholone preview new 2 " + "c5,d5 ".repeat(200);
        assertThat(club.mail("alice", "", line).result())
                .isEqualTo("refused: Nothing proves who sent this mail, and this line of it has more than 1000"
                        + " letters. It was not read.");
        assertThat(club.says("alice", line).result()).doesNotContain("was not read");
    }

    @Test
    void tooManyAnswers() {
        club.under(unproven(2, 5, 100, 1_000));
        club.mail("alice", "list");
        club.mail("alice", "list");
        MailResult third = club.mail("alice", "list");
        assertThat(third.result())
                .isEqualTo("refused: We have answered 2 mails from this address within the hour, and will answer no"
                        + " more for a while.");
        assertThat(third.notices()).isEmpty();
        assertThat(club.says("alice", "list").result()).startsWith("answered");
    }

    @Test
    void unprovenBudgetSpent() {
        club.under(unproven(20, 5, 3, 1_000));
        for (int i = 0; i < 3; i++) {
            assertThat(club.mail("eve@example" + i + ".org", "list").notices()).hasSize(1);
        }
        MailResult fourth = club.mail("eve@example4.org", "list");
        assertThat(fourth.result())
                .isEqualTo("refused: We have sent so much to unproven addresses within the hour that we send them"
                        + " nothing else for a while. Nothing was done; please try again later.");
        assertThat(fourth.notices()).isEmpty();
        assertThat(club.mail("alice", "pebbles challenge bob").notices())
                .as("nor are they asked to confirm")
                .isEmpty();
        assertThat(club.says("bob", "add bob@other.example").result())
                .as("nor is anybody asked whom a player names")
                .startsWith("refused: We have sent so much to unproven addresses");
        assertThat(club.says("alice", "list").notices())
                .as("whoever proves who they are is heard")
                .hasSize(1);
        club.later(Duration.ofMinutes(61));
        assertThat(club.mail("eve@example4.org", "list").notices()).hasSize(1);
    }

    @Test
    void saidTooOften() {
        club.under(talk(2, 10, 10, 10));
        club.says("alice", "message bob\n\none");
        club.later(Duration.ofMinutes(20));
        club.says("alice", "message carol\n\ntwo");
        MailResult third = club.says("alice", "message bob\n\nthree");
        assertThat(third.result())
                .isEqualTo("refused: You have written to others 2 times within an hour. You may write again from"
                        + " Monday 5 May 2025, 15:03 UTC on; this was not passed on.");
        assertThat(third.to("bob")).isEmpty();
        club.at(Instant.parse("2025-05-05T15:03:00Z"));
        assertThat(club.says("alice", "message bob\n\nthree").result()).startsWith("done");
    }

    @Test
    void saidToOneTooOften() {
        club.under(talk(10, 2, 10, 10));
        int board = club.board("pebbles", "alice", "bob");
        club.says("alice", "chat " + board + " one");
        club.says("alice", "message bob\n\ntwo");
        assertThat(club.says("alice", "chat " + board + " three").result())
                .startsWith("refused: You have written 2 times within an hour to one of the people whom this would"
                        + " reach. You may write again from ");
        assertThat(club.says("alice", "message carol bob\n\nthree").result()).startsWith("refused: ");
        assertThat(club.says("alice", "message carol\n\nthree").result()).startsWith("done");
        assertThat(club.says("carol", "message bob\n\nme, too").result()).startsWith("done");
    }

    @Test
    void reachedTooMany() {
        club.under(talk(10, 10, 10, 10));
        assertThat(club.says("alice", "message bob carol\n\none").result()).startsWith("done");
        assertThat(club.says("alice", "pebbles challenge bob carol").result()).startsWith("done");
        MailResult fifth = club.says("alice", "multiple\nmessage bob\n  two\npebbles challenge carol");
        assertThat(fifth.results())
                .containsExactly(
                        "refused: Your mails have caused 4 mails to others within an hour. You may write to others"
                                + " again from Monday 5 May 2025, 15:03 UTC on; nothing was done.",
                        "refused: Your mails have caused 4 mails to others within an hour. You may write to others"
                                + " again from Monday 5 May 2025, 15:03 UTC on; nothing was done.");
        assertThat(fifth.to("bob")).isEmpty();
        assertThat(club.says("carol", "message bob\n\nme, too").result()).startsWith("done");
    }

    @Test
    void tooManyChallenges() {
        club.under(talk(10, 10, 2, 10));
        club.says("alice", "pebbles challenge bob");
        club.says("alice", "pebbles seek");
        assertThat(club.says("alice", "pebbles challenge carol").result())
                .isEqualTo("refused: You have made or taken 2 challenges within a day. You may make or take another"
                        + " from Tuesday 6 May 2025, 14:03 UTC on; nothing was done.");
        assertThat(club.mail("alice", "pebbles challenge carol").notices().toString())
                .as("nobody is asked to confirm what could not be done")
                .contains("You may make or take another from")
                .doesNotContain("confirm");
        club.later(Duration.ofDays(1).plusMinutes(1));
        assertThat(club.says("alice", "pebbles challenge carol").result()).startsWith("done");
    }

    @Test
    void tooManyChallengesToOne() {
        club.under(talk(10, 10, 10, 2));
        club.says("alice", "pebbles challenge bob\nwithdraw");
        club.says("alice", "pebbles challenge bob\nwithdraw");
        MailResult third = club.says("alice", "pebbles challenge bob");
        assertThat(third.result())
                .startsWith("refused: You have sent 2 challenges within a day to one of the people whom this would"
                        + " reach.");
        assertThat(third.to("bob")).isEmpty();
        assertThat(club.says("alice", "pebbles challenge carol").result()).startsWith("done");
    }

    @Test
    void feedbackTooOften() {
        club.under(talk(10, 10, 10, 10));
        club.says("alice", "feedback one");
        club.says("alice", "call arbiter two");
        MailResult third = club.says("alice", "feedback three");
        assertThat(third.result()).startsWith("refused: You have written to those who run this server 2 times");
        assertThat(third.to("admin")).isEmpty();
    }

    @Test
    void watchedTooOften() {
        club.under(talk(10, 10, 10, 10));
        int first = club.board("pebbles", "alice", "bob");
        int second = club.board("pebbles", "alice", "bob");
        int third = club.board("pebbles", "alice", "bob");
        assertThat(club.says("carol", "subscribe " + first + " " + second + " " + third)
                        .results())
                .hasSize(3)
                .last()
                .asString()
                .startsWith("refused: You have begun to watch 2 times within a day. You may begin again from ");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(LimitRefusal.class).hasItsTestIn(LimitRefusalTest.class);
    }
}
