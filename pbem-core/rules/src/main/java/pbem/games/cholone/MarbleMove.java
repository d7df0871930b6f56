package pbem.games.cholone;

import java.util.Optional;
import pbem.game.Move;

/**
 * One to three marbles in a row, all going one cell in the same direction. What they push follows from the position.
 *
 * <p>As a number: the first marble of its row, then how the row lies and how long it is (a single one; two along each of
 * three axes; three likewise), then where it goes.
 *
 * @param from the cells on which they stand before
 * @param way where they go
 */
record MarbleMove(long from, Direction way) implements Move {

    /** No position has more. */
    static final int MOST = 600;

    /** Numbers are below this. */
    static final int CODES = Cell.COUNT * 7 * 6;

    private static final Direction[] WAYS = Direction.values();

    /** @param first the place of the first marble in a set; a single one lies along any axis */
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

    /** The cells on which they stand afterwards. */
    long to() {
        return way.step(from);
    }

    int size() {
        return Long.bitCount(from);
    }

    /** Whether the marbles go along their own row, as a single one always does. */
    boolean inLine() {
        return size() == 1 || (from & to()) != 0;
    }

    /** The line on which more than one marble lies, towards later cells; empty for a single one. */
    Optional<Direction> axis() {
        return Direction.AXES.stream()
                .filter(axis -> (from & axis.step(from)) != 0)
                .findFirst();
    }

    /** The end of the row that comes first in the order of letters, then digits. */
    Cell first() {
        return Cell.in(axis().map(axis -> from & ~axis.step(from)).orElse(from));
    }

    /** The other end; the same cell for a single marble. */
    Cell last() {
        return Cell.in(axis().map(axis -> from & ~axis.back(from)).orElse(from));
    }

    /** The foremost marble of a row that goes along itself. */
    Cell head() {
        return Cell.in(from & ~way.back(from));
    }

    @Override
    public String notation() {
        Cell first = first();
        String target = way.from(first).orElseThrow().name(); // on the board, where all own marbles stay
        return size() == 1 ? first + "," + target : first + "-" + last() + "," + target;
    }

    @Override
    public String toString() {
        return notation();
    }
}
