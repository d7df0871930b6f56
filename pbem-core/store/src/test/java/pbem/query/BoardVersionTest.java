package pbem.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.summary.BoardMark;

/** A change in what a board shows changes its version; without one the version stays. */
class BoardVersionTest extends QueriesTest {

    private BoardMark before;

    @BeforeEach
    void begin() {
        club.board("pebbles", "alice", "bob");
        before = version();
    }

    private BoardMark version() {
        return queries.boards().version(101).orElseThrow();
    }

    @Test
    void the_version_stays_while_only_other_boards_change() {
        club.board("pebbles", "alice", "carol");
        club.says("carol", "resign 102");
        club.says("carol", "change name caroline");
        assertThat(version()).isEqualTo(before);
    }

    @Test
    void an_event_changes_it() {
        club.says("bob", "resign 101");
        assertThat(version()).isNotEqualTo(before).matches(version -> !version.open());
    }

    @Test
    void a_changed_userid_changes_the_version() {
        club.says("alice", "change name alicia");
        assertThat(version()).isNotEqualTo(before);
    }

    @Test
    void a_vacation_that_moves_the_deadline_changes_the_version() {
        club.says("alice", "vacation 2025-05-08 2025-05-20");
        club.says("bob", "vacation 2025-05-08 2025-05-20");
        assertThat(version()).isNotEqualTo(before);
    }

    @Test
    void a_board_that_is_read_comes_with_the_version_that_it_was_of() {
        assertThat(queries.boards().board(101, OptionalInt.empty()))
                .get()
                .extracting(BoardDetails::version)
                .isEqualTo(before);
    }

    @Test
    void a_missing_board_has_no_version() {
        assertThat(queries.boards().version(999)).isEmpty();
    }
}
