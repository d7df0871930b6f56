package pbem.kit;

/**
 * Men of one colour that touch, as a forest (union-find): each chain with the sides of the board that it touches, a bit for
 * each. It changes. For one thread.
 */
public final class Chains {

    private final GameBoard board;
    private final int[] roots;
    private final int[] reached; // by root

    private Chains(GameBoard board, int[] roots, int[] reached) {
        this.board = board;
        this.roots = roots;
        this.reached = reached;
    }

    public static Chains on(GameBoard board) {
        int[] roots = new int[board.size()];
        for (int cell = 0; cell < roots.length; cell++) {
            roots[cell] = cell;
        }
        return new Chains(board, roots, new int[roots.length]);
    }

    /** The same for all cells of a chain, until it grows. */
    public int root(int of) {
        int at = of;
        while (roots[at] != at) {
            roots[at] = roots[roots[at]];
            at = roots[at];
        }
        return at;
    }

    /** What the chain of a man touches. */
    public int reached(int cell) {
        return reached[root(cell)];
    }

    /** What a chain would touch that a man on that cell belongs to, with what it touches by itself. */
    public int joined(Men men, int cell, int man, int touches) {
        int all = touches;
        for (int beside : board.around(cell)) {
            all |= men.at(beside) == man ? reached(beside) : 0;
        }
        return all;
    }

    /** A man stands there now, which touches that much by itself. */
    public void add(Men men, int cell, int man, int touches) {
        int all = touches;
        for (int beside : board.around(cell)) {
            if (men.at(beside) == man) {
                int root = root(beside);
                all |= reached[root];
                roots[root] = cell;
            }
        }
        reached[cell] = all;
    }

    /** One that goes its own way. */
    public Chains copy() {
        return new Chains(board, roots.clone(), reached.clone());
    }
}
