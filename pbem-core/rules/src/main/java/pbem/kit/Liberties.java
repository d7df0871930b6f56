package pbem.kit;

import java.util.Arrays;

/**
 * Chains of men of one colour that touch along lines, and the empty cells beside them (liberties). A player who fills
 * the last liberty of another colour's chain takes the chain. Not safe for use by several threads.
 */
public final class Liberties {

    private final GameBoard board;
    private final int[] seen; // by cell: the last search that reached it
    private final int[] chain;
    private int search;
    private int size;

    public Liberties(GameBoard board) {
        this.board = board;
        this.seen = new int[board.size()];
        this.chain = new int[board.size()];
    }

    /**
     * The number of empty cells beside the chain of a cell, counted up to {@code most}. {@link #chain} contains the
     * chain's cells if all were counted.
     */
    public int of(Men men, int cell, int most) {
        search++;
        size = 0;
        int found = 0;
        int man = men.at(cell);
        chain[size++] = cell;
        seen[cell] = search;
        for (int i = 0; i < size; i++) {
            for (int beside : board.beside(chain[i])) {
                if (seen[beside] != search && (men.isEmpty(beside) || men.at(beside) == man)) {
                    seen[beside] = search;
                    if (!men.isEmpty(beside)) {
                        chain[size++] = beside;
                    } else if (++found == most) {
                        return found;
                    }
                }
            }
        }
        return found;
    }

    /** The cells of the chain of a man, that of the man first. */
    public int[] chain(Men men, int cell) {
        of(men, cell, Integer.MAX_VALUE);
        return Arrays.copyOf(chain, size);
    }

    /**
     * Takes the other colour's chains beside a new man that have no empty cell beside them. Returns the number of men
     * taken.
     */
    public int take(Men men, int cell) {
        int taken = 0;
        for (int beside : board.beside(cell)) {
            if (!men.isEmpty(beside) && men.at(beside) != men.at(cell) && of(men, beside, 1) == 0) {
                for (int i = 0; i < size; i++) {
                    men.clear(chain[i]);
                }
                taken += size;
            }
        }
        return taken;
    }

    /** Whether a chain of these men connects a cell of {@code from} with a cell of {@code to}. */
    public boolean join(Men men, int man, int[] from, int[] to) {
        search++;
        size = 0;
        for (int cell : from) {
            reach(men, man, cell);
        }
        for (int i = 0; i < size; i++) {
            for (int beside : board.beside(chain[i])) {
                reach(men, man, beside);
            }
        }
        for (int cell : to) {
            if (seen[cell] == search) {
                return true;
            }
        }
        return false;
    }

    private void reach(Men men, int man, int cell) {
        if (seen[cell] != search && men.at(cell) == man) {
            seen[cell] = search;
            chain[size++] = cell;
        }
    }

    /** Whether a man put on an empty cell would take something there. */
    public boolean takes(Men men, int cell, int man) {
        for (int beside : board.beside(cell)) {
            if (!men.isEmpty(beside) && men.at(beside) != man && of(men, beside, 2) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether a man put on an empty cell would take nothing and leave its chain without an empty cell beside it. */
    public boolean isSuicide(Men men, int cell, int man) {
        for (int beside : board.beside(cell)) {
            if (men.isEmpty(beside) || men.at(beside) == man && of(men, beside, 2) > 1) {
                return false;
            }
        }
        return !takes(men, cell, man);
    }
}
