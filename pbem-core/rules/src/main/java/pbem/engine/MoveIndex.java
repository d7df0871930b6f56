package pbem.engine;

import pbem.game.Dice;

/**
 * Where in a table of bounded size something is kept of a move: by its number, or, in a game of more moves than that, where
 * chance puts it, and perhaps another one with it.
 *
 * @param size of the table
 */
record MoveIndex(int size) {

    private static final int MOST = 1 << 16;

    /** @param codes numbers of moves are below this */
    static MoveIndex of(int codes) {
        return new MoveIndex(Math.min(codes, MOST));
    }

    int at(int code) {
        return code < size ? code : (int) (Dice.mixed(code) >>> 40) & MOST - 1;
    }
}
