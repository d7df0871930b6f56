package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.MailResult;

/** One test for every reason why something is too much, named like it. */
class LimitRefusalTest extends ClubTest {

    private static final RequestLimits NARROW = new RequestLimits(60, 20, 2, 3, 2, 1, false, 10);

    @Test
    void tooManyMails() {
        club.under(NARROW);
        for (int i = 0; i < 3; i++) {
            assertThat(club.says("alice", "list").result()).startsWith("answered");
        }
        assertThat(club.says("alice", "list").to("alice"))
                .containsExactly("refused: You have written 3 mails within a day, and I hear no more."
                        + " Nothing was done; please write again tomorrow.");
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
                        "refused: I hear 2 lines of a mail. What follows from this line on was not done;"
                                + " please send it in another mail.");
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
                .isEqualTo("refused: The owner of this address was asked to confirm 2 commands within a day,"
                        + " and is asked no more. Nothing was done.");
        assertThat(handled.notices()).isEmpty();
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(LimitRefusal.class).hasItsTestIn(LimitRefusalTest.class);
    }
}
