package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.testkit.Table;

/** Phase One of Kroma: the places of small pieces, and the end of the phase. */
class PhaseOneTest {

    private static final KromaPosition ONE_BLUE = Sketch.position("""
                  /.\\
                /.\\./.\\
              /.\\b b\\./.\\
            /.\\./.\\./.\\./.\\
            """);

    private static Stream<String> moves(KromaPosition position) {
        return position.moves().stream().map(PlacedPiece::notation);
    }

    private static Stream<String> blue(KromaPosition position) {
        return moves(position).filter(move -> move.startsWith("B"));
    }

    @Test
    void green_begins_and_any_colour_may_be_laid_anywhere() {
        KromaPosition start = Sketch.empty(4);
        assertThat(start.toMove()).containsExactly(new Seat(1));
        assertThat(start.moveCount()).isEqualTo(3 * (18 + 27));
    }

    @ParameterizedTest
    @CsvSource({"2,go,1", "2,og,2", "2,gp,1", "2,pg,2", "3,gop,1", "3,ogp,2", "3,pog,3", "3,opg,3"})
    void the_player_who_wants_green_begins(int seats, String colors, int beginner) {
        Position start = Table.of(seats + " -colors=" + colors).start(new Kroma(), 1);
        assertThat(start.toMove()).containsExactly(new Seat(beginner));
    }

    @ParameterizedTest
    @ValueSource(strings = {"op", "po"})
    void the_first_player_begins_if_nobody_wants_green(String colors) {
        Position start = Table.of("2 -colors=" + colors).start(new Kroma(), 1);
        assertThat(start.toMove()).containsExactly(new Seat(1));
    }

    /** The option takes each blend at most once, and no unknown one. */
    @Test
    void targets_can_be_chosen_in_any_order() {
        Option colors = new Kroma().options().get(1);
        Set<String> taken = new TreeSet<>();
        for (String letters : words("gopx", 4)) {
            colors.canonical(letters).ifPresent(taken::add);
        }
        assertThat(taken)
                .containsExactlyInAnyOrder(
                        "go", "og", "gp", "pg", "op", "po", "gop", "gpo", "ogp", "opg", "pgo", "pog");
        assertThat(new Kroma().seatName(Sketch.setup("3 -colors=pog"), new Seat(1)))
                .isEqualTo(Blend.PURPLE.phrase());
    }

