package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Act;
import pbem.game.Position;
import pbem.testkit.EveryRefusal;
import pbem.testkit.Table;

/** Start positions: those of the game, and written ones with every fault that they can have. */
class StartPlacementTest {

    private static final String AIMS = "D1=K,A1=T13,A3=P";

    private static String said(String table) {
        Act<Position> start = Table.of(table).ask(new ChromaticChess(), 0);
        assertThat(start).as(table).isInstanceOf(Act.Refused.class);
        return ScriptedGame.say(start.refusal());
    }

    private static String written(String setup) {
        return said("2 -setup=" + setup);
    }

    private static long count(String table, Team team) {
        Situation start = ((ChessPosition) ChessPerftTest.start(table)).situation();
        return start.board().cells().stream()
                .filter(cell -> Man.is(start.man(cell), team))
                .count();
    }

    @ParameterizedTest
    @CsvSource({"2, 34", "2 -setup=36, 36", "2 -board=4, 38"})
    void article_4_how_many_pieces_a_team_has(String table, int pieces) {
        assertThat(count(table, Team.WHITE)).isEqualTo(pieces);
        assertThat(count(table, Team.BLACK)).isEqualTo(pieces);
    }

    @Test
    void section_6_how_many_of_each_piece_there_are() {
        assertThat(kinds(ChessBoard.SMALL)).isEqualTo("{AIM=1, MAJOR=1, ANTI=2, THREE=2, TWO=6, ONE=3, PAWN=19}");
        assertThat(kinds(ChessBoard.BIG)).isEqualTo("{AIM=1, MAJOR=1, ANTI=1, THREE=4, TWO=6, ONE=4, PAWN=21}");
    }

    private static String kinds(ChessBoard board) {
        TreeMap<PieceKind, Integer> kinds = new TreeMap<>();
        Written.standard(board).pieces().values().forEach(piece -> kinds.merge(piece.kind(), 1, Integer::sum));
        return kinds.toString();
    }

    /** Team 2 stands as team 1 after half a turn, with the colours that the turn exchanges. */
    @ParameterizedTest
    @CsvSource({
        "3, a1 T13, m13 t12", "3, c1 I3, k13 i2", "3, d1 K, j13 k", "3, d2 T23, j12 t23", "3, a3 P, m11 p",
        "4, a1 T14, o15 t34", "4, b1 W4, n15 w4", "4, b2 W2, n14 w2", "4, g1 W1, i15 w3", "4, c1 I3, m15 i1"
    })
    void team_2_stands_opposite(int colours, String white, String black) {
        Situation start = Written.standard(ChessBoard.of(colours)).start();
        for (String wanted : List.of(white, black)) {
            String[] words = wanted.split(" ");
            byte man = start.man(start.board().named(words[0]).orElseThrow());
            assertThat(BoardDrawing.code(man)).isEqualTo(words[1]);
        }
    }

    @ParameterizedTest
    @CsvSource({"2", "2 -setup=36", "2 -board=4"})
    void every_piece_stands_on_a_colour_of_its_own_and_attacks_no_enemy(String table) {
        Situation start = ((ChessPosition) ChessPerftTest.start(table)).situation();
        assertThat(start.board().cells())
                .filteredOn(cell -> start.man(cell) != Man.NONE)
                .allMatch(cell -> Man.piece(start.man(cell)).fits(cell.colour()));
        for (Situation turn : List.of(start, start.turned())) {
            assertThat(new MoveGenerator(turn).steps()).noneMatch(step -> turn.man(step.to()) != Man.NONE);
        }
    }

    /** Section 7: the pieces in the corners are those with which the aim can castle. */
    @ParameterizedTest
    @CsvSource({"3, a1 g1 g13 m13", "4, a1 h1 h15 o15"})
    void the_corners_are_fresh(int colours, String corners) {
        Situation start = Written.standard(ChessBoard.of(colours)).start();
        assertThat(start.board().cells())
                .filteredOn(cell -> Man.isFresh(start.man(cell)) && Man.piece(start.man(cell)) != Piece.P)
                .extracting(Cell::name)
                .containsExactlyInAnyOrder(corners.split(" "));
    }

    /** Section 6 gives this reason for two rows of pawns. */
    @Test
    void only_two_rows_of_pawns_shield_all_officers_from_1_colour_pieces() {
        assertThat(open(3, 4)).isEmpty();
        assertThat(open(3)).extracting(Cell::row).hasSize(8).containsOnly(2);
        assertThat(open(4)).extracting(Cell::row).hasSize(7).containsOnly(1);
    }

