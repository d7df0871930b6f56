package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.game.Result.DREW;
import static pbem.games.chess.Piece.I2;
import static pbem.games.chess.Piece.I3;
import static pbem.games.chess.ScriptedGame.assertOver;
import static pbem.games.chess.ScriptedGame.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Seed;
import pbem.game.Setup;

/** Articles 3 and 8.2b: positions that no sequence of moves can bring to mate are drawn at once, and only those. */
class DeadPositionTest {

    private static final String REASON = "no sequence of moves could end in mate with the pieces left";

    /** {@link DeadMaterial} rests on this search. */
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("officers")
    void an_officer_alone_can_mate_or_its_material_is_dead(ChessBoard board, Piece piece) {
        boolean dead = DeadMaterial.SETS.get(board.colours()).stream().anyMatch(set -> set.contains(piece));
        assertThat(MateSearch.of(board, List.of(piece), List.of()).isEmpty()).isEqualTo(dead);
    }

    static Stream<Arguments> officers() {
        return Stream.of(ChessBoard.SMALL, ChessBoard.BIG)
                .flatMap(board -> board.pieces().stream()
                        .filter(piece -> piece != Piece.K && piece != Piece.P)
                        .map(piece -> Arguments.of(board, piece)));
    }

    @ParameterizedTest(name = "{0}, {1} against {2}")
    @MethodSource("twoOfASet")
    void no_two_pieces_of_a_dead_set_can_mate(ChessBoard board, List<Piece> mating, List<Piece> mated) {
        assertThat(MateSearch.of(board, mating, mated)).isEmpty();
    }

    static Stream<Arguments> twoOfASet() {
        List<Arguments> all = new ArrayList<>();
        for (ChessBoard board : List.of(ChessBoard.SMALL, ChessBoard.BIG)) {
            for (Set<Piece> set : DeadMaterial.SETS.get(board.colours())) {
                for (Piece one : set) {
                    for (Piece other : set) {
                        all.add(Arguments.of(board, List.of(one), List.of(other)));
                        if (one.compareTo(other) <= 0) {
                            all.add(Arguments.of(board, List.of(one, other), List.of()));
                        }
                    }
                }
            }
        }
        return all.stream();
    }

    /**
     * No number of pieces of a dead set can mate. Wherever the aims stand, either no such piece can give check, since
     * the other aim is in the way, or the aim in check can flee to a cell that the other aim does not attack, of a
     * colour on which such a piece neither stands nor strikes.
     */
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void an_aim_can_flee_from_any_number_of_them(int colours) {
        ChessBoard board = ChessBoard.of(colours);
        for (Set<Piece> set : DeadMaterial.SETS.get(colours)) {
            assertThat(set).allMatch(piece -> piece.kind() == PieceKind.ONE);
            for (Cell aim : board.cells()) {
                List<Cell> flights = reached(board, Piece.K, aim);
                List<List<Cell>> checks = checks(board, set, aim);
                for (Cell other : board.cells()) {
                    boolean possible = aim != other && !flights.contains(other);
                    if (possible && !checks.stream().allMatch(way -> way.contains(other))) {
                        List<Cell> held = reached(board, Piece.K, other);
                        assertThat(flights)
                                .as("%s from %s and %s", aim, other, set)
                                .anyMatch(cell -> !held.contains(cell) && !isTrodden(set, cell));
                    }
                }
            }
        }
    }

    /** The ways of all attacks on the aim by pieces of the set: the cell of the attacker and the cells between. */
    private static List<List<Cell>> checks(ChessBoard board, Set<Piece> set, Cell aim) {
        List<List<Cell>> ways = new ArrayList<>();
        for (Piece piece : set) {
            for (Cell from : board.cells()) {
                for (List<Cell> path : board.paths(piece, from)) {
                    if (path.contains(aim)) {
                        List<Cell> way = new ArrayList<>(List.of(from));
                        way.addAll(path.subList(0, path.indexOf(aim)));
                        ways.add(way);
                    }
                }
            }
        }
        return ways;
    }

    private static boolean isTrodden(Set<Piece> set, Cell cell) {
        return set.stream().anyMatch(piece -> piece.fits(cell.colour()));
    }

    private static List<Cell> reached(ChessBoard board, Piece piece, Cell from) {
        return board.paths(piece, from).stream().flatMap(List::stream).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void a_1_colour_piece_attacks_its_own_colour_alone(int colours) {
        ChessBoard board = ChessBoard.of(colours);
        board.pieces().stream()
                .filter(piece -> piece.kind() == PieceKind.ONE)
                .forEach(piece -> board.cells()
                        .forEach(from ->
                                assertThat(reached(board, piece, from)).allMatch(cell -> piece.fits(cell.colour()))));
    }

    @Test
    void on_three_colours_two_of_different_colours_can_mate() {
        assertThat(MateSearch.of(ChessBoard.SMALL, List.of(I2, I3), List.of())).isPresent();
        assertThat(MateSearch.of(ChessBoard.SMALL, List.of(I2), List.of(I3))).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"3,I2c3,''", "3,I3a3,''", "3,I2c3,i2l9", "4,I2b1,''", "4,I4b2,''", "4,I2b1,i4f4"})
    void the_game_ends_as_soon_as_nothing_else_is_left(int colours, String white, String black) {
        ChessBoard board = ChessBoard.of(colours);
        String corner = colours == 3 ? "kj13" : "kj15";
        List<String> men = new ArrayList<>(List.of("Kd1", "pd2", corner, white));
        if (!black.isEmpty()) {
            men.add(black);
        }
        ChessPosition position = Sketch.men(board, Team.WHITE, men.toArray(String[]::new));
        assertThat(position.outcome()).isEmpty();
        assertOver(play(position, "d1-d2"), REASON, DREW, DREW);
    }

    @Test
    void on_three_colours_two_sorts_play_on() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "pd2", "I2c3", "i3a3", "kj13");
        assertThat(play(position, "d1-d2").outcome()).isEmpty();
    }

    private static final Setup NEARLY_BARE =
            new Setup(2, Map.of("board", "4", "setup", "D1=K,B1=I2"), Seed.of(new byte[Seed.BYTES]));

    @Test
    void a_game_cannot_begin_dead() {
        assertThat(ScriptedGame.say(new ChromaticChess().start(NEARLY_BARE).refusal()))
                .startsWith("The game would be over before the first move");
    }
}
