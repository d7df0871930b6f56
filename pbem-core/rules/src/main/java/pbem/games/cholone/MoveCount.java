package pbem.games.cholone;

/**
 * Counts the moves of one player without listing them. The cells where moves of one kind begin form a set, and only its
 * size is needed. The code is written out for each direction so that all rotations and borders are constants.
 */
final class MoveCount {

    private static final int EAST = Direction.EAST.turn();
    private static final int NORTH_EAST = Direction.NORTH_EAST.turn();
    private static final int NORTH_WEST = Direction.NORTH_WEST.turn();
    private static final int WEST = Direction.WEST.turn();
    private static final int SOUTH_WEST = Direction.SOUTH_WEST.turn();
    private static final int SOUTH_EAST = Direction.SOUTH_EAST.turn();

    private static final long INTO_EAST = Direction.EAST.landing();
    private static final long INTO_NORTH_EAST = Direction.NORTH_EAST.landing();
    private static final long INTO_NORTH_WEST = Direction.NORTH_WEST.landing();
    private static final long INTO_WEST = Direction.WEST.landing();
    private static final long INTO_SOUTH_WEST = Direction.SOUTH_WEST.landing();
    private static final long INTO_SOUTH_EAST = Direction.SOUTH_EAST.landing();

    private MoveCount() {}

    /**
     * @param own the player's marbles
     * @param foreign the marbles of all others
     */
    static int of(long own, long foreign) {
        long empty = Direction.BOARD_SET & ~(own | foreign);
        long east = own & step(empty, WEST, INTO_WEST);
        long northEast = own & step(empty, SOUTH_WEST, INTO_SOUTH_WEST);
        long northWest = own & step(empty, SOUTH_EAST, INTO_SOUTH_EAST);
        long west = own & step(empty, EAST, INTO_EAST);
        long southWest = own & step(empty, NORTH_EAST, INTO_NORTH_EAST);
        long southEast = own & step(empty, NORTH_WEST, INTO_NORTH_WEST);
        return inLine(own, foreign, empty, east, EAST, INTO_EAST, INTO_WEST)
                + inLine(own, foreign, empty, northEast, NORTH_EAST, INTO_NORTH_EAST, INTO_SOUTH_WEST)
                + inLine(own, foreign, empty, northWest, NORTH_WEST, INTO_NORTH_WEST, INTO_SOUTH_EAST)
                + inLine(own, foreign, empty, west, WEST, INTO_WEST, INTO_EAST)
                + inLine(own, foreign, empty, southWest, SOUTH_WEST, INTO_SOUTH_WEST, INTO_NORTH_EAST)
                + inLine(own, foreign, empty, southEast, SOUTH_EAST, INTO_SOUTH_EAST, INTO_NORTH_WEST)
                + sideways(east, NORTH_EAST, INTO_NORTH_EAST)
                + sideways(east, NORTH_WEST, INTO_NORTH_WEST)
                + sideways(northEast, EAST, INTO_EAST)
                + sideways(northEast, NORTH_WEST, INTO_NORTH_WEST)
                + sideways(northWest, EAST, INTO_EAST)
                + sideways(northWest, NORTH_EAST, INTO_NORTH_EAST)
                + sideways(west, NORTH_EAST, INTO_NORTH_EAST)
                + sideways(west, NORTH_WEST, INTO_NORTH_WEST)
                + sideways(southWest, EAST, INTO_EAST)
                + sideways(southWest, NORTH_WEST, INTO_NORTH_WEST)
                + sideways(southEast, EAST, INTO_EAST)
                + sideways(southEast, NORTH_EAST, INTO_NORTH_EAST);
    }

    /**
     * Counts the moves of rows along their own line, pushing or not.
     *
     * @param free the player's marbles with an empty cell before them
     * @param into the cells to which a step in this direction leads
     * @param from the cells from which a step in this direction stays on the board
     */
    private static int inLine(long own, long foreign, long empty, long free, int turn, long into, long from) {
        long ofTwo = own & step(own, turn, into); // the heads of rows of at least two
        long beforeTwo = step(ofTwo, turn, into);
        long ofThree = own & beforeTwo;
        int count = Long.bitCount(free) + Long.bitCount(free & ofTwo) + Long.bitCount(free & ofThree);
        long metByTwo = foreign & beforeTwo;
        return metByTwo == 0 ? count : count + pushes(foreign, empty, metByTwo, ofThree, turn, into, from);
    }

    private static int pushes(long foreign, long empty, long metByTwo, long ofThree, int turn, long into, long from) {
        int back = Direction.COUNT - turn;
        long yielding = foreign & (step(empty, back, from) | ~from); // these can be pushed on, if only off the board
        long metByThree = foreign & step(ofThree, turn, into);
        return Long.bitCount(metByTwo & yielding)
                + Long.bitCount(metByThree & yielding)
                + Long.bitCount(step(metByThree, turn, into) & yielding);
    }

    /** Counts the rows of two and three along that direction whose marbles are all free to move. */
    private static int sideways(long free, int turn, long into) {
        long two = free & step(free, turn, into);
        return Long.bitCount(two) + Long.bitCount(two & step(two, turn, into));
    }

    /** See {@link Direction#step}. */
    private static long step(long set, int turn, long into) {
        return (set << turn | set >>> (Direction.COUNT - turn)) & into;
    }
}
