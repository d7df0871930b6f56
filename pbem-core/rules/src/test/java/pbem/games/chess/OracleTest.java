package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The game has the moves of {@link ObviousChess} in positions that come up by chance. */
@Tag("long")
class OracleTest {

    /** Few pieces and many empty cells, so that promotions, castling and moves of the aims come up. */
    private static final String OPEN_SMALL = "A1=T13,D1=K,G1=T12,C2=I1,F2=Q,A4=P,C4=P,D5=P,F5=P,H5=P,I6=P";

    private static final String OPEN_BIG = "A1=T14,E1=K,H1=T24,D1=Q,B2=W2,C2=I1,H2=W3,A5=P,C5=P,D6=P,F6=P,H6=P,J7=P";

    record Play(int colours, String setup, int games, int moves) {
        String written() {
            return setup.contains("=") ? setup : Written.placement(colours, setup);
        }

        PlacementReader placement() {
            return new PlacementReader(ChessBoard.of(colours), written(), Situation::isBare);
        }
    }

    static Stream<Play> plays() {
        return Stream.of(
                new Play(3, "", 3, 100),
                new Play(3, "36", 2, 100),
                new Play(4, "", 3, 100),
                new Play(3, OPEN_SMALL, 12, 150),
                new Play(4, OPEN_BIG, 10, 150));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("plays")
    void bothFindTheSameMoves(Play play) {
        Set<Step.Manner> seen = new TreeSet<>();
        boolean promoted = false;
        for (int seed = 0; seed < play.games(); seed++) {
            Random random = new Random(seed);
            Situation situation = play.placement().start();
            ObviousChess obvious = ObviousChess.start(play.colours(), play.written());
            for (int i = 0; i < play.moves(); i++) {
                Map<String, ObviousChess> expected = obvious.successors();
                MoveGenerator generator = new MoveGenerator(situation);
                List<Step> steps = generator.steps();
                assertThat(steps.stream().map(Step::notation).sorted().toList())
                        .as("%s", situation)
                        .isEqualTo(expected.keySet().stream().sorted().toList());
                assertThat(generator.count()).isEqualTo(steps.size());
                assertThat(generator.canStep()).isEqualTo(!steps.isEmpty());
                if (steps.isEmpty()) {
                    break;
                }
                Step step = chosen(situation, steps, random);
                seen.add(step.manner());
                promoted |= step.promotion().isPresent();
                situation = situation.after(step);
                obvious = expected.get(step.notation());
                assertThat(men(situation)).isEqualTo(obvious.men());
                assertSound(situation);
            }
        }
        assertThat(seen).contains(Step.Manner.PLAIN, Step.Manner.DOUBLE);
        if (play.setup().contains("=")) {
            assertThat(seen).contains(Step.Manner.CASTLING, Step.Manner.EN_PASSANT);
            assertThat(promoted).isTrue();
        }
    }

    /** No piece stands on a foreign colour, and values kept from move to move equal values computed afresh. */
    private static void assertSound(Situation situation) {
        ChessBoard board = situation.board();
        for (Cell cell : board.cells()) {
            byte man = situation.man(cell);
            assertThat(man == Man.NONE || Man.piece(man).fits(cell.colour())).isTrue();
        }
        if (situation.passing().isEmpty()) {
            Situation afresh = Situation.of(board, situation.men(), situation.turn());
            assertThat(situation).isEqualTo(afresh);
            assertThat(situation.key()).isEqualTo(afresh.key());
            assertThat(situation.aim(Team.WHITE)).isEqualTo(afresh.aim(Team.WHITE));
            assertThat(situation.aim(Team.BLACK)).isEqualTo(afresh.aim(Team.BLACK));
        }
    }

    /** A random step, which now and then prefers rare ones: castling, captures, pawns that come far. */
    private static Step chosen(Situation situation, List<Step> steps, Random random) {
        List<Step> special = steps.stream()
                .filter(step -> step.manner() == Step.Manner.CASTLING || step.manner() == Step.Manner.EN_PASSANT)
                .toList();
        if (!special.isEmpty() && random.nextInt(2) == 0) {
            return special.get(random.nextInt(special.size()));
        }
        List<Step> lively = steps.stream()
                .filter(step ->
                        situation.man(step.to()) != Man.NONE || Man.piece(situation.man(step.from())) == Piece.P)
                .toList();
        List<Step> from = lively.isEmpty() || random.nextInt(3) > 0 ? steps : lively;
        return from.get(random.nextInt(from.size()));
    }

    private static Map<String, String> men(Situation situation) {
        Map<String, String> men = new TreeMap<>();
        for (Cell cell : situation.board().cells()) {
            byte man = situation.man(cell);
            if (man != Man.NONE) {
                men.put(cell.name(), (Man.team(man) == Team.WHITE ? "w" : "b") + Man.piece(man));
            }
        }
        return men;
    }

    /** Every piece but the pawn has the same ways between all pairs of cells. */
    @ParameterizedTest
    @CsvSource({"3", "4"})
    void bothKnowTheSameWaysOnAnEmptyBoard(int colours) {
        ChessBoard board = ChessBoard.of(colours);
        ObviousPieceMoves obvious = new ObviousPieceMoves(colours);
        for (Piece piece : board.pieces()) {
            if (piece == Piece.P) {
                continue;
            }
            for (Cell from : board.cells()) {
                Set<String> expected = new TreeSet<>();
                for (Cell to : board.cells()) {
                    if (from != to
                            && obvious.fits(piece.name(), from.name())
                            && !obvious.ways(piece.name(), from.name(), to.name())
                                    .isEmpty()) {
                        expected.add(to.name());
                    }
                }
                assertThat(EmptyBoardMoves.of(board, piece, from).stream()
                                .map(Cell::name)
                                .sorted()
                                .toList())
                        .as("%s on %s", piece, from)
                        .isEqualTo(List.copyOf(expected));
            }
        }
    }
}
