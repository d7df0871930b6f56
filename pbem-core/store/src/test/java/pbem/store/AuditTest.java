package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.ClubTest;
import pbem.testkit.TestDatabase;

class AuditTest extends ClubTest {

    /** A board under way, and one board for each kind of end. */
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
        int rows = club.store().change(tx -> Tables.of(tx).execute(sql));
        assertThat(rows).isPositive();
    }

    @Test
    void played_boards_are_in_order() {
        play();
        assertThat(Audit.of(club.store())).isEqualTo(new Audit.Report(6, List.of(), List.of()));
    }

    @Test
    void an_empty_server_is_in_order() {
        assertThat(Audit.of(club.store())).isEqualTo(new Audit.Report(0, List.of(), List.of()));
    }

    @Test
    void a_wrong_summary_is_told_with_what_it_should_be() {
        play();
        damage("UPDATE board SET moves = 5 WHERE number = 101");
        assertThat(Audit.of(club.store()).faults())
                .containsExactly(
                        "board 101: moves is stored as 5, the log says 1; repair it with: pbem verify --repair");
    }

    @Test
    void an_illegal_move_in_the_log_is_told() {
        play();
        damage("UPDATE event SET args = replace(args, 'c5,d5', 'c5,i9') WHERE board = 101");
        assertThat(Audit.of(club.store()).faults())
                .hasSize(2)
                .anyMatch(fault -> fault.startsWith("board 101: event 1 is not what was entered"))
                .anyMatch(
                        fault -> fault.startsWith("board 101: it does not replay: c5,i9 at revision 1 is not legal;"));
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
                "UPDATE event SET at = at + 1 WHERE board = 101",
                "UPDATE event SET kind = 'ludo' WHERE board = 101",
                "UPDATE event SET kind = 'resigned' WHERE board = 101",
                "UPDATE event SET args = replace(args, '\"moved\"', '\"ludo\"') WHERE board = 101",
                "UPDATE event SET actor_role = 'DEVIL' WHERE board = 101",
                "UPDATE event SET actor_name = '2' WHERE board = 101",
                "UPDATE event SET actor_name = 'nobody' WHERE board = 101",
                "UPDATE event SET proof = 'SWORN' WHERE board = 101",
                "UPDATE event SET format = 7 WHERE board = 101",
                "UPDATE event SET link = '' WHERE board = 101",
                "UPDATE board SET state = 'LUDIC' WHERE number = 101",
                "UPDATE board SET rules_version = 9 WHERE number = 101",
                "UPDATE board SET rules_version = 0 WHERE number = 101",
                "UPDATE board SET started_at = started_at + 1 WHERE number = 101",
                "UPDATE board SET head = root WHERE number = 101",
                "INSERT INTO plan SELECT 101, 1, 'c4,d4', '', 'SWORN', NULL, 0"
            })
    void damage_is_found_and_names_the_board(String sql) {
        club.board("cholone", "alice", "bob");
        club.plays(101, "c5,d5");
        damage(sql);
        assertThat(Audit.of(club.store()).faults())
                .isNotEmpty()
                .anyMatch(fault -> fault.startsWith("board 101: "))
                .allMatch(fault -> fault.contains("pbem restore") || fault.contains("pbem verify --repair"))
                .noneMatch(fault -> fault.contains("No value present") || fault.contains("Exception"));
    }

    @Test
    void another_move_that_is_legal_is_told() {
        club.board("cholone", "alice", "bob");
        club.plays(101, "c5,d5");
        club.plays(101, "g5,f5");
        damage("UPDATE event SET args = replace(args, 'c5,d5', 'c4,d4') WHERE board = 101 AND revision = 1");
        assertThat(Audit.of(club.store()).faults())
                .singleElement()
                .asString()
                .startsWith("board 101: event 1 is not what was entered: its instant, seat or decision was changed");
    }

    @Test
    void events_that_are_gone_are_told_even_if_the_summary_goes_with_what_is_left() {
        club.board("cholone", "alice", "bob");
        club.plays(101, "c5,d5");
        club.plays(101, "g5,f5");
        damage("DELETE FROM event WHERE board = 101 AND revision = 2");
        Audit.mend(club.store());
        assertThat(Audit.of(club.store()).faults())
                .singleElement()
                .asString()
                .startsWith("board 101: its log does not end as it did");
    }

    @Test
    void words_and_names_may_change() {
        club.board("cholone", "alice", "bob");
        club.says("alice", "move 101 c5,d5\n\nGood luck!");
        damage("UPDATE event SET args = replace(args, 'Good luck!', '') WHERE board = 101");
        club.says("alice", "change name alicia");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    INSERT INTO address (address_key, address, player_id, created_at) VALUES ('x@y.z', 'X@y.z', 99, 0) | address X@y.z: it belongs to a player that is not there
                    DELETE FROM address WHERE player_id = 1 | player 1 (alice): the player has no address
                    UPDATE challenge SET board = 777 WHERE number = 1 | challenge 1: it belongs to a board that is not there
                    UPDATE challenge SET state = 'LUDO' WHERE number = 1 | challenge 1: its state is stored as LUDO, which this program does not know
                    UPDATE challenge SET terms = 'x' WHERE number = 1 | challenge 1: what is stored of it cannot be read
                    UPDATE challenge SET board = 101 WHERE number = 1 | challenge 1: it has a board, but has not started
                    UPDATE challenge SET state = 'STARTED' WHERE number = 1 | challenge 1: it has started, but no board is named
                    UPDATE challenge SET challenger = 77 WHERE number = 1 | challenge 1: it belongs to a player that is not there
                    UPDATE player SET state = 'DEAD' WHERE id = 1 | player 1 (alice): its state is stored as DEAD
                    INSERT INTO preference VALUES (1, 'format', 'LUDO') | player 1 (alice): what is stored of it cannot be read
                    UPDATE outbox SET args = 'x' WHERE id = 1 | mail to be sent 1: what is stored of it cannot be read
                    UPDATE outbox SET state = 'LOST' WHERE id = 1 | mail to be sent 1: its state is stored as LOST
                    UPDATE outbox SET kind = 'ludo' WHERE id = 1 | mail to be sent 1: its kind is stored as ludo
                    INSERT INTO watched_game VALUES (1, '', 'KEEN') | a row of watched_game: its interest is stored as KEEN
                    INSERT INTO vacation VALUES (1, 1, 0, 1, 'UTC', 'LONG') | vacation 1 of player 1: its kind is stored as LONG
                    INSERT INTO remark VALUES (1, NULL, 1, 'CURSE', '', 0) | remark 1: its kind is stored as CURSE
                    """)
    void rows_that_belong_nowhere_or_say_what_nobody_knows_are_told(String sql, String told) {
        play();
        club.says("alice", "cholone challenge bob");
        damageUnchecked(sql);
        assertThat(Audit.of(club.store()).faults())
                .anyMatch(fault -> fault.startsWith(told))
                .allMatch(fault -> fault.contains("pbem restore") || fault.contains("pbem verify --repair"))
                .noneMatch(fault -> fault.contains("No value present") || fault.contains("Exception"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    board | 101 | the counter of board stands at 101, but number 106 is taken
                    player | 0 | the counter of player stands at 0, but number 3 is taken
                    outbox | 0 | the counter of outbox stands at 0
                    """)
    void counters_that_would_give_a_number_twice_are_told(String counter, long last, String told) {
        play();
        club.store().change(tx -> {
            Tables.setCounter(tx, counter, last);
            return true;
        });
        assertThat(Audit.of(club.store()).faults())
                .singleElement()
                .asString()
                .startsWith(told)
                .contains("pbem verify --repair");
    }

    @Test
    @Tag("sqlite")
    void a_missing_counter_is_reported_and_made_again() {
        play();
        damage("DELETE FROM sqlite_sequence WHERE name = 'player'");
        assertThat(Audit.of(club.store()).faults())
                .singleElement()
                .asString()
                .startsWith("the counter of player is not there, but number 3 is taken");
        Audit.mend(club.store());
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    /** Changes rows as a program would that ignores foreign keys. */
    private void damageUnchecked(String sql) {
        try (Connection connection =
                        TestDatabase.at(directory.resolve("pbem.db")).connect();
                Statement statement = connection.createStatement()) {
            if (TestDatabase.isPostgresql()) {
                statement.execute("SET session_replication_role = replica");
            }
            assertThat(statement.executeUpdate(sql)).isPositive();
        } catch (SQLException e) {
            throw new AssertionError(sql, e);
        }
    }

    @Test
    void summaries_and_counters_are_put_right() {
        play();
        damage("UPDATE board SET moves = 5, revision = 9, to_move = '[]', deadline = NULL WHERE number = 101");
        damage("DELETE FROM turn");
        club.store().change(tx -> {
            List.of("player", "board", "challenge", "inbox", "outbox")
                    .forEach(counter -> Tables.setCounter(tx, counter, 0));
            return true;
        });
        Audit.mend(club.store());
        assertThat(Audit.of(club.store())).isEqualTo(new Audit.Report(6, List.of(), List.of()));
        assertThat(club.board("pebbles", "alice", "bob")).isEqualTo(107);
        club.plays(101, "g5,f5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"resigned", "lapsed", "withdrawn"})
    void nobody_leaves_a_game_twice(String kind) {
        club.board("pebbles", "alice", "bob", "carol");
        club.says("alice", "resign 101");
        String args = "{\"kind\":\"" + kind + "\",\"seat\":{\"number\":1}}";
        damage("INSERT INTO event SELECT board, 2, at, actor_role, actor_name, proof, inbox_id, format, kind, '" + args
                + "', link FROM event WHERE board = 101");
        damage("UPDATE board SET revision = 2 WHERE number = 101");
        assertThat(Audit.of(club.store()).faults())
                .anyMatch(fault -> fault.startsWith(
                        "board 101: it does not replay: at revision 2 seat 1 has nothing left to leave;"));
    }

    @Test
    void a_result_is_taken_away_once() {
        club.board("pebbles", "alice", "bob");
        club.admin((administration, repositories, now) -> administration.annul(repositories, 101, "root", "", now));
        damage(
                "INSERT INTO event SELECT board, 2, at, actor_role, actor_name, proof, inbox_id, format, kind, args, link"
                        + " FROM event WHERE board = 101");
        damage("UPDATE board SET revision = 2 WHERE number = 101");
        assertThat(Audit.of(club.store()).faults())
                .anyMatch(fault -> fault.startsWith(
                        "board 101: it does not replay: at revision 2 there is no result to take away;"));
    }
}
