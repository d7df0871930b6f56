package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.games.chess.ScriptedGame.play;
import static pbem.games.chess.ScriptedGame.refused;
import static pbem.games.chess.ScriptedGame.targets;
import static pbem.games.chess.ScriptedGame.told;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Article 5.7: pawns on both boards. */
class PawnTest {

    private static ChessPosition white(String... men) {
        return Sketch.men(ChessBoard.SMALL, Team.WHITE, men);
    }

    private static ChessPosition black(String... men) {
        return Sketch.men(ChessBoard.SMALL, Team.BLACK, men);
    }

    /** Figure 12: the white pawn. */
    @Test
    void article_5_7_a_pawn_on_b3_goes_to_c4_b4_d5_b5_and_captures_on_a4_c5_d4() {
        assertThat(targets(white("Pb3*", "Kd1", "kj13"), "b3")).containsExactlyInAnyOrder("c4", "b4", "d5", "b5");
        assertThat(targets(white("Pb3*", "I1a4", "pa4", "pc5", "pd4", "Kd1", "kj13"), "b3"))
                .contains("a4", "c5", "d4");
    }

    /** Figure 12: the black pawn; the author's text leaves out f4. */
    @Test
    void article_5_7_a_black_pawn_on_g6_goes_to_f5_g5_and_captures_on_f4_e5_h5() {
        assertThat(targets(black("pg6", "Kd1", "kj13"), "g6")).containsExactlyInAnyOrder("f5", "g5");
        assertThat(targets(black("pg6", "Pf4", "Pe5", "Ph5", "Kd1", "kj13"), "g6"))
                .containsExactlyInAnyOrder("f5", "g5", "f4", "e5", "h5");
    }

    @Test
    void article_5_7_b_only_the_first_move_may_be_of_two_cells() {
        assertThat(targets(white("Pb3", "Kd1", "kj13"), "b3")).containsExactlyInAnyOrder("c4", "b4");
        ChessPosition moved = play(white("Pb3*", "Kd1", "kj13"), "b3-b4", "j13-i13");
        assertThat(targets(moved, "b4")).containsExactlyInAnyOrder("c5", "b5");
    }

    @Test
    void article_5_7_b_both_cells_must_be_empty() {
        assertThat(targets(white("Pb3*", "pc4", "Kd1", "kj13"), "b3")).containsExactlyInAnyOrder("b4", "b5");
        assertThat(targets(white("Pb3*", "pd5", "Kd1", "kj13"), "b3")).containsExactlyInAnyOrder("c4", "b4", "b5");
    }

    /** The cells beside a vertex do not stop a capture. */
    @Test
    void article_5_7_c_a_pawn_captures_between_two_pieces() {
        assertThat(targets(white("Pb3", "pb4", "pc4", "pc5", "Kd1", "kj13"), "b3"))
                .containsExactly("c5");
    }

    @Test
    void the_second_row_of_pawns_waits_behind_the_first_and_keeps_its_double_step() {
        ChessPosition start = (ChessPosition) ChessPerftTest.start("2");
        assertThat(targets(start, "d3")).isEmpty();
        ChessPosition opened = play(start, "d4-d6", "j10-j8");
        assertThat(targets(opened, "d3")).containsExactlyInAnyOrder("d4", "d5");
        assertThat(targets(opened, "c3")).containsExactlyInAnyOrder("d4", "e5");
    }

