package pbem.games.cholone;

/**
 * What every move of a player leads to, as two sets of cells each, in one array that is filled again and again: so many
 * are looked at that making an object for each would take most of the time.
 */
final class Successors {

    private static final Direction[] WAYS = Direction.values();

    /** No more moves than this have the same head, or first marble: six ways, in line or pushing, and sideways. */
    private static final int MOST_OF_A_MARBLE = 6 * (3 + 4);

    private final long[] sets;
    private int size;

    /** @param marbles the most that a player has */
    Successors(int marbles) {
        this.sets = new long[2 * MOST_OF_A_MARBLE * marbles];
    }

    int size() {
        return size;
    }

    /** The mover's marbles. */
    long own(int move) {
        return sets[2 * move];
    }

    /** Everybody else's, one fewer after an ejection. */
    long foreign(int move) {
        return sets[2 * move + 1];
    }

    /** Forgets what is here and finds all moves of that player. */
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

    /** The head goes to an empty cell, and the hindmost marble's cell is empty then: nothing between them changes. */
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
        long ofTwo = own & way.step(own); // heads of rows; one more marble stands behind
        for (long left = foreign & way.step(ofTwo); left != 0; left &= left - 1) {
            long met = Long.lowestOneBit(left);
            long second = way.back(way.back(met)); // of the own row, from its head
            long third = own & way.back(second);
            long behind = way.step(met); // no cell where the board ends
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
        long ofTwo = free & axis.back(free); // the first marbles of rows
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
