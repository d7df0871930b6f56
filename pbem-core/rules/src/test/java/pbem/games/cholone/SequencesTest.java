package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Move;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.kit.Play;

/** Sequences counted without playing are as many as those that are played move by move. */
class SequencesTest {

    private static final int GAMES = 3;
    private static final int PLIES = 250;

    /** On such boards, situations come again and the last marbles fall within a few moves. */
    private static final String TWO_AT_THE_EDGE = """
                . . . . .
               . . . . . .
              . . . . . . .
             . . . . . . . .
            x o o . . . . . .
             x . . . . . . .
              . . . . . . .
               . . . . . .
                . . . . .
            """;

    private static final String ONE_EACH = """
                . . . . x
               . . . . . .
              . . . . . . .
             . . . . . . . .
            . . . . . . . . .
             . . . . . . . .
              . . . . . . .
               . . . . . .
                o . . . .
            """;

    static Stream<Arguments> starts() {
        Stream<Arguments> two = Layouts.forTwo().stream().map(name -> Arguments.of(name, Sketch.start(name)));
        Stream<Arguments> more = Stream.of(3, 4, 5, 6)
                .flatMap(seats -> Stream.of(
                        Arguments.of("standard-" + seats, Sketch.from(Layouts.standard(seats))),
                        Arguments.of("bowl-" + seats, Sketch.from(Layouts.bowl(seats)))));
        return Stream.concat(two, more);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("starts")
    void twoMovesFromEveryPositionOfAGame(String name, BoardPosition start) {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            BoardPosition at = start;
            for (int i = 0; i < PLIES && at.outcome().isEmpty(); i++) {
                assertThat(at.sequences(2)).isEqualTo(played(at, 2));
                at = at.play(chosen(at, random));
            }
            assertThat(at.sequences(2)).isEqualTo(played(at, 2));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "belgian", "snakes"})
    void threeMovesFromSomePositionsOfAGame(String layout) {
        Random random = new Random(1);
        BoardPosition at = Sketch.start(layout);
        for (int i = 0; at.outcome().isEmpty() && i < PLIES; i++) {
            if (i % 50 == 0) {
                assertThat(at.sequences(3)).isEqualTo(played(at, 3));
            }
            at = at.play(chosen(at, random));
        }
    }

    /** Six moves are longer than the way to the third time of a situation. */
    @Test
    @Tag("long")
    void sixMovesWhereSituationsComeAgain() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            BoardPosition at = Sketch.black(ONE_EACH);
            for (int i = 0; i < 12 && at.outcome().isEmpty(); i++) {
                for (int length = 1; length <= 6; length++) {
                    assertThat(at.sequences(length)).isEqualTo(played(at, length));
                }
                at = at.play(backIfPossible(at, random));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aGameThatIsDrawnByQuietMovesEndsThere(int quiet) {
        BoardPosition at = Sketch.position(2, 0, ONE_EACH, Map.of("quiet", "" + quiet));
        for (int length = 1; length <= 6; length++) {
            assertThat(at.sequences(length)).isEqualTo(played(at, length));
        }
        assertThat(at.sequences(quiet + 1)).isZero();
    }

    @Test
    void aGameThatIsWonByTheLastMarbleEndsThere() {
        BoardPosition at = Sketch.black(TWO_AT_THE_EDGE);
        for (int length = 1; length <= 5; length++) {
            assertThat(at.sequences(length)).isEqualTo(played(at, length));
        }
    }

    @Test
    void theSixthEjectionEndsTheGame() {
        int decided = 0;
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            BoardPosition at = Sketch.start("belgian");
            while (at.outcome().isEmpty() && at.ply() < 1000) {
                BoardPosition before = at;
                at = at.play(chosen(at, random));
                if (at.outcome().isPresent()
                        && Sketch.play(at).by(Sketch.play(before).asked()) == MarblePlay.WINNING) {
                    assertThat(before.sequences(2)).isEqualTo(played(before, 2));
                    decided++;
                }
            }
        }
        assertThat(decided).isPositive();
    }

    /** A situation comes again after four moves at the earliest, on which the count relies. */
    @ParameterizedTest
    @ValueSource(strings = {"belgian", "snakes", "alien"})
    void noTwoMovesLeadBack(String layout) {
        Random random = new Random(2);
        BoardPosition at = Sketch.start(layout);
        for (int i = 0; at.outcome().isEmpty() && i < PLIES; i++) {
            for (int one : Sketch.codes(at)) {
                MarblePlay between = Sketch.play(at);
                between.play(one);
                int[] then = new int[MarbleMove.MOST];
                for (int two : Arrays.copyOf(then, between.moves(then))) {
                    Play after = between.looking();
                    after.play(two);
                    assertThat(after.men()).isNotEqualTo(at.men());
                }
            }
            at = at.play(chosen(at, random));
        }
    }

    private static long played(Position position, int length) {
        if (length == 1) {
            return position.moveCount(); // the contract holds it against the list of moves
        }
        return position.moves().stream()
                .mapToLong(move -> played(position.play(move), length - 1))
                .sum();
    }

    /** A random move, more often a push than by mere chance, so that marbles meet and fall. */
    private static Move chosen(BoardPosition at, Random random) {
        MarblePlay play = Sketch.play(at);
        MoveGenerator generator = play.generator(play.asked());
        return random.nextInt(3) == 0
                ? among(at, random, move -> true)
                : among(at, random, move -> generator.pushed(move) != 0);
    }

    /** A random move, mostly to and fro in the corners, so that situations come again. */
    private static Move backIfPossible(BoardPosition at, Random random) {
        long corners = Stream.of("a1", "a2", "i9", "i8")
                .mapToLong(name -> 1L << Cells.BOARD.named(name))
                .sum();
        return random.nextInt(5) == 0
                ? among(at, random, move -> true)
                : among(at, random, move -> (move.to() & ~corners) == 0);
    }

    /** One of the moves that are wanted, or any if there are none. */
    private static Move among(BoardPosition at, Random random, Predicate<MarbleMove> wanted) {
        int[] codes = Sketch.codes(at);
        int[] fit = IntStream.range(0, codes.length)
                .filter(move -> wanted.test(MarbleMove.of(codes[move])))
                .toArray();
        int move = fit.length == 0 ? random.nextInt(codes.length) : fit[random.nextInt(fit.length)];
        return at.moves().get(move);
    }
}
