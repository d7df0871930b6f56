package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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
    void bothFindTheSameMoves(String name, Marbles layout) {
        int games = layout.seats() == 2 ? 1 : GAMES; // more players, fewer layouts
        for (int seed = 0; seed < games; seed++) {
            Random random = new Random(seed);
            Marbles marbles = layout;
            int turn = 0;
            for (int i = 0; i < MOVES; i++) {
                List<MarbleMove> moves = marbles.generator(turn).moves();
                List<Map<String, Integer>> found = after(marbles, turn, moves);
                List<Map<String, Integer>> expected = obvious(marbles, turn).successors().stream()
                        .map(ObviousCholone::marbles)
                        .toList();
                assertThat(found).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(expected);
                assertThat(marbles.generator(turn).count()).isEqualTo(expected.size());
                assertThat(marbles.generator(turn).canMove()).isEqualTo(!expected.isEmpty());
                if (!moves.isEmpty()) {
                    marbles = after(marbles, turn, chosen(marbles, turn, moves, random));
                }
                turn = (turn + 1) % marbles.seats();
            }
        }
    }

    /** A random move, more often a push than by mere chance, so that marbles meet and fall. */
    private static MarbleMove chosen(Marbles marbles, int turn, List<MarbleMove> moves, Random random) {
        List<MarbleMove> pushes = moves.stream()
                .filter(move -> marbles.generator(turn).pushed(move) != 0)
                .toList();
        List<MarbleMove> from = pushes.isEmpty() || random.nextInt(3) == 0 ? moves : pushes;
        return from.get(random.nextInt(from.size()));
    }

    private static List<Map<String, Integer>> after(Marbles marbles, int turn, List<MarbleMove> moves) {
        return moves.stream().map(move -> names(after(marbles, turn, move))).toList();
    }

    private static Marbles after(Marbles marbles, int turn, MarbleMove move) {
        Marbles after = marbles.copy();
        after.play(turn, move);
        return after;
    }

    private static ObviousCholone obvious(Marbles marbles, int turn) {
        return new ObviousCholone(names(marbles), marbles.seats(), turn + 1);
    }

    private static Map<String, Integer> names(Marbles marbles) {
        Map<String, Integer> names = new TreeMap<>();
        Cell.ALL.forEach(cell -> marbles.owner(cell).ifPresent(seat -> names.put(cell.name(), seat + 1)));
        return names;
    }
}
