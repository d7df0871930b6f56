package pbem.terms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse the terms of a challenge, named after it. */
class TermsRefusalTest extends ClubTest {

    private String refused(String terms) {
        String result = club.says("alice", "cholone challenge bob " + terms).result();
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void unknownTerm() {
        assertThat(refused("--nagtimelimit=7"))
                .isEqualTo("I do not know the term --nagtimelimit. The terms are --nagtime=DAYS, --forfeittime=DAYS,"
                        + " --totaltime=DAYS, --increment=DAYS, --weekdays, --no-vacation, --claim, --unrated, --random"
                        + " and --from=BOARD/MOVE.");
    }

    @Test
    void badValue() {
        assertThat(refused("--nagtime=soon")).isEqualTo("--nagtime cannot be \"soon\". The form is: --nagtime=DAYS");
        assertThat(refused("--forfeittime")).isEqualTo("--forfeittime cannot be \"\". The form is: --forfeittime=DAYS");
        assertThat(refused("--totaltime=0")).startsWith("--totaltime cannot be \"0\".");
        assertThat(refused("--totaltime=-1")).startsWith("--totaltime cannot be \"-1\".");
        assertThat(refused("--totaltime=99999")).startsWith("--totaltime cannot be \"99999\".");
        assertThat(refused("--unrated=yes")).isEqualTo("--unrated cannot be \"yes\". The form is: --unrated");
        assertThat(refused("--claim=yes")).isEqualTo("--claim cannot be \"yes\". The form is: --claim");
        assertThat(refused("--random=5")).isEqualTo("--random cannot be \"5\". The form is: --random");
        for (String from : new String[] {"", "101", "101/0", "0/1", "101/24/7", "1234567890/1", "101/x"}) {
            assertThat(refused("-from=" + from))
                    .isEqualTo("--from cannot be \"" + from + "\". The form is: --from=BOARD/MOVE");
        }
    }

    @Test
    void nagAfterForfeit() {
        assertThat(refused("--nagtime=30"))
                .isEqualTo("A reminder after 30 days would come too late when the game is lost after 21 days.");
        assertThat(refused("--nagtime=2 --forfeittime=1"))
                .isEqualTo("A reminder after 2 days would come too late when the game is lost after one day.");
    }

    @Test
    void oddsForTwo() {
        assertThat(refused("carol --forfeittime=3,14"))
                .isEqualTo("Two times for a move (3,14) are only for a game of two players: the first time is for the"
                        + " first seat.");
    }

    @Test
    void oddsByLot() {
        assertThat(refused("--random time=3,14d"))
                .isEqualTo("With --random nobody knows who gets which time. Leave out --random, or give both the same"
                        + " time in place of 3,14.");
    }

    @Test
    void nothingToFill() {
        assertThat(refused("--increment=1"))
                .isEqualTo("An increment of one day needs a time for the whole game: --totaltime=DAYS"
                        + " --increment=DAYS");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(TermsRefusal.class).hasItsTestIn(TermsRefusalTest.class);
    }
}
