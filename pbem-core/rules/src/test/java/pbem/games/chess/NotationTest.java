package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves may be typed in many ways and are written in one. */
class NotationTest {

    private static final ChessPosition START = (ChessPosition) ChessPerftTest.start("2");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "d4-e5",
                "d4e5",
                "D4-E5",
                "d4xe5",
                "d4 e5",
                " d4 - e5 ",
                "d4 x e5",
                "d4:e5",
                "d4\u2013e5",
                "d4\u2014e5",
                "d4\u2212e5",
                "d4--e5",
                "d\uff14-e5",
                "d4-e5!",
                "d4-e5+",
                "d4\u00a0-\u00a0e5",
                "d4-e5."
            })
    void a_move_is_read_in_many_spellings_and_stored_in_one(String typed) {
        assertThat(ScriptedGame.read(START, typed).notation()).isEqualTo("d4-e5");
    }

    @ParameterizedTest
    @CsvSource({
        "g12-g13=T12",
        "g12-g13=t12",
        "g12g13t12",
        "G12-G13=T21",
        "g12-g13(T12)",
        "g12-g13/t12",
        "g12-g13 = T12",
        "g12-g13=T12#"
    })
    void a_promotion_is_read_in_many_spellings_and_stored_in_one(String typed) {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Pg12", "Kd1", "ka7");
        assertThat(ScriptedGame.read(position, typed).notation()).isEqualTo("g12-g13=T12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"f7-e5", "f7xe5 e.p.", "f7xe5ep"})
    void a_capture_in_passing_may_be_marked(String typed) {
        ChessPosition passed =
                ScriptedGame.play(Sketch.men(ChessBoard.SMALL, Team.WHITE, "Pd4*", "Kd1", "pf7", "kj13"), "d4-f6");
        assertThat(ScriptedGame.read(passed, typed).notation()).isEqualTo("f7-e5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"draw claim", "Draw Claim", "claim draw", "claim", "draw  claim.", "CLAIM!"})
    void a_claim_is_read_in_many_spellings(String typed) {
        ChessPosition third = ScriptedGame.repeat(
                2,
                Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Rb3", "kj13"),
                "d1-e1",
                "j13-i13",
                "e1-d1",
                "i13-j13");
        assertThat(ScriptedGame.read(third, typed).notation()).isEqualTo("draw claim");
    }
}
