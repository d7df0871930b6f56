package pbem.games.cholone;

import java.util.Map;
import java.util.stream.Collectors;
import pbem.game.Seed;
import pbem.game.Setup;

/** Positions from boards as tests and the help page draw them, row i at the top, with or without coordinates. */
final class Sketch {

    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);

    private Sketch() {}

    /** Two players, black to move. */
    static CholonePosition black(String board) {
        return position(2, 0, board, Map.of());
    }

    /** Two players, white to move. */
    static CholonePosition white(String board) {
        return position(2, 1, board, Map.of());
    }

    /** Before the first move of two players. */
    static CholonePosition start(String layout) {
        Setup setup = new Setup(2, Map.of(Cholone.SETUP, layout), SEED);
        return CholonePosition.start(new Cholone(), setup, Layouts.named(layout), 0);
    }

    /** @param digit the player to move, counted from 1 */
    static CholonePosition player(int digit, int seats, String board) {
        return position(seats, digit - 1, board, Map.of());
    }

    /** The first player to move. */
    static CholonePosition from(Marbles marbles) {
        Setup setup = new Setup(marbles.seats(), Map.of(), SEED);
        return CholonePosition.start(new Cholone(), setup, marbles, 0);
    }

    static CholonePosition position(int seats, int turn, String board, Map<String, String> options) {
        Setup setup = new Setup(seats, options, SEED);
        return CholonePosition.start(new Cholone(), setup, marbles(seats, board), turn);
    }

    static Marbles marbles(int seats, String board) {
        String plain = board.lines()
                .filter(line -> !line.contains("1 2 3 4 5"))
                .map(line -> line.replaceFirst("^ *[a-i]-", "").replaceFirst("\\\\.*", ""))
                .map(line -> line.replaceAll("[()]", " "))
                .collect(Collectors.joining("\n"));
        return Marbles.drawn(seats, plain);
    }

    /**
     * A position in the run-length writing of published counts: rows i to a, {@code S} for the side to move, {@code s}
     * for the other, digits for empty cells.
     */
    static CholonePosition written(String rows, boolean otherSide) {
        String board = rows.replace("/", "")
                .chars()
                .mapToObj(c -> Character.isDigit(c) ? ".".repeat(c - '0') : Character.toString(c))
                .collect(Collectors.joining())
                .replace('S', otherSide ? 'x' : 'o')
                .replace('s', otherSide ? 'o' : 'x');
        return black(board);
    }
}
