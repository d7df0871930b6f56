package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.games.chess.ScriptedGame.play;
import static pbem.games.chess.ScriptedGame.refused;
import static pbem.games.chess.ScriptedGame.told;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Position;

/** Article 5.5.b: castling. */
class CastlingTest {

    private static final String BLACK_HOME = """
            13  t13* .  .  k  .  . t12*
             1  T13* .  .  K  .  .  T12*
            """;

    private static String pieceOn(Position position, String cell) {
        Situation situation = ((ChessPosition) position).situation();
        byte man = situation.man(situation.board().named(cell).orElseThrow());
        return man == Man.NONE ? "" : BoardDrawing.code(man);
    }

    @Test
    void towards_the_end_of_the_alphabet_the_aim_comes_to_f1_and_its_partner_to_e1() {
        ChessPosition castled = play(Sketch.white(BLACK_HOME), "O-O");
        assertThat(pieceOn(castled, "f1")).isEqualTo("K");
        assertThat(pieceOn(castled, "e1")).isEqualTo("T12");
        assertThat(pieceOn(castled, "d1") + pieceOn(castled, "g1")).isEmpty();
        assertThat(told(castled)).containsExactly("White castles: the aim goes to f1, the yellow-green piece to e1.");
    }

    @Test
    void towards_a_the_aim_comes_to_b1_and_its_partner_to_c1() {
        ChessPosition castled = play(Sketch.white(BLACK_HOME), "O-O-O");
        assertThat(pieceOn(castled, "b1")).isEqualTo("K");
        assertThat(pieceOn(castled, "c1")).isEqualTo("T13");
    }

    @Test
    void black_castles_on_row_13() {
        ChessPosition castled = play(Sketch.black(BLACK_HOME), "O-O");
        assertThat(pieceOn(castled, "l13")).isEqualTo("k");
        assertThat(pieceOn(castled, "k13")).isEqualTo("t12");
    }

    @Test
    void on_the_big_board_the_rows_are_1_and_15() {
        ChessPosition castled = play(Sketch.position(ChessBoard.BIG, Team.WHITE, """
                        15  t24* .  .  k  .  .  .  t34*
                         1  T14* .  .  .  K  .  .  T24*
                        """), "O-O-O", "O-O");
        assertThat(pieceOn(castled, "c1") + pieceOn(castled, "d1")).isEqualTo("KT14");
        assertThat(pieceOn(castled, "m15") + pieceOn(castled, "l15")).isEqualTo("kt34");
    }

    @ParameterizedTest
    @CsvSource({"d1-f1, O-O", "D1F1, O-O", "d1-b1, O-O-O", "0-0, O-O", "o-o-o, O-O-O", "000, O-O-O"})
    void the_aims_move_along_the_row_means_castling(String typed, String canonical) {
        assertThat(ScriptedGame.read(Sketch.white(BLACK_HOME), typed).notation())
                .isEqualTo(canonical);
    }

    @Test
    void an_aim_that_has_moved_cannot_castle_even_when_it_is_back() {
        ChessPosition back = play(Sketch.white(BLACK_HOME), "d1-e1", "j13-i13", "e1-d1", "i13-j13");
        assertThat(refused(back, "O-O")).startsWith("O-O is not possible");
        assertThat(refused(back, "O-O-O")).startsWith("O-O-O is not possible");
    }

    @Test
    void a_partner_that_has_moved_cannot_castle_and_the_other_one_still_can() {
        ChessPosition back = play(Sketch.white(BLACK_HOME), "g1-g2", "j13-i13", "g2-g1", "i13-j13");
        assertThat(refused(back, "O-O")).startsWith("O-O is not possible");
        assertThat(ScriptedGame.read(back, "O-O-O").notation()).isEqualTo("O-O-O");
    }

    @Test
    void after_one_team_has_castled_the_other_still_can() {
        assertThat(play(Sketch.white(BLACK_HOME), "O-O", "O-O-O").ply()).isEqualTo(2);
    }

    /** G1 is three cells from d1, which is the least distance of a partner. */
    @Test
    void a_partner_two_cells_away_is_too_near() {
        Cell aim = ChessBoard.SMALL.named("d1").orElseThrow();
        assertThat(Castling.isPossible(
                        Piece.T23, aim, ChessBoard.SMALL.named("f1").orElseThrow(), ChessBoard.SMALL))
                .isFalse();
        assertThat(Castling.isPossible(
                        Piece.T12, aim, ChessBoard.SMALL.named("g1").orElseThrow(), ChessBoard.SMALL))
                .isTrue();
    }

    /** E1 is of colour 2, so a piece of colours 1 and 3 cannot come there. */
    @Test
    void a_partner_that_would_reach_a_foreign_colour_does_not_castle() {
        Cell aim = ChessBoard.SMALL.named("d1").orElseThrow();
        assertThat(Castling.isPossible(
                        Piece.T13, aim, ChessBoard.SMALL.named("g1").orElseThrow(), ChessBoard.SMALL))
                .isFalse();
    }

    @Test
    void an_attack_on_the_partner_does_not_matter() {
        ChessPosition position = Sketch.white("""
                13  .  .  .  k  .  .  .
                 8  r  .  .  .  .  .  .  .  .  .  .  .
                 7  .  .  .  .  .  .  r  .  .  .  .  .  .
                 1  T13* .  .  K  .  .  T12*
                """);
        assertThat(ScriptedGame.read(position, "O-O").notation()).isEqualTo("O-O");
    }
}
