package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Simulation;
import pbem.testkit.Table;

/** Moves that are the same when turned or mirrored count as one move, if the rules are symmetric. */
class SymmetricMovesTest {

    private static final int GAMES = 2;
    private static final int PLIES = 4;
    private static final int PAIRS = 3;

    private static Position begun(String board) {
        String[] words = board.split(" ", 2);
        return Table.of(words[1]).start(Catalogue.games().named(words[0]).orElseThrow(), 1);
    }

    /** The legal moves of a position, by the symmetric key of the positions after them. */
    private static Map<Long, List<Move>> alike(List<Position> log) {
        Position at = log.get(log.size() - 1);
        Simulation here =
                at.game().strategy().orElseThrow().simulation(log, at.toMove().get(0), 1);
        int[] codes = new int[here.mostMoves()];
        int count = here.moves(codes);
        return Arrays.stream(codes, 0, count)
                .boxed()
                .collect(Collectors.groupingBy(
                        code -> {
                            Simulation next = here.copy();
                            next.play(code);
                            return next.symmetricKey();
                        },
                        Collectors.mapping(here::move, Collectors.toList())));
    }

    /** Facts about a position that name no cell: its results, or the number of replies to each move. */
    private static List<String> shape(Position at) {
        return at.outcome().isPresent()
                ? List.of(at.outcome().map(Outcome::results).toString())
                : at.moves().stream()
                        .map(at::play)
                        .map(next -> next.outcome().map(Outcome::results) + " "
                                + next.moves().size())
                        .sorted()
                        .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "hex 2 -size=5 -no-swap, 25, 13",
        "ygame 2 -size=4, 10, 3",
        "havannah 2 -size=4, 37, 6",
        "gomoku 2 -size=9, 81, 15",
        "atari 2 -size=7, 49, 10",
        "reversi 2 -size=6, 4, 1",
        "morris 2, 24, 6",
        "breakthrough 2 -size=5, 13, 7",
        "loa 2, 36, 9",
        "lasca 2, 6, 3",
        "stacks 2, 68, 34",
        "dots 2 -size=2, 12, 2",
        "amazons 2 -size=6, 424, 212",
        "draughts 2, 7, 7",
        "oware 2, 6, 6",
        "chroma 2 -size=4, 10, 3",
        "cholone 2, 44, 22"
    })
    void the_first_moves_are_of_so_many_kinds(String board, int moves, int kinds) {
        Position start = begun(board);
        assertThat(start.moves()).hasSize(moves);
        assertThat(alike(List.of(start))).hasSize(kinds);
    }

    @ParameterizedTest
    @CsvSource({
        "hex 2 -size=4",
        "ygame 2 -size=4",
        "havannah 2 -size=4",
        "gomoku 2 -size=9 -no-swap",
        "atari 2 -size=7",
        "reversi 2 -size=6",
        "morris 2",
        "breakthrough 2 -size=5",
        "loa 2",
        "lasca 2",
        "stacks 2",
        "dots 2 -size=2",
        "cholone 2"
    })
    void equivalent_moves_have_equivalent_continuations(String board) {
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            List<Position> log = new ArrayList<>(List.of(begun(board)));
            for (int ply = 0; ply < PLIES; ply++) {
                Position at = log.get(log.size() - 1);
                List<List<Move>> several = alike(log).values().stream()
                        .filter(same -> same.size() > 1)
                        .limit(PAIRS)
                        .toList();
                for (List<Move> same : several) {
                    assertThat(shape(at.play(same.get(same.size() - 1))))
                            .as("%s: %s", board, same)
                            .isEqualTo(shape(at.play(same.get(0))));
                    compared++;
                }
                log.add(at.play(at.moves().get(random.nextInt(at.moves().size()))));
            }
        }
        assertThat(compared).isPositive();
    }
}
