package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.game.Result.LOST;
import static pbem.game.Result.WON;

import org.junit.jupiter.api.Test;
import pbem.game.Seat;

/** The ends of games, each with a board. */
class EndingsTest {

    private static final String MORE_GREEN = """
                   /.\\
                 /.\\b b\\
               /y\\m m m\\y/
             /.\\y/.\\b b\\y/.\\
            """;

    private static final String TIED = """
                   /m\\
                 /y\\m m\\
               /.\\y y\\./b\\
             /b b b\\m m\\b/.\\
            """;

    private static final String SAME_BLOCKS = """
                   /y\\
                 /y y/.\\
               /m m\\y y/.\\
             /.\\b b\\m m m/.\\
            """;

    @Test
    void most_triangles_win() {
        KromaPosition over = Sketch.played(Sketch.position(MORE_GREEN), "Y c2 c3 d4 d5 d6", "Y b2 b3 c4 c5");
        assertThat(PositionText.drawn(over)).isEqualTo("""
                      /.\\
                    /.(G G)
                  /y\\O O(O Y)
                /.\\y/.\\G G Y/.\\
                """);
        PositionText.assertOver(over, "green 4 and orange 3", WON, LOST);
    }

    @Test
    void with_block_the_largest_shape_wins() {
        KromaPosition start = Sketch.position("2 -block", MORE_GREEN, "");
        KromaPosition over = Sketch.played(start, "Y c2 c3 d4 d5 d6", "Y b2 b3 c4 c5");
        PositionText.assertOver(over, "largest shapes green 2 and orange 3", LOST, WON);
    }

    @Test
    void a_tie_goes_to_the_largest_shape() {
        KromaPosition over = Sketch.played(Sketch.position(TIED), "Y d1 d2 d3 d4", "M a1 b1 b2 c2");
        assertThat(PositionText.drawn(over)).isEqualTo("""
                      (M)
                    (O M)m\\
                  /.(O)y\\./b\\
                /G G G O/m\\b/.\\
                """);
        PositionText.assertOver(over, "green 3 and orange 3; the largest shapes are green 3 and orange 2", WON, LOST);
    }

    @Test
    void with_block_a_tie_goes_to_the_most_triangles() {
        KromaPosition start = Sketch.position("2 -block", SAME_BLOCKS, "");
        KromaPosition over = Sketch.played(start, "Y c1 d2 d3 d4 d5", "Y a1 b1 b2 c2 c3");
        assertThat(PositionText.drawn(over)).isEqualTo("""
                      (Y)
                    (Y Y).\\
                  /O(O Y)y/.\\
                /.\\G G O O\\m/.\\
                """);
        PositionText.assertOver(over, "largest shapes green 2 and orange 2; in all green 2 and orange 4", LOST, WON);
    }

    @Test
    void players_level_in_both_share_the_win() {
        KromaPosition over = Sketch.played(Sketch.position("""
                               /m\\
                             /y\\m/b\\
                           /b\\y/m\\b b\\
                         /.\\b/.\\m m\\y y\\
                        """), "Y c1 c2 c3 c4 d2", "M d4 d5 d6 d7");
        PositionText.assertOver(over, "green 3 and orange 3; the largest shapes are green 2 and orange 2", WON, WON);
    }

    private static final String FOR_THREE = """
                   /.\\
                 /b b/.\\
               /y y/m m m\\
             /b b b\\y y\\b b\\
            """;

    @Test
    void two_of_three_may_share_while_one_is_behind() {
        KromaPosition over = Sketch.played(Sketch.position("3", FOR_THREE, ""), "Y d3 d4 d5 d6", "M b1 b2 c1 c2");
        assertThat(PositionText.drawn(over)).isEqualTo("""
                      /.\\
                    (P P).\\
                  (O O)m m m\\
                /b b/G Y Y G/b\\
                """);
        PositionText.assertOver(
                over,
                "green 2, orange 2 and purple 2; the largest shapes are green 1, orange 2 and purple 2",
                LOST,
                WON,
                WON);
    }

    @Test
    void with_two_players_the_third_blend_counts_for_nobody() {
        KromaPosition over = Sketch.played(Sketch.position("2", FOR_THREE, ""), "Y d3 d4 d5 d6", "M b1 b2 c1 c2");
        PositionText.assertOver(over, "green 2 and orange 2; the largest shapes are green 1 and orange 2", LOST, WON);
    }

    @Test
    void the_targets_are_those_of_the_challenge() {
        KromaPosition over =
                Sketch.played(Sketch.position("2 -colors=gp", FOR_THREE, ""), "Y d3 d4 d5 d6", "M b1 b2 c1 c2");
        PositionText.assertOver(over, "green 2 and purple 2; the largest shapes are green 1 and purple 2", LOST, WON);
    }

    @Test
    void a_leaver_scores_nothing_more_and_is_passed_over() {
        KromaPosition start = Sketch.position("3", FOR_THREE, "");
        KromaPosition left = start.leave(new Seat(2));
        assertThat(PositionText.happenings(left))
                .containsExactly("Orange has left the game, and orange scores for nobody now.");
        assertThat(left.active()).containsExactly(new Seat(1), new Seat(3));
        assertThat(left.toMove()).containsExactly(new Seat(1));
        KromaPosition next = Sketch.played(left, "Y d3 d4 d5 d6");
        assertThat(next.toMove()).containsExactly(new Seat(3));
        KromaPosition over = Sketch.played(next, "M b1 b2 c1 c2");
        PositionText.assertOver(
                over, "green 2 and purple 2; the largest shapes are green 1 and purple 2", LOST, LOST, WON);
    }

    @Test
    void when_the_player_to_move_leaves_the_next_one_is_to_move() {
        KromaPosition left = Sketch.position("3", FOR_THREE, "").leave(new Seat(1));
        assertThat(left.toMove()).containsExactly(new Seat(2));
        assertThat(Sketch.played(left, "Y d3 d4 d5 d6").toMove()).containsExactly(new Seat(3));
    }

    @Test
    void the_last_one_there_wins() {
        KromaPosition start = Sketch.position("3", FOR_THREE, "");
        PositionText.assertOver(
                start.leave(new Seat(2)).leave(new Seat(1)), "everybody else has left the game", LOST, LOST, WON);
        PositionText.assertOver(Sketch.empty(6).leave(new Seat(1)), "everybody else has left the game", LOST, WON);
    }
}
