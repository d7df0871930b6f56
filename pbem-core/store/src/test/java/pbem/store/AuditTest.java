package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.ClubTest;

class AuditTest extends ClubTest {

    /** A board under way and one of every end. */
    private void play() {
        club.board("cholone", "alice", "bob");
        club.plays(101, "c5,d5");
        club.board("pebbles", "alice", "bob", "carol");
        club.plays(102, "take1");
        club.says("bob", "resign 102");
        club.board("pebbles", "alice", "bob");
        List.of("take3", "take3", "take1").forEach(move -> club.plays(103, move));
        club.board("pebbles", "alice", "bob");
        club.admin((administration, repositories, now) -> administration.annul(repositories, 104, "root", "", now));
        club.board("pebbles", "alice", "bob");
        club.admin((administration, repositories, now) ->
                administration.adjudicate(repositories, 105, List.of("bob"), "root", "", now));
        club.board("pebbles", "alice");
    }

    private void damage(String sql) {
        int rows = club.store().change(tx -> tx.handle().execute(sql));
        assertThat(rows).isPositive();
    }

    @Test
    void what_was_played_is_in_order() {
        play();
        assertThat(Audit.of(club.store())).isEqualTo(new Audit.Report(6, List.of()));
    }

    @Test
    void an_empty_server_is_in_order() {
        assertThat(Audit.of(club.store())).isEqualTo(new Audit.Report(0, List.of()));
    }

    @Test
    void a_wrong_summary_is_told_with_what_it_should_be() {
        play();
        damage("UPDATE board SET moves = 5 WHERE number = 101");
        assertThat(Audit.of(club.store()).faults()).containsExactly("board 101: moves is stored as 5, the log says 1");
    }

    @Test
    void an_illegal_move_in_the_log_is_told() {
        play();
        damage("UPDATE event SET args = replace(args, 'c5,d5', 'c5,i9') WHERE board = 101");
        assertThat(Audit.of(club.store()).faults())
                .containsExactly(
                        "board 101: the record of board 101 does not replay: c5,i9 at revision 1 is not legal");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE board SET state = 'FINISHED' WHERE number = 101",
                "UPDATE board SET revision = 2 WHERE number = 101",
                "UPDATE board SET to_move = '[\"alice\"]' WHERE number = 101",
                "UPDATE board SET result = '{}' WHERE number = 101",
                "UPDATE board SET deadline = deadline + 1 WHERE number = 101",
                "UPDATE board SET deadline = NULL WHERE number = 101",
                "UPDATE board SET changed_at = 0 WHERE number = 101",
                "UPDATE board SET game = 'ludo' WHERE number = 101",
                "UPDATE board SET options = '{\"setup\":\"none\"}' WHERE number = 101",
                "UPDATE board SET terms = 'x' WHERE number = 101",
                "UPDATE board SET seed = 'x' WHERE number = 101",
                "UPDATE seat SET player_id = 3 - player_id WHERE board = 101",
                "DELETE FROM seat WHERE board = 101 AND seat = 2",
                "DELETE FROM event WHERE board = 101",
                "UPDATE event SET revision = 2 WHERE board = 101",
                "UPDATE event SET args = 'x' WHERE board = 101",
                "UPDATE event SET args = replace(args, '\"number\":1', '\"number\":2') WHERE board = 101",
                "UPDATE event SET at = at + 1 WHERE board = 101"
            })
    void damage_is_found_and_names_the_board(String sql) {
        club.board("cholone", "alice", "bob");
        club.plays(101, "c5,d5");
        damage(sql);
        assertThat(Audit.of(club.store()).faults()).isNotEmpty().allMatch(fault -> fault.startsWith("board 101: "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"resigned", "lapsed"})
    void nobody_leaves_a_game_twice(String kind) {
        club.board("pebbles", "alice", "bob", "carol");
        club.says("alice", "resign 101");
        String args = "{\"kind\":\"" + kind + "\",\"seat\":{\"number\":1}}";
        damage("INSERT INTO event SELECT board, 2, at, actor_role, actor_name, proof, inbox_id, format, kind, '" + args
                + "' FROM event WHERE board = 101");
        damage("UPDATE board SET revision = 2 WHERE number = 101");
        assertThat(Audit.of(club.store()).faults())
                .containsExactly("board 101: the record of board 101 does not replay:"
                        + " at revision 2 seat 1 has nothing left to leave");
    }

    @Test
    void nothing_happens_on_a_board_after_its_end() {
        club.board("pebbles", "alice", "bob");
        club.admin((administration, repositories, now) -> administration.annul(repositories, 101, "root", "", now));
        damage("INSERT INTO event SELECT board, 2, at, actor_role, actor_name, proof, inbox_id, format, kind, args"
                + " FROM event WHERE board = 101");
        damage("UPDATE board SET revision = 2 WHERE number = 101");
        assertThat(Audit.of(club.store()).faults())
                .containsExactly("board 101: the record of board 101 does not replay:"
                        + " revision 2 follows the end of the game");
    }
}
