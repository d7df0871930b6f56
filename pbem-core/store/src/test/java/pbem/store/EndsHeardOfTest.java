package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;

/** The rows of a tournament's boards note whether the end of each board was handled. */
class EndsHeardOfTest extends ClubTest {

    @BeforeEach
    void begin() {
        Cup.begin(club, "alice", "bob", "carol");
    }

    private List<String> faults() {
        return Audit.of(club.store()).faults();
    }

    private void change(String sql) {
        club.store().change(tx -> Tables.of(tx).execute(sql));
    }

    private List<Integer> due() {
        return club.changing(repositories -> repositories.tournaments().due(club.now()));
    }

    /** The player in the second seat says the line. */
    private void second(int board, String line) {
        club.says(club.record(board).board().players().get(1).user(), line);
    }

    @Test
    void a_wrong_note_is_found_and_mended() {
        second(102, "resign 102");
        change("UPDATE tournament_board SET unheard = 0");
        assertThat(faults())
                .singleElement()
                .asString()
                .startsWith("tournament 1: of 1 of its boards it is stored wrongly");
        Audit.mend(club.store());
        assertThat(faults()).isEmpty();
        assertThat(due()).containsExactly(1);
    }
}
