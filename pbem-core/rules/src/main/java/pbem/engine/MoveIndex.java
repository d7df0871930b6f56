package pbem.engine;

import pbem.game.Dice;

/**
 * The index of a move in a table of bounded size: its number, or a hash of it in a game with more moves, which two
 * moves may share.
 *
 * @param size the size of the table
 */
record MoveIndex(int size) {

    private static final int MOST = 1 << 16;

    /** @param codes the upper bound, exclusive, of the numbers of moves */
    static MoveIndex of(int codes) {
        return new MoveIndex(Math.min(codes, MOST));
    }

    int at(int code) {
        return code < size ? code : (int) (Dice.mixed(code) >>> 40) & MOST - 1;
    }
}
