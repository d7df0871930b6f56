package pbem.games.cholone;

/**
 * The situations after all moves of a player, as two sets of cells each. They are in one array that is filled again and
 * again, because creating an object for each would take most of the time.
 */
final class Successors {

    private static final Direction[] WAYS = Direction.values();

    /**
     * The largest number of moves with the same head or first marble: six directions, with up to three moves along the
     * row, pushing or not, and up to four side steps each.
     */
    private static final int MOST_OF_A_MARBLE = 6 * (3 + 4);

    private final long[] sets;
    private int size;

    /** @param marbles the largest number of marbles of a player */
    Successors(int marbles) {
        this.sets = new long[2 * MOST_OF_A_MARBLE * marbles];
    }

    int size() {
        return size;
    }

    /** The moving player's marbles after a move. */
    long own(int move) {
        return sets[2 * move];
    }

    /** The marbles of all others after a move, one fewer after an ejection. */
    long foreign(int move) {
        return sets[2 * move + 1];
    }

    /** Replaces the contents by the results of all moves of a player. */
    void fill(long own, long foreign) {
        size = 0;
        long empty = Cell.BOARD_SET & ~(own | foreign);
        for (Direction way : WAYS) {
            long free = own & way.back(empty);
            inLine(own, foreign, way, free);
            pushing(own, foreign, way, empty);
            for (Direction axis : Direction.AXES) {
                if (axis != way.axis()) {
                    sideways(own, foreign, way, axis, free);
                }
            }
        }
    }

    private void add(long own, long foreign) {
        sets[2 * size] = own;
        sets[2 * size + 1] = foreign;
        size++;
    }

    /**
     * Adds the moves along a row without a push. The head goes to an empty cell and the cell of the last marble becomes
     * empty; nothing changes between them.
     */
    private void inLine(long own, long foreign, Direction way, long free) {
        for (long left = free; left != 0; left &= left - 1) {
            long head = Long.lowestOneBit(left);
            long moved = own | way.step(head);
            long hindmost = head;
            for (int row = 1; row <= MoveGenerator.MOST && hindmost != 0; row++) {
                add(moved ^ hindmost, foreign);
                hindmost = own & way.back(hindmost);
            }
        }
    }

    private void pushing(long own, long foreign, Direction way, long empty) {
        long ofTwo = own & way.step(own); // the heads of rows of at least two
        for (long left = foreign & way.step(ofTwo); left != 0; left &= left - 1) {
            long met = Long.lowestOneBit(left);
            long second = way.back(way.back(met)); // the second marble of the player's row, counted from its head
            long third = own & way.back(second);
            long behind = way.step(met); // the empty set at the edge of the board
            long another = behind & foreign;
            if (another != 0) {
                behind = way.step(another);
            }
            if ((behind & ~empty) != 0) {
                continue;
            }
            if (another == 0) {
                add(own ^ met ^ second, foreign ^ met ^ behind);
            }
            if (third != 0) {
                add(own ^ met ^ third, foreign ^ met ^ behind);
            }
        }
    }

    private void sideways(long own, long foreign, Direction way, Direction axis, long free) {
        long ofTwo = free & axis.back(free); // the first marbles of rows of at least two
        long ofThree = ofTwo & axis.back(ofTwo);
        for (long left = ofTwo; left != 0; left &= left - 1) {
            long first = Long.lowestOneBit(left);
            long two = first | axis.step(first);
            add(own ^ two ^ way.step(two), foreign);
            if ((first & ofThree) != 0) {
                long three = two | axis.step(two);
                add(own ^ three ^ way.step(three), foreign);
            }
        }
    }
}
