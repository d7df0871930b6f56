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

    /** So many marbles move together. */
    static final int MOST = 3;

    /** The number of legal moves. */
    int count() {
        return MoveCount.of(own, foreign);
    }

    /** Every legal move once. */
    List<MarbleMove> moves() {
        List<MarbleMove> moves = new ArrayList<>(64);
        for (Direction way : Direction.ALL) {
            for (int size = 1; size <= MOST; size++) {
                addRows(moves, heads(size, way), size, way.opposite(), way);
            }
            for (Direction axis : Direction.AXES) {
                if (axis != way.axis()) {
                    addRows(moves, flanks(2, axis, way), 2, axis, way);
                    addRows(moves, flanks(3, axis, way), 3, axis, way);
                }
            }
        }
        return moves;
    }

    /** Rows of that size that begin in one of the starts and lie in that direction. */
    private static void addRows(List<MarbleMove> moves, long starts, int size, Direction lie, Direction way) {
        for (long left = starts; left != 0; left &= left - 1) {
            long row = Long.lowestOneBit(left);
            for (int i = 1; i < size; i++) {
                row |= lie.step(row);
            }
            moves.add(new MarbleMove(row, way));
        }
    }

    boolean canMove() {
        for (Direction way : Direction.ALL) {
            if ((way.step(own) & empty()) != 0) {
                return true;
            }
        }
        return count() > 0; // walled in, yet they may push
    }

    boolean allows(MarbleMove move) {
        long starts = move.inLine()
                ? heads(move.size(), move.way()) & move.head().set()
                : flanks(move.size(), move.axis().orElseThrow(), move.way())
                        & move.first().set();
        return starts != 0;
    }

    /** The foreign marbles that a legal move pushes, where they lie before. */
    long pushed(MarbleMove move) {
        long nearest = move.to() & foreign;
        return nearest | move.way().step(nearest) & foreign;
    }

    /** The foremost marbles of the rows of that size that can go along themselves. */
    private long heads(int size, Direction way) {
        long heads = own;
        long open = way.back(empty());
        long yielding = open | way.edge(); // a marble pushed from here has somewhere to go, if only off the board
        for (int pushed = 1; pushed < size; pushed++) {
            heads = own & way.step(heads); // one more marble stands behind
            yielding = foreign & yielding; // a row of so many that gives way
            yielding = way.back(yielding);
            open |= yielding;
        }
        return heads & open;
    }

    /** The first marbles of the rows of that size, lying along the axis, that can go sideways: all cells are empty. */
    private long flanks(int size, Direction axis, Direction way) {
        long free = own & way.back(empty());
        long flanks = free & axis.back(free);
        return size == 2 ? flanks : flanks & axis.back(flanks);
    }

    private long empty() {
        return Cell.BOARD_SET & ~(own | foreign);
    }
}