    /** All words of up to that many of these letters. */
    private static List<String> words(String letters, int longest) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.length() < longest) {
                letters.chars().forEach(letter -> words.add(word + (char) letter));
            }
        }
        return words;
    }

    @Test
    void no_piece_lies_over_another() {
        assertThat(moves(ONE_BLUE)).noneMatch(move -> move.matches(".*\\bc[23]\\b.*"));
    }

    @Test
    void pieces_of_one_colour_share_no_edge() {
        // c1, b1 and c4 touch the blue piece, and so does d4
        assertThat(blue(ONE_BLUE)).noneMatch(move -> move.matches(".*\\b(c1|b1|c4|d4)\\b.*"));
        assertThat(moves(ONE_BLUE)).contains("M b1 b2", "Y c4 c5", "M d3 d4 d5");
    }

    @Test
    void corners_may_touch_and_pieces_need_not_touch_at_all() {
        // b2 and d2 only share corners with the blue piece
        assertThat(blue(ONE_BLUE)).contains("B a1 b2", "B d1 d2", "B d6 d7");
    }

    @Test
    void any_colour_may_go_if_every_place_touches_all_colours() {
        KromaPosition stuck = Sketch.position("""
                      /.\\
                    /.\\y y\\
                  /b\\./m\\./b\\
                /.\\b/.\\m m\\b b\\
                """);
        assertThat(moves(stuck)).containsExactlyInAnyOrder("B b1 c2", "M b1 c2", "Y b1 c2");
        assertThat(stuck.moveCount()).isEqualTo(3);
    }

    @Test
    void as_long_as_one_place_obeys_the_rule_it_is_kept() {
        KromaPosition one = Sketch.position("""
                      /.\\
                    /.\\y y\\
                  /b\\./m\\./.\\
                /.\\b/.\\m m\\./.\\
                """);
        assertThat(moves(one)).isNotEmpty().noneMatch(move -> move.contains("b1 c2"));
    }

    @Test
    void a_colour_that_has_run_out_does_not_count_as_one_that_would_fit() {
        // All 16 blue diamonds and 3 blue trapezoids lie there. Blue could go to i13 and j14, if there were any left.
        KromaPosition noBlueLeft = Sketch.position("""
                                    /.\\
                                  /b b/m\\
                                /b\\./.\\m m\\
                              /y\\b/y y/b b\\y\\
                            /y y/.\\b b\\m m/y\\m\\
                          /b b/y y y\\./m\\b b\\m/b\\
                        /.\\b/m m/b b/y\\m/b\\y y\\b/m\\
                      /b b/.\\b b\\./b\\y/.\\b/m\\./y\\m/.\\
                    /.\\y y\\b b\\y y\\b/y\\b b\\m/.\\y y\\m m\\
                  /y\\b b\\m m\\./b b/m\\y/.\\m m\\./m\\b b b/.\\
                /.\\y/.\\m m\\y y\\./m m/b b b\\./m m/.\\y y\\b b\\
                """);
        assertThat(moves(noBlueLeft)).containsExactlyInAnyOrder("M c2 c3", "Y c2 c3", "M i13 j14", "Y i13 j14");
    }

    @Test
    void the_phase_is_over_when_no_small_piece_fits() {
        KromaPosition full = Sketch.played(Sketch.position("""
                      /.\\
                    /.\\y y\\
                  /b\\./m\\./b\\
                /.\\b/.\\m m\\b b\\
                """), "M b1 c2");
        assertThat(full.board().phase()).isEqualTo(Phase.TWO);
    }

    @Test
    void a_gap_for_which_no_piece_is_left_does_not_hold_the_phase_up() {
        KromaPosition spent = Sketch.position("""
                                      /b\\
                                    /.\\b/.\\
                                  /b b/.\\b b\\
                                /y\\./b b/m m/.\\
                              /m\\y/m m m\\b b\\m m\\
                            /.\\m/.\\./b b/.\\y y\\./.\\
                          /y\\./b b/y\\./.\\m m\\./.\\b b\\
                        /.\\y/.\\m m\\y/.\\y y\\./m m/y y/.\\
                      /.\\b b\\./y y/m m/.\\b b\\./b b/y y/.\\
                    /.\\b b\\./m m/y y/m\\b b\\./b\\m m\\./y y/.\\
                  /m m/.\\.(b b b)./b\\m/y y/m\\b/.\\./m m/y y/b\\
                /y y/m m/y y/.\\y y\\b/m m/.\\m/.\\y y\\./m m/.\\b/.\\
                """);
        assertThat(spent.board().phase()).isEqualTo(Phase.TWO);
    }

    @Test
    void the_next_player_after_the_last_small_piece_begins_phase_two() {
        KromaPosition two = Sketch.played(Sketch.empty(3), "M b1 b2", "Y c3 c4", "B c1 c2");
        assertThat(two.board().phase()).isEqualTo(Phase.TWO);
        assertThat(two.toMove()).containsExactly(new Seat(2));
        assertThat(PositionText.happenings(two))
                .containsExactly("No small piece fits any more, so Phase Two begins: large pieces go on top.");
    }

    @Test
    void shapes_run_out_colour_by_colour() {
        KromaPosition at =
                Sketch.played(Sketch.empty(6), "B a1 b1 b2", "M b3 c4 c5", "B d1 d2 d3", "M e1 e2 e3", "B f5 f6 f7");
        assertThat(blue(at)).isNotEmpty().allMatch(move -> move.split(" ").length == 1 + 2);
        assertThat(moves(at)).anyMatch(move -> move.startsWith("M") && move.split(" ").length == 1 + 3);
    }
}
