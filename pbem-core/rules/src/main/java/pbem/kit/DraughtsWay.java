package pbem.kit;

/**
 * How men go in draughts and its kin: away from their own side, until one of them is crowned on the last row. Men are 1
 * and 2, by seat, and crowned ones are 3 and 4.
 */
public interface DraughtsWay extends Jumps.Way {

    /** By so much a crowned man is more than the man that it was. */
    int CROWN = 2;

    GameBoard board();

    /** The two directions away from the own side, by seat. */
    int[][] ahead();

    static int owner(int man) {
        return man == 0 ? Figure.NOBODY : (man - 1) % 2;
    }

    static boolean isCrowned(int man) {
        return man > CROWN;
    }

    @Override
    default boolean takes(Men men, int cell, int seat) {
        return owner(men.at(cell)) == 1 - seat;
    }

    @Override
    default int[] ways(int man, boolean jumping) {
        return isCrowned(man) ? BoardShapes.DIAGONAL : ahead()[owner(man)];
    }

    /** Whether a man that is not crowned yet stands on the row that is the last one for it. */
    default boolean isThrough(int man, int cell) {
        return !isCrowned(man)
                && board().next(cell, ahead()[owner(man)][0]) == GameBoard.NONE
                && board().next(cell, ahead()[owner(man)][1]) == GameBoard.NONE;
    }
}
