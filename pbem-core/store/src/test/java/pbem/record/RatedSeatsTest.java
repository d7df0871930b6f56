package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seat;
import pbem.testkit.Club;

/** The places of the players at the end, and which boards count for ratings. */
class RatedSeatsTest {

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory, "alice", "bob", "carol", "dave");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void says(int board, String... lines) {
        Stream.of(lines).forEach(line -> {
            String[] words = line.split(" ", 2);
            club.says(words[0], words[1].replace("%", String.valueOf(board)));
        });
    }

    private Object rated(int board) {
        return RatedSeats.of(club.record(board))
                .<Object>match(seats -> seats.stream().map(Seat::number).toList(), reason -> reason);
    }

    private List<Integer> places(int board) {
        return club.record(board).places().orElseThrow().bySeat();
    }

    @Test
    void a_game_of_two_counts_once_both_have_moved() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(rated(board)).isEqualTo(RatedSeats.Reason.OPEN);
        says(board, "alice move % c5,d5", "bob move % g5,f4", "bob resign %");
        assertThat(rated(board)).isEqualTo(List.of(1, 2));
        assertThat(places(board)).containsExactly(1, 2);
    }

    @Test
    void a_resignation_before_the_first_move_costs_nothing() {
        int board = club.board("cholone", "alice", "bob");
        says(board, "alice move % c5,d5", "bob resign %");
        assertThat(rated(board)).isEqualTo(RatedSeats.Reason.TOO_EARLY);
    }

    @Test
    void with_hidden_hands_leaving_early_counts() {
        int board = club.board("chromino", "alice", "bob");
        says(board, "alice resign %");
        assertThat(rated(board)).isEqualTo(List.of(1, 2));
    }

    @Test
    void of_three_players_one_who_never_moved_is_left_out() {
        int board = club.board("cholone", "alice", "bob", "carol");
        says(board, "carol resign %", "alice move % a1,b1", "bob resign %");
        assertThat(rated(board)).isEqualTo(RatedSeats.Reason.TOO_EARLY);
        int other = club.board("chroma", "alice", "bob", "carol");
        says(other, "carol resign %", "alice move % a1", "bob move % c3", "bob resign %");
        assertThat(rated(other)).isEqualTo(List.of(1, 2));
    }

    @Test
    void a_player_who_left_early_is_placed_as_if_they_had_stayed_to_lose() {
        int board = club.board("chroma", "alice", "bob", "carol");
        says(board, "alice move % a1", "bob move % c3", "carol move % b1", "carol resign %", "bob resign %");
        assertThat(rated(board)).isEqualTo(List.of(1, 2, 3));
        assertThat(places(board)).containsExactly(1, 2, 2);
    }

    @Test
    void in_a_tournament_who_left_first_came_in_last() {
        int board = club.board("chroma", "alice", "bob", "carol", "dave");
        says(board, "carol resign %", "alice resign %", "bob resign %");
        assertThat(club.record(board).placesByStaying().orElseThrow().bySeat()).containsExactly(3, 2, 4, 1);
    }

    @Test
    void an_unrated_game_does_not_count() {
        int board = club.board("cholone", Map.of("unrated", ""), "alice", "bob");
        says(board, "alice move % c5,d5", "bob move % g5,f4", "bob resign %");
        assertThat(rated(board)).isEqualTo(RatedSeats.Reason.AGREED);
    }

    @Test
    void a_void_board_does_not_count() {
        int board = club.board("cholone", "alice", "bob");
        says(board, "alice move % c5,d5", "bob move % g5,f4");
        club.admin((admin, repositories, now) -> admin.annul(repositories, board, "root", "a dispute", now));
        assertThat(rated(board)).isEqualTo(RatedSeats.Reason.VOID);
        assertThat(club.record(board).places()).isEmpty();
    }

    @Test
    void a_tutorial_does_not_count() {
        club.says("alice", "tutorial chroma game");
        says(101, "alice resign %");
        assertThat(rated(101)).isIn(RatedSeats.Reason.AGREED, RatedSeats.Reason.TUTORIAL);
    }

    @Test
    void an_adjudication_counts_as_any_other_end() {
        int board = club.board("chroma", "alice", "bob", "carol");
        says(board, "alice move % a1", "bob move % c3", "carol move % b1");
        club.admin((admin, repositories, now) ->
                admin.adjudicate(repositories, board, List.of("bob"), "root", "clear", now));
        assertThat(rated(board)).isEqualTo(List.of(1, 2, 3));
        assertThat(places(board)).containsExactly(2, 1, 2);
    }
}
