package pbem.games.cholone;

import java.util.Optional;
import pbem.kit.MovePath;

/**
 * One to three marbles in a row, all going one cell in the same direction. What they push follows from the position.
 *
 * <p>The code of a move is a number made of the first marble of the row, then one of seven values for the length and
 * the axis of the row (one marble, two along each of three axes, or three along each of them), then the direction of
 * the move.
 *
 * @param from the cells of the marbles before the move
 * @param way the direction in which they go
 */
record MarbleMove(long from, Direction way) {

    /** An upper bound of the number of moves in a position. */
    static final int MOST = 600;

    private static final Direction[] WAYS = Direction.values();

    /** @param first the first marble; for a single marble the axis does not matter */
    static int code(int first, int size, int axis, Direction way) {
        int lies = size == 1 ? 0 : size == 2 ? 1 + axis : 4 + axis;
        return (first * 7 + lies) * 6 + way.ordinal();
    }

    static MarbleMove of(int code) {
        int lies = code / 6 % 7;
        long row = 1L << code / 42;
        if (lies > 0) {
            Direction axis = WAYS[(lies - 1) % 3];
            row |= axis.step(row);
            row |= lies > 3 ? axis.step(row) : 0;
        }
        return new MarbleMove(row, WAYS[code % 6]);
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

    /** The line of the row, towards later cells; empty for a single marble. */
    private Optional<Direction> axis() {
        return Direction.ALL.stream()
                .limit(3)
                .filter(axis -> (from & axis.step(from)) != 0)
                .findFirst();
    }

    /** The end of the row that comes first in the order of letters, then digits. */
    int first() {
        return Long.numberOfTrailingZeros(axis().map(axis -> from & ~axis.step(from)).orElse(from));
    }

    /** The other end of the row; the same cell for a single marble. */
    int last() {
        return Long.numberOfTrailingZeros(axis().map(axis -> from & ~axis.back(from)).orElse(from));
    }

    /** The foremost marble of a move along the row. */
    int head() {
        return Long.numberOfTrailingZeros(from & ~way.back(from));
    }

    String notation() {
        return Cholone.BOARD.name(first())
                + (size() > 1 ? "-" + Cholone.BOARD.name(last()) : "")
                + ","
                + Cholone.BOARD.name(way.from(first()));
    }

    /** Both ends of the row and the cell to which the first of them goes. */
    MovePath path() {
        MovePath start = MovePath.of("-", size() == 1 ? new int[] {first()} : new int[] {first(), last()});
        return start.then(",", way.from(first()));
    }
}
