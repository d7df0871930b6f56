package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the marbles of one player can go. All moves of one size and direction are found at once, as the set of the
 * cells where they start; so they can be counted without being listed.
 *
 * @param own the player's marbles
 * @param foreign everybody else's, all alike to them
 */
record MoveGenerator(long own, long foreign) {

    private static final Direction[] WAYS = Direction.values();

    /** So many marbles move together. */
    static final int MOST = 3;

    /** The number of legal moves. */
    int count() {
        return MoveCount.of(own, foreign);
    }

    /** Every legal move once. */
    List<MarbleMove> moves() {
        int[] codes = new int[MarbleMove.MOST];
        int count = codes(codes, false);
        List<MarbleMove> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(MarbleMove.of(codes[i]));
        }
        return moves;
    }

    /**
     * The numbers of the moves, see {@link MarbleMove}.
     *
     * @param ejecting whether only those are wanted that push a marble off the board
     */
    int codes(int[] into, boolean ejecting) {
        int count = 0;
        long empty = empty();
        for (Direction way : WAYS) {
            int axis = way.ordinal() % 3;
            boolean back = way.ordinal() < 3; // the head is the last one of the row
            long open = ejecting ? 0 : way.back(empty);
            long yielding = open | way.edge(); // a marble pushed from here has somewhere to go, if only off the board
            long heads = own;
            for (int size = 1; size <= MOST; size++) {
                if (size > 1) {
                    heads = own & way.step(heads); // one more marble stands behind
                    yielding = way.back(foreign & yielding); // before a row of so many that gives way
                    open |= yielding;
                }
                for (long left = heads & open; left != 0; left &= left - 1) {
                    int head = Long.numberOfTrailingZeros(left);
                    int first = back ? Math.floorMod(head + way.turn() * (1 - size), Cell.COUNT) : head;
                    into[count++] = MarbleMove.code(first, size, axis, way);
                }
            }
            if (!ejecting) {
                count = sideways(into, count, way, own & way.back(empty));
            }
        }
        return count;
    }

    /** Rows of two and three that go sideways, of marbles that have an empty cell beside them. */
    private static int sideways(int[] into, int from, Direction way, long free) {
        int count = from;
        for (int axis = 0; axis < 3; axis++) {
            if (axis != way.ordinal() % 3) {
                long two = free & WAYS[axis].back(free);
                long three = two & WAYS[axis].back(two);
                for (long left = two; left != 0; left &= left - 1) {
                    int first = Long.numberOfTrailingZeros(left);
                    into[count++] = MarbleMove.code(first, 2, axis, way);
                    if ((three >>> first & 1) != 0) {
                        into[count++] = MarbleMove.code(first, 3, axis, way);
                    }
                }
            }
        }
        return count;
    }

    boolean canMove() {
        for (Direction way : WAYS) {
            if ((way.step(own) & empty()) != 0) {
                return true;
            }
        }
        return count() > 0; // walled in, yet they may push
    }

    /** The foreign marbles that a legal move pushes, where they lie before. */
    long pushed(MarbleMove move) {
        long nearest = move.to() & foreign;
        return nearest | move.way().step(nearest) & foreign;
    }

    private long empty() {
        return Cell.BOARD_SET & ~(own | foreign);
    }
}
