package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.games.chess.ScriptedGame.play;
import static pbem.games.chess.ScriptedGame.refused;

import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse a move, named like it. */
class ChessRefusalTest {

    private static final ChessPosition START = (ChessPosition) ChessPerftTest.start("2");
    private static final ChessPosition BIG = (ChessPosition) ChessPerftTest.start("2 -board=4");

    private static ChessPosition small(String... men) {
        return Sketch.men(ChessBoard.SMALL, Team.WHITE, men);
    }

    private static ChessPosition big(String... men) {
        return Sketch.men(ChessBoard.BIG, Team.WHITE, men);
    }

    @Test
    void over() {
        assertThat(refused(START.leave(new Seat(2)), "d4-e5"))
                .isEqualTo("The game is over, so there is nothing left to move.");
    }

    @Test
    void unreadable() {
        assertThat(refused(START, "let us see")).startsWith("\"let us see\" is not written like a move.");
        assertThat(refused(START, "draw claim please")).startsWith("\"draw claim please\" is not written");
    }

    @Test
    void notACell() {
        assertThat(looked("the aim"))
                .isEqualTo(
                        "\"the aim\" is not the name of a cell. A letter names the column and a number the row, as in"
                                + " e5.");
        assertThat(looked("n5")).isEqualTo("There is no cell n5: the columns go from a to m.");
    }

    private static String looked(String cell) {
        return START.words(Viewer.PUBLIC)
                .look(cell)
                .match(
                        seen -> {
                            throw new AssertionError("a cell: " + cell);
                        },
                        missing -> ScriptedGame.ENGLISH.say(missing.phrase()));
    }

    @Test
    void noSuchColumn() {
        assertThat(refused(START, "d4-n5")).isEqualTo("There is no cell n5: the columns go from a to m.");
        assertThat(refused(BIG, "p9-a1")).isEqualTo("There is no cell p9: the columns go from a to o.");
    }

    @Test
    void noSuchCell() {
        assertThat(refused(START, "h1-h2")).isEqualTo("There is no cell h1: column h goes from h2 to h13.");
        assertThat(refused(START, "a8-a7")).isEqualTo("There is no cell a8: column a goes from a1 to a7.");
        assertThat(refused(START, "d0-d4")).isEqualTo("There is no cell d0: column d goes from d1 to d10.");
    }

    @Test
    void noDestination() {
        assertThat(refused(START, "d4"))
                .isEqualTo(
                        "d4 says which piece moves, not where to." + " From d4 the pawn can go to e5, f6, d5 or d6.");
        assertThat(refused(START, "d3"))
                .isEqualTo("d3 says which piece moves, not where to; but the pawn on d3 has no legal move now.");
    }

    @Test
    void noSuchPiece() {
        assertThat(refused(START, "g12-g13=w1"))
                .isEqualTo("No piece of this board is called W1."
                        + " The codes are K, Q, N, R, P, I1, I2, I3, T12, T13 and T23.");
    }

    @Test
    void nothingThere() {
        assertThat(refused(START, "g7-g8")).isEqualTo("g7 is empty, so nothing can move from there.");
    }

    @Test
    void notYours() {
        assertThat(refused(START, "j10-j9")).isEqualTo("On j10 is black's pawn, and you play white.");
    }

    @Test
    void sameCell() {
        assertThat(refused(START, "d4-d4"))
                .isEqualTo("The move begins and ends on d4. A piece has to go somewhere else.");
    }

    @Test
    void ownThere() {
        assertThat(refused(START, "d1-e2")).isEqualTo("On e2 is your own green-gray piece.");
    }

