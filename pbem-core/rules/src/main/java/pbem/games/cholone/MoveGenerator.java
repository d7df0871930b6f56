package pbem.games.cholone;

/**
 * The legal moves of one player's marbles. All moves of one size and direction are found at once, as the set of cells
 * where they start, so that they can be counted without being listed.
 *
 * @param own the player's marbles
 * @param foreign the marbles of all others, which are treated alike
 */
record MoveGenerator(long own, long foreign) {

    private static final Direction[] WAYS = Direction.values();

    /** The largest number of marbles that move together. */
    static final int MOST = 3;

    /** The number of legal moves: the sizes of the sets of cells where moves of one kind begin. */
    int count() {
        int count = 0;
        long empty = empty();
        for (int w = 0; w < 6; w++) {
            Direction way = WAYS[w];
            long free = own & way.back(empty);
            long two = own & way.step(own); // heads of rows of at least two
            long three = own & way.step(two);
            count += Long.bitCount(free) + Long.bitCount(free & two) + Long.bitCount(free & three);
            long met = foreign & way.step(two);
            if (met != 0) {
                long yielding = foreign & (way.back(empty) | way.edge());
                long metByThree = foreign & way.step(three);
                count += Long.bitCount(met & yielding)
                        + Long.bitCount(metByThree & yielding)
                        + Long.bitCount(way.step(metByThree) & yielding);
            }
            for (int axis = 0; axis < 3; axis++) {
                if (axis != w % 3) {
                    long pair = free & WAYS[axis].back(free);
                    count += Long.bitCount(pair) + Long.bitCount(pair & WAYS[axis].back(pair));
                }
            }
        }
        return count;
    }

    /**
     * Writes the codes of the moves into the array, see {@link MarbleMove}, and returns their number.
     *
     * @param ejecting whether to write only moves that push a marble off the board
     */
    int codes(int[] into, boolean ejecting) {
        int count = 0;
        long empty = empty();
        for (Direction way : WAYS) {
            if (ejecting && (foreign & way.edge()) == 0) {
                continue;
            }
            int axis = way.ordinal() % 3;
            boolean back = way.ordinal() < 3; // the head is the last marble of the row
            long open = ejecting ? 0 : way.back(empty);
            long yielding = open | way.edge(); // a marble here can be pushed on, if only off the board
            long heads = own;
            for (int size = 1; size <= MOST; size++) {
                if (size > 1) {
                    heads = own & way.step(heads); // heads with one more marble behind
                    yielding = way.back(foreign & yielding); // before a movable row of size - 1
                    open |= yielding;
                }
                for (long left = heads & open; left != 0; left &= left - 1) {
                    int head = Long.numberOfTrailingZeros(left);
                    int first = back ? Math.floorMod(head + way.turn() * (1 - size), Direction.COUNT) : head;
                    into[count++] = MarbleMove.code(first, size, axis, way);
                }
            }
            if (!ejecting) {
                count = sideways(into, count, way, own & way.back(empty));
            }
        }
        return count;
    }

    /**
     * Writes the side steps of rows of two and three, whose marbles all have an empty cell beside them. Returns the
     * index after the last one.
     */
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
        return count() > 0; // without an empty cell beside them they may still push
    }

    /** The cells of the foreign marbles that a legal move pushes, before the move. */
    long pushed(MarbleMove move) {
        long nearest = move.to() & foreign;
        return nearest | move.way().step(nearest) & foreign;
    }

    private long empty() {
        return Direction.BOARD_SET & ~(own | foreign);
    }
}
