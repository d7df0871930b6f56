package pbem.games.ninuki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Simulation;
import pbem.testkit.BoardContract;

class NinukiTest implements BoardContract {

    @Override
    public Game game() {
        return new Ninuki();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=9", "2 -size=9 -open");
    }

    @Test
    void a_pair_is_taken_by_who_closes_it_in() {
        Position at = at("2 -size=9 -open", "c5", "d5", "h2", "e5", "f5");
        assertThat(filled(at).keySet()).containsExactlyInAnyOrder("c5", "f5", "h2");
    }

    @Test
    void a_stone_placed_between_two_is_not_taken() {
        Position at = at("2 -size=9 -open", "c5", "d5", "f5", "e5");
        assertThat(filled(at).keySet()).containsExactlyInAnyOrder("c5", "d5", "e5", "f5");
    }

    @Test
    void three_and_one_are_not_taken() {
        Position at = at("2 -size=9 -open", "c5", "d5", "a1", "e5", "a2", "f5", "g5", "c6", "c7");
        assertThat(filled(at)).hasSize(9);
    }

    @Test
    void the_second_black_man_keeps_away_from_the_middle() {
        assertThat(said(at("2"), "k9")).isEqualTo("The first man goes to the middle of the board.");
        Position third = at("2", "K10", "l10");
        assertThat(said(third, "m12"))
                .isEqualTo("The second black man goes at least three lines away from the middle.");
        assertThat(said(third, "n10")).isEqualTo("legal");
    }

    @Test
    void one_move_takes_several_pairs_and_six_in_a_row_win() {
        Position at = at("2 -size=9 -open", "b5", "c5", "e8", "d5", "a1", "e6", "a9", "e7", "e5");
        assertThat(filled(at).keySet()).containsExactlyInAnyOrder("a1", "a9", "b5", "e5", "e8");
        Position six = at("2 -size=9 -open", "a1", "a9", "b1", "c9", "c1", "e9", "e1", "g9", "f1", "j9", "d1");
        assertThat(six.outcome().orElseThrow().of(new Seat(1))).isEqualTo(Result.WON);
    }

    @Test
    void a_search_meets_four_in_a_row_at_its_end_or_by_taking_a_pair_out_of_it() {
        Position four = at("2 -size=9 -open", "c5", "d5", "e6", "e5", "a1", "f5", "f9", "g5", "j1", "e4");
        Simulation searched = game().strategy().orElseThrow().simulation(List.of(four), new Seat(1), 1);
        int[] moves = new int[searched.mostMoves()];
        int count = searched.sensible(moves);
        assertThat(Arrays.stream(moves, 0, count)
                        .mapToObj(move -> searched.move(move).notation()))
                .containsExactlyInAnyOrder("h5", "e3");
    }
}
