package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Seed;
import pbem.game.Setup;

/** The game has the moves of {@link ObviousCholone} in positions that come up by chance. */
@Tag("long")
class OracleTest {

    private static final int GAMES = 6;
    private static final int MOVES = 120;

    static Stream<Arguments> layouts() {
        Stream<Arguments> two = Layouts.forTwo().stream().map(name -> Arguments.of(name, Layouts.named(name)));
        Stream<Arguments> more = Stream.of(3, 4, 5, 6)
                .flatMap(seats -> Stream.of(
                        Arguments.of("standard-" + seats, Layouts.standard(seats)),
                        Arguments.of("bowl-" + seats, Layouts.bowl(seats))));
        return Stream.concat(two, more);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("layouts")
    void bothFindTheSameMoves(String name, long[] layout) {
        int games = layout.length == 2 ? 1 : GAMES; // more players, fewer layouts
        for (int seed = 0; seed < games; seed++) {
            Random random = new Random(seed);
            long[] marbles = layout;
            int turn = 0;
            for (int i = 0; i < MOVES; i++) {
                MarblePlay at = play(marbles, turn);
                int[] moves = new int[MarbleMove.MOST];
                moves = Arrays.copyOf(moves, at.generator(turn).codes(moves, false));
                List<Map<String, Integer>> found = after(marbles, turn, moves);
                List<Map<String, Integer>> expected = obvious(marbles, turn).successors().stream()
                        .map(ObviousCholone::marbles)
                        .toList();
                assertThat(found).doesNotHaveDuplicates().hasSameSizeAs(expected);
                assertThat(Set.copyOf(found)).isEqualTo(new HashSet<>(expected));
                assertThat(at.generator(turn).count()).isEqualTo(expected.size());
                assertThat(at.generator(turn).canMove()).isEqualTo(!expected.isEmpty());
                if (moves.length > 0) {
                    marbles = after(marbles, turn, chosen(at.generator(turn), moves, random));
                }
                turn = (turn + 1) % marbles.length;
            }
        }
    }

    /** The number of ejections does not matter here: each move is the first of a game. */
    private static MarblePlay play(long[] marbles, int turn) {
        return MarblePlay.start(new Setup(marbles.length, Map.of(), Seed.of(new byte[Seed.BYTES])), marbles, turn);
    }

    /** A random move, more often a push than by mere chance, so that marbles meet and fall. */
    private static int chosen(MoveGenerator generator, int[] moves, Random random) {
        int[] pushes = IntStream.of(moves)
                .filter(move -> generator.pushed(MarbleMove.of(move)) != 0)
                .toArray();
        int[] from = pushes.length == 0 || random.nextInt(3) == 0 ? moves : pushes;
        return from[random.nextInt(from.length)];
    }

    private static List<Map<String, Integer>> after(long[] marbles, int turn, int[] moves) {
        return IntStream.of(moves)
                .mapToObj(move -> names(after(marbles, turn, move)))
                .toList();
    }

    private static long[] after(long[] marbles, int turn, int move) {
        MarblePlay after = play(marbles, turn);
        after.play(move);
        return IntStream.range(0, marbles.length).mapToLong(after::of).toArray();
    }

    private static ObviousCholone obvious(long[] marbles, int turn) {
        return new ObviousCholone(names(marbles), marbles.length, turn + 1);
    }

    private static Map<String, Integer> names(long[] marbles) {
        Map<String, Integer> names = new TreeMap<>();
        for (int seat = 0; seat < marbles.length; seat++) {
            for (int cell : Cells.in(marbles[seat])) {
                names.put(Cells.BOARD.name(cell), seat + 1);
            }
        }
        return names;
    }
}