    /** The officers that a 1-colour piece could capture from beyond row 4 if pawns stood on those rows only. */
    private static List<Cell> open(Integer... rows) {
        ChessBoard board = ChessBoard.SMALL;
        List<Integer> full = Arrays.asList(rows);
        return board.cells().stream()
                .filter(cell -> cell.row() <= 2)
                .filter(cell -> board.paths(Piece.coded("I" + cell.colour()).orElseThrow(), cell).stream()
                        .flatMap(path -> path.stream()
                                .takeWhile(next -> next.row() > 2 && !full.contains(next.row()))
                                .filter(next -> next.row() > 4 || full.equals(List.of(3))))
                        .findAny()
                        .isPresent())
                .toList();
    }

    @Test
    void a_written_setup_is_played_in_either_case() {
        Position upper = ChessPerftTest.start("2 -setup=A1=T13,D1=K,B2=N");
        Position lower = ChessPerftTest.start("2 -setup=a1=t31,d1=k,b2=n");
        assertThat(((ChessPosition) upper).situation()).isEqualTo(((ChessPosition) lower).situation());
        assertThat(ChessPerftTest.start("2 -board=4 -setup=A1=W3,E1=K").moves()).isNotEmpty();
    }

    @Test
    void the_standard_setup_can_be_written() {
        assertThat(((ChessPosition) ChessPerftTest.start("2 -setup=" + Written.placement(3, ""))).situation())
                .isEqualTo(Written.standard(ChessBoard.SMALL).start());
    }

    @Test
    void thirty_six_is_for_the_small_board() {
        assertThat(said("2 -board=4 -setup=36")).contains("-setup=36").contains("-board=4");
        assertThat(ChessPerftTest.start("2 -board=3 -setup=36").moves()).hasSize(48);
    }

    @Test
    void badItem() {
        assertThat(written("A1:T13")).startsWith("\"a1:t13\" does not say which piece stands where.");
        assertThat(written("37")).startsWith("\"37\" does not say");
        assertThat(written("D1=K,")).startsWith("\"\" does not say");
    }

    @Test
    void noSuchCell() {
        assertThat(written("D1=K,H1=R")).isEqualTo("There is no cell h1: column h goes from h2 to h13.");
        assertThat(written("Z1=K")).isEqualTo("There is no cell z1: the columns go from a to m.");
    }

    @Test
    void noSuchPiece() {
        assertThat(written("D1=K,B1=W3"))
                .isEqualTo("The board of 3 colours has no piece W3."
                        + " Its pieces are K, Q, N, R, P, I1, I2, I3, T12, T13 and T23.");
        assertThat(said("2 -board=4 -setup=B1=R")).startsWith("The board of 4 colours has no piece R.");
        assertThat(written("D1=K,A1=T14")).startsWith("The board of 3 colours has no piece T14.");
    }

    @Test
    void foreignColour() {
        assertThat(written("D1=K,A1=T23")).isEqualTo("A green-gray piece cannot stand on a1, which is yellow.");
        assertThat(written("D1=K,B1=I1")).isEqualTo("A 1-colour piece of yellow cannot stand on b1, which is green.");
        assertThat(said("2 -board=4 -setup=E1=K,A1=W1"))
                .isEqualTo("A green-gray-white piece cannot stand on a1, which is yellow.");
    }

    @Test
    void pawnOnLastRow() {
        assertThat(written("D1=K,G13=P"))
                .isEqualTo("A pawn cannot stand on g13: row 13 is where pawns become other pieces.");
        assertThat(written("D1=K,A1=P")).contains("row 1 is where");
    }

    @Test
    void twice() {
        assertThat(written(AIMS + ",a1=R")).isEqualTo("a1 is named twice.");
    }

    @Test
    void overlap() {
        assertThat(written(AIMS + ",M13=R")).startsWith("m13 and a1 cannot both be taken");
        assertThat(written(AIMS + ",G7=R")).startsWith("g7 and g7 cannot both be taken");
    }

    @Test
    void aimCount() {
        assertThat(written("A1=R")).isEqualTo("There is no aim: a team has exactly one K.");
        assertThat(written("A1=K,C1=K")).isEqualTo("There are 2 aims: a team has exactly one K.");
    }

    @Test
    void aimAttacked() {
        assertThat(written("E5=K,I4=R"))
                .isEqualTo("The aim on e5 would be attacked by black's 3-colours piece on e10 before the first move.");
    }

    @Test
    void lifeless() {
        assertThat(written("D1=K")).startsWith("The game would be over before the first move");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(PlacementRefusal.class).hasItsTestIn(StartPlacementTest.class);
    }
}