    @ParameterizedTest
    @CsvSource({"g12, g13, 'Q N R I1 T12 T13'", "h12, h13, 'Q N R I2 T12 T23'", "h12, i13, 'Q N R I3 T13 T23'"})
    void article_5_7_d_a_pawn_becomes_what_can_stand_on_the_last_row(String from, String to, String pieces) {
        ChessPosition position = white("P" + from, "Kd1", "ka7");
        assertThat(choices(position, from, to)).containsExactlyInAnyOrder(pieces.split(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "h14, h15, 'Q N I4 T14 T24 T34 W1 W2 W3'",
        "h14, i15, 'Q N I1 T12 T13 T14 W2 W3 W4'",
    })
    void article_5_7_d_on_four_colours_there_are_nine_choices(String from, String to, String pieces) {
        ChessPosition position = Sketch.men(ChessBoard.BIG, Team.WHITE, "P" + from, "Kd1", "ka7");
        assertThat(choices(position, from, to)).containsExactlyInAnyOrder(pieces.split(" "));
    }

    private static List<String> choices(ChessPosition position, String from, String to) {
        return position.moves().stream()
                .filter(step ->
                        step.from().name().equals(from) && step.to().name().equals(to))
                .flatMap(step -> step.promotion().stream())
                .map(Piece::name)
                .toList();
    }

    @Test
    void article_5_7_d_black_pawns_become_pieces_on_row_1() {
        ChessPosition position = play(black("pa2", "Kg1", "ka7"), "a2-a1=t13");
        assertThat(position.situation().man(ChessBoard.SMALL.named("a1").orElseThrow()))
                .isEqualTo(Man.of(Piece.T13, Team.BLACK));
        assertThat(told(position)).contains("Black promotes the pawn on a1 to yellow-gray piece.");
    }

    @Test
    void article_5_7_d_the_new_piece_works_at_once() {
        ChessPosition position = play(white("Pg12", "Kd1", "kj13"), "g12-g13=R");
        assertThat(position.inCheck()).isTrue();
    }

    @Test
    void article_5_7_d_a_double_step_to_the_last_row_is_a_promotion_too() {
        assertThat(choices(white("Pf11*", "Kd1", "ka7"), "f11", "h13")).hasSize(6);
    }

    /** A white pawn goes from d4 over e5 to f6; a black one on f7 attacks e5. */
    @Test
    void article_5_7_e_a_pawn_that_goes_two_cells_can_be_captured_in_passing() {
        ChessPosition passed = play(white("Pd4*", "Kd1", "pf7", "kj13"), "d4-f6");
        ChessPosition captured = play(passed, "f7-e5");
        assertThat(captured.situation().man(ChessBoard.SMALL.named("f6").orElseThrow()))
                .isEqualTo(Man.NONE);
        assertThat(told(captured)).containsExactly("Black captures the white pawn on f6 in passing.");
    }

    @Test
    void article_5_7_e_only_on_the_next_move() {
        ChessPosition later = play(white("Pd4*", "Kd1", "pf7", "kj13"), "d4-f6", "j13-i13", "d1-e1");
        assertThat(refused(later, "f7-e5")).contains("there is nothing to capture");
    }

    @Test
    void article_5_7_e_only_by_pawns() {
        ChessPosition passed = play(white("Pd4*", "Kd1", "re9", "kj13"), "d4-f6");
        ChessPosition beside = play(passed, "e9-e5");
        assertThat(beside.situation().man(ChessBoard.SMALL.named("f6").orElseThrow()))
                .isNotEqualTo(Man.NONE);
    }

    /** A capture in passing that exposes the aim is illegal, so the position counts as one without it. */
    @Test
    void article_5_7_e_not_if_the_aim_would_be_attacked() {
        ChessPosition bare = play(white("Pd4*", "Kd1", "pf7", "kf8", "Rf1"), "d4-f6");
        assertThat(bare.situation().passing()).isEmpty();
        assertThat(targets(bare, "f7")).doesNotContain("e5");
        assertThat(play(white("Pd4*", "Kd1", "pf7", "kj13"), "d4-f6")
                        .situation()
                        .passing())
                .isPresent();
    }

    @Test
    void no_pawn_is_ever_stranded() {
        for (ChessBoard board : List.of(ChessBoard.SMALL, ChessBoard.BIG)) {
            for (Team team : Team.values()) {
                assertThat(board.cells())
                        .filteredOn(cell -> cell.row() != team.lastRow(board))
                        .allMatch(cell -> team.advances().stream()
                                .anyMatch(way -> board.step(cell, way).isPresent()));
            }
        }
    }
}
