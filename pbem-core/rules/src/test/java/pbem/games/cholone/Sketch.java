package pbem.games.cholone;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.kit.BoardPosition;

/** Positions from boards as tests and the help page draw them, row i at the top, with or without coordinates. */
final class Sketch {

    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);

    private Sketch() {}

    /** Two players, black to move. */
    static BoardPosition black(String board) {
        return position(2, 0, board, Map.of());
    }

    /** Two players, white to move. */
    static BoardPosition white(String board) {
        return position(2, 1, board, Map.of());
    }

    /** Before the first move of two players. */
    static BoardPosition start(String layout) {
        Setup setup = new Setup(2, Map.of(Cholone.SETUP, layout), SEED);
        return begun(setup, Layouts.named(layout), 0);
    }

    /** @param digit the player to move, counted from 1 */
    static BoardPosition player(int digit, int seats, String board) {
        return position(seats, digit - 1, board, Map.of());
    }

    /** The first player to move. */
    static BoardPosition from(long[] marbles) {
        Setup setup = new Setup(marbles.length, Map.of(), SEED);
        return begun(setup, marbles, 0);
    }

    static BoardPosition position(int seats, int turn, String board, Map<String, String> options) {
        Setup setup = new Setup(seats, options, SEED);
        return begun(setup, marbles(seats, board), turn);
    }

    private static BoardPosition begun(Setup setup, long[] marbles, int turn) {
        Cholone game = new Cholone();
        return BoardPosition.from(game, setup, game.table(setup), MarblePlay.start(setup, marbles, turn));
    }

    static MarblePlay play(Position position) {
        return (MarblePlay) ((BoardPosition) position).onward();
    }

    /** The legal moves by number, in the order of the position's moves. */
    static int[] codes(Position position) {
        int[] codes = new int[MarbleMove.MOST];
        return Arrays.copyOf(codes, play(position).moves(codes));
    }

    static long[] marbles(int seats, String board) {
        String plain = board.lines()
                .filter(line -> !line.contains("1 2 3 4 5"))
                .map(line -> line.replaceFirst("^ *[a-i]-", "").replaceFirst("\\\\.*", ""))
                .map(line -> line.replaceAll("[()]", " "))
                .collect(Collectors.joining("\n"));
        return Layouts.drawn(seats, plain);
    }

    /**
     * A position in the run-length writing of published counts: rows i to a, {@code S} for the side to move, {@code s}
     * for the other, digits for empty cells.
     */
    static BoardPosition written(String rows, boolean otherSide) {
        String board = rows.replace("/", "")
                .chars()
                .mapToObj(c -> Character.isDigit(c) ? ".".repeat(c - '0') : Character.toString(c))
                .collect(Collectors.joining())
                .replace('S', otherSide ? 'x' : 'o')
                .replace('s', otherSide ? 'o' : 'x');
        return black(board);
    }
}