    @Test
    void foreignColour() {
        assertThat(refused(small("T12a1", "Kd1", "kj13"), "a1-d3"))
                .isEqualTo("The yellow-green piece on a1 moves only along yellow and green cells,"
                        + " turning at each step; d3 is gray.");
        assertThat(refused(small("I1a1", "Kd1", "kj13"), "a1-b1"))
                .isEqualTo("The 1-colour piece of yellow on a1 moves only through vertices, and so along yellow"
                        + " cells; b1 is green.");
        assertThat(refused(big("I1a1", "Ke1", "kk15"), "a1-b1"))
                .isEqualTo("The 1-colour piece of yellow on a1 moves only along yellow cells; b1 is green.");
        assertThat(refused(big("T12a1", "Ke1", "kk15"), "a1-c1"))
                .isEqualTo("The yellow-green piece on a1 moves only along its yellow and green stripe or leaps to a"
                        + " cell of these colours; c1 is gray.");
        assertThat(refused(big("W3a1", "Ke1", "kk15"), "a1-c1"))
                .isEqualTo("The yellow-green-white piece on a1 moves only along yellow, green and white cells,"
                        + " one of each at most; c1 is gray.");
    }

    @Test
    void unreachable() {
        assertThat(refused(small("Rb2", "Kd1", "kj13"), "b2-c4"))
                .isEqualTo("The 3-colours piece on b2 cannot reach c4: it slides straight on through edges.");
        assertThat(refused(small("T12a1", "Kd1", "kj13"), "a1-g10")).contains("zigzag");
        assertThat(refused(small("Kd1", "Ra1", "kj13"), "d1-d4")).contains("it goes one cell");
        assertThat(refused(small("Kd1", "Nb2", "kj13"), "b2-b3")).contains("it leaps two cells");
        assertThat(refused(small("Kd1", "Qb2", "kj13"), "b2-d5")).contains("through edges or through vertices");
        assertThat(refused(small("Kd1", "I1a1", "kj13"), "a1-d4")).contains("straight on through vertices");
        assertThat(refused(big("Ke1", "I1a1", "kk15"), "a1-e5")).contains("every second cell");
        assertThat(refused(big("Ke1", "T12a1", "kk15"), "a1-e5")).contains("its stripe");
        assertThat(refused(big("Ke1", "W3a1", "kk15"), "a1-a3")).contains("one to three steps");
    }

    @Test
    void blocked() {
        assertThat(refused(START, "b1-b4")).isEqualTo("On b4 is your own pawn.");
        assertThat(refused(START, "b1-b7")).isEqualTo("The 3-colours piece on b1 cannot get to b7: b2 is in the way.");
        assertThat(refused(small("Kd1", "T13g7", "ph7", "pg6", "kj13"), "g7-h6"))
                .contains("cannot get to h6")
                .contains("in the way");
    }

    @Test
    void pawnBlocked() {
        assertThat(refused(small("Kd1", "Pb3*", "pb4", "kj13"), "b3-b4"))
                .isEqualTo("The pawn on b3 cannot go forward: b4 is not empty."
                        + " A pawn captures through a vertex, not where it goes.");
        assertThat(refused(small("Kd1", "Pb3*", "pb4", "kj13"), "b3-b5")).contains("b4 is not empty");
    }

    @Test
    void pawnSpent() {
        assertThat(refused(small("Kd1", "Pb3", "kj13"), "b3-b5"))
                .isEqualTo("The pawn on b3 has moved before. Only its first move may take it two cells forward.");
    }

    @Test
    void pawnStrikesNothing() {
        assertThat(refused(START, "d4-e6"))
                .isEqualTo("From d4 a pawn goes to e6 only to capture, and there is nothing to capture.");
    }

    @Test
    void pawnElsewhere() {
        assertThat(refused(START, "d4-e4")).isEqualTo("On e4 is your own pawn.");
        assertThat(refused(START, "d4-g7"))
                .isEqualTo("The pawn on d4 cannot go to g7."
                        + " It goes forward to e5, f6, d5 or d6, and captures on e6, c5 or f5.");
    }

    @Test
    void aimAttacked() {
        assertThat(refused(small("Kd1", "ra2", "kj13"), "d1-d2"))
                .isEqualTo("Your aim cannot go to d2, because black's 3-colours piece on a2 attacks that cell.");
    }

