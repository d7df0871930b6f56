package pbem.kit;

/**
 * How men move in draughts and related games: forward, until they are crowned on the last row. Men are 1 and 2, by
 * seat; crowned men are 3 and 4.
 */
public interface DraughtsWay {

    /** The difference between the numbers of a crowned and an uncrowned man. */
    int CROWN = 2;

    int[][] UPWARD = {{BoardShapes.UP_LEFT, BoardShapes.UP_RIGHT}, {BoardShapes.DOWN_LEFT, BoardShapes.DOWN_RIGHT}};

    GameBoard board();

    /** The two forward directions, by seat: the first seat goes up unless a game says otherwise. */
    default int[][] ahead() {
        return UPWARD;
    }

    static int owner(int man) {
        return man == 0 ? Figure.NOBODY : (man - 1) % 2;
    }

    static boolean isCrowned(int man) {
        return man > CROWN;
    }

    /** Whether a seat can take the man on a cell. */
    default boolean takes(Men men, int cell, int seat) {
        return owner(men.at(cell)) == 1 - seat;
    }

    /** The directions in which a man jumps, or steps. */
    default int[] ways(int man, boolean jumping) {
        return isCrowned(man) ? BoardShapes.DIAGONAL : ahead()[owner(man)];
    }

    /** Whether a man jumps from any distance, and to any distance. */
    default boolean flies(int man) {
        return false;
    }

    /** What a man becomes on a cell where it comes down and can go on. */
    default int landed(int man, int cell) {
        return man;
    }

    /** Whether the order in which men were taken makes a difference afterwards. */
    default boolean isOrderSeen() {
        return false;
    }

    /** Whether a man stops where it came down, even if it could take more. */
    default boolean stops(int man, int cell) {
        return false;
    }

    /** Whether an uncrowned man stands on its last row. */
    default boolean isThrough(int man, int cell) {
        return !isCrowned(man)
                && board().next(cell, ahead()[owner(man)][0]) == GameBoard.NONE
                && board().next(cell, ahead()[owner(man)][1]) == GameBoard.NONE;
    }
}
