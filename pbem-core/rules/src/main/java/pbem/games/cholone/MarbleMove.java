package pbem.games.cholone;

import java.util.List;
import java.util.stream.IntStream;
import pbem.kit.MovePath;

/**
 * One to three marbles in a row, all going one cell in the same direction. What they push follows from the position.
 *
 * <p>The code of a move is a number made of the first marble of the row, then one of seven values for the length and
 * the axis of the row (one marble, two along each of three axes, or three along each of them), then the direction of
 * the move.
 *
 * @param first the end of the row that comes first in the order of letters, then digits
 * @param last the other end of the row; the same cell for a single marble
 * @param from the cells of the marbles before the move
 * @param way the direction in which they go
 */
record MarbleMove(int first, int last, long from, Direction way) {

    /** An upper bound of the number of moves in a position. */
    static final int MOST = 600;

    private static final Direction[] WAYS = Direction.values();

    private static final MarbleMove[] ALL =
            IntStream.range(0, 42 * Direction.COUNT).mapToObj(MarbleMove::read).toArray(MarbleMove[]::new);

    /** @param first the first marble; for a single marble the axis does not matter */
    static int code(int first, int size, int axis, Direction way) {
        int lies = size == 1 ? 0 : size == 2 ? 1 + axis : 4 + axis;
        return (first * 7 + lies) * 6 + way.ordinal();
    }

    static MarbleMove of(int code) {
        return ALL[code];
    }

    private static MarbleMove read(int code) {
        int first = code / 42;
        int lies = code / 6 % 7;
        long last = 1L << first;
        long row = last;
        if (lies > 0) {
            Direction axis = WAYS[(lies - 1) % 3];
            last = lies > 3 ? axis.step(axis.step(row)) : axis.step(row);
            row |= axis.step(row) | last;
        }
        return new MarbleMove(first, Long.numberOfTrailingZeros(last), row, WAYS[code % 6]);
    }

    /** Whether the move of that code may push: only a row of two or three along itself does. */
    static boolean mayPush(int code) {
        int lies = code / 6 % 7;
        return lies > 0 && (lies - 1) % 3 == code % 3; // a way and its opposite are three apart
    }

    /** @param row at most three neighbouring cells on one line, from one end to the other */
    static MarbleMove of(List<Integer> row, Direction way) {
        int axis = row.size() == 1
                ? 0
                : Direction.between(row.get(0), row.get(1)).orElseThrow().ordinal();
        return of(code(row.get(axis < 3 ? 0 : row.size() - 1), row.size(), axis % 3, way));
    }

    /** The cells of the marbles after the move. */
    long to() {
        return way.step(from);
    }

    int size() {
        return Long.bitCount(from);
    }

    /** Whether the marbles go along their own row. A single marble always does. */
    boolean inLine() {
        return size() == 1 || (from & to()) != 0;
    }

    /** The foremost marble of a move along the row. */
    int head() {
        return way.ordinal() < 3 ? last : first;
    }

    /** Both ends of the row and the cell to which the first of them goes. */
    MovePath path() {
        MovePath start = size() == 1 ? MovePath.of("-", first) : MovePath.of("-", first, last);
        return start.then(",", way.from(first));
    }
}