    @Test
    void stillInCheck() {
        assertThat(refused(small("Kd1", "Pa3", "rd9", "kj13"), "a3-a4"))
                .isEqualTo("Your aim on d1 is in check,"
                        + " and black's 3-colours piece on d9 would still attack it after this move.");
    }

    @Test
    void pinned() {
        assertThat(refused(small("Kd1", "Rd4", "rd9", "kj13"), "d4-e4"))
                .isEqualTo("d4 has to stay: without it, black's 3-colours piece on d9 attacks your aim on d1.");
    }

    @Test
    void promotionMissing() {
        assertThat(refused(small("Kd1", "Pg12", "ka7"), "g12-g13"))
                .isEqualTo("A pawn that reaches row 13 becomes another piece at once."
                        + " Say which: Q, N, R, I1, T12 and T13 can stand there. Write g12-g13=Q, for example.");
    }

    @Test
    void promotionUnfit() {
        assertThat(refused(small("Kd1", "Pg12", "ka7"), "g12-g13=I2"))
                .isEqualTo("A pawn cannot become I2 on g13, which is yellow."
                        + " There it becomes Q, N, R, I1, T12 or T13.");
        assertThat(refused(small("Kd1", "Pg12", "ka7"), "g12-g13=K")).startsWith("A pawn cannot become K");
    }

    @Test
    void promotionTooEarly() {
        assertThat(refused(START, "d4-d5=Q"))
                .isEqualTo("d4-d5 is no promotion: only a pawn that reaches row 13 becomes another piece.");
    }

    @Test
    void nothingToClaim() {
        assertThat(refused(START, "draw claim"))
                .isEqualTo("There is no draw to claim: this position has been on the board once (three times are"
                        + " needed), and the last 0 moves, counting both sides, were neither captures nor moves of"
                        + " pawns (100 are needed). Perhaps your opponent agrees to a draw: offer one.");
    }

    @Test
    void noPartner() {
        assertThat(refused(small("Kd1", "T12g1", "kj13"), "O-O"))
                .startsWith("O-O is not possible: castling takes an aim and a 2-colours piece on row 1");
        assertThat(refused(small("Kd1", "kj13", "Ra1"), "d1-b1")).startsWith("O-O-O is not possible");
    }

    @Test
    void between() {
        assertThat(refused(START, "O-O")).isEqualTo("The aim on d1 cannot castle with g1 while e1 is between them.");
        assertThat(refused(small("Kd1", "T12g1*", "ne1", "kj13"), "O-O")).contains("while e1 is between");
    }

    @Test
    void inCheck() {
        assertThat(refused(small("Kd1", "T12g1*", "rd9", "kj13"), "d1-f1"))
                .isEqualTo("The aim on d1 is in check from black's 3-colours piece on d9,"
                        + " and an aim in check cannot castle.");
    }

    @Test
    void attacked() {
        assertThat(refused(small("Kd1", "T12g1*", "re9", "kj13"), "O-O"))
                .isEqualTo("The aim cannot castle: it would go to e1, which black's 3-colours piece on e9 attacks.");
        assertThat(refused(small("Kd1", "T12g1*", "rf9", "kj13"), "O-O")).contains("it would go to f1");
    }

    /** A written setup may have a partner that is not in the corner. */
    @Test
    void exposed() {
        ChessPosition position = big("Kb1", "T14e1*", "qh1", "kk15");
        assertThat(refused(position, "O-O"))
                .isEqualTo("The aim cannot castle: once e1 has left its cell, an attack reaches the aim on d1.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(ChessRefusal.class).hasItsTestIn(ChessRefusalTest.class);
    }

    @Test
    void aMoveThatFailsSaysWhyInsideAClaimToo() {
        assertThat(refused(START, "draw claim d4-g7")).startsWith("The pawn on d4 cannot go to g7.");
        assertThat(play(START, "draw claim d4-e5").lastMove())
                .map(move -> move.notation())
                .contains("d4-e5");
    }
}
