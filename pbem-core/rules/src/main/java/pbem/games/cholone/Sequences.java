package pbem.games.cholone;

/**
 * Counts move sequences of two players on bare sets of cells, making neither positions nor moves on the way. It knows
 * nothing of repetitions and quiet moves: whoever asks has made sure that neither can end the game so soon.
 */
final class Sequences {

    private static final Direction[] WAYS = Direction.values();

    private Sequences() {}

    /**
     * @param own the marbles of the player to move
     * @param foreign those of the other
     * @param wanted how many more ejections win for the player to move, 1 or more
     * @param feared the same for the other
     * @param length 1 or more
     */
    static long count(long own, long foreign, int wanted, int feared, int length) {
        if (length == 1) {
            return MoveCount.of(own, foreign);
        }
        long empty = Cell.BOARD_SET & ~(own | foreign);
        long total = 0;
        for (Direction way : WAYS) {
            long free = own & way.back(empty);
            total += inLine(own, foreign, wanted, feared, length, way, free);
            total += pushing(own, foreign, wanted, feared, length, way, empty);
            for (Direction axis : Direction.AXES) {
                if (axis != way.axis()) {
                    total += sideways(own, foreign, wanted, feared, length, way, axis, free);
                }
            }
        }
        return total;
    }

    /** The head goes to an empty cell, and the hindmost marble's cell is empty then: nothing between them changes. */
    private static long inLine(long own, long foreign, int wanted, int feared, int length, Direction way, long free) {
        long total = 0;
        for (long left = free; left != 0; left &= left - 1) {
            long head = Long.lowestOneBit(left);
            long moved = own | way.step(head);
            long hindmost = head;
            for (int size = 1; size <= MoveGenerator.MOST && hindmost != 0; size++) {
                total += count(foreign, moved ^ hindmost, feared, wanted, length - 1);
                hindmost = own & way.back(hindmost);
            }
        }
        return total;
    }

    private static long pushing(long own, long foreign, int wanted, int feared, int length, Direction way, long empty) {
        long ofTwo = own & way.step(own); // heads of rows; one more marble stands behind
        long total = 0;
        for (long left = foreign & way.step(ofTwo); left != 0; left &= left - 1) {
            long met = Long.lowestOneBit(left);
            long second = way.back(way.back(met)); // of the own row, from its head
            long third = own & way.back(second);
            long behind = way.step(met);
            long end = behind & foreign; // the last one that is pushed, if there is another
            if (end == 0 && (behind & own) == 0) {
                total += pushed(own ^ met ^ second, foreign ^ met ^ behind, foreign, wanted, feared, length);
            } else if (end != 0) {
                behind = way.step(end);
            }
            if (third != 0 && (behind & ~empty) == 0) {
                total += pushed(own ^ met ^ third, foreign ^ met ^ behind, foreign, wanted, feared, length);
            }
        }
        return total;
    }

    /** After a push, which has ended the game if it was the ejection that was wanted. Whoever has no marble left has no move. */
    private static long pushed(long own, long foreign, long before, int wanted, int feared, int length) {
        int more = Long.bitCount(foreign) < Long.bitCount(before) ? wanted - 1 : wanted;
        return more == 0 ? 0 : count(foreign, own, feared, more, length - 1);
    }

    private static long sideways(
            long own, long foreign, int wanted, int feared, int length, Direction way, Direction axis, long free) {
        long total = 0;
        for (long left = free & axis.back(free); left != 0; left &= left - 1) {
            long first = Long.lowestOneBit(left);
            long row = first | axis.step(first);
            for (int size = 2; size <= MoveGenerator.MOST && (row & ~free) == 0; size++) {
                total += count(foreign, own ^ row ^ way.step(row), feared, wanted, length - 1);
                long longer = row | axis.step(row);
                if (longer == row) {
                    break; // the board ends here
                }
                row = longer;
            }
        }
        return total;
    }
}
