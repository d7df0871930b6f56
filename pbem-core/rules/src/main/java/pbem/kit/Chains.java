package pbem.kit;

/**
 * Chains of touching men of one colour, as a forest (union-find). Each chain knows the sides of the board that it
 * touches, one bit for each. Mutable; not safe for use by several threads.
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

    /** The root of a cell's chain: equal for all cells of a chain until the chain grows. */
    public int root(int of) {
        int at = of;
        while (roots[at] != at) {
            roots[at] = roots[roots[at]];
            at = roots[at];
        }
        return at;
    }

    /** The sides that the chain on a cell touches, one bit for each. */
    public int reached(int cell) {
        return reached[root(cell)];
    }

    /**
     * The sides that a chain would touch if a man were put on the cell, including those that the cell itself touches.
     */
    public int joined(Men men, int cell, int man, int touches) {
        int all = touches;
        for (int beside : board.around(cell)) {
            all |= men.at(beside) == man ? reached(beside) : 0;
        }
        return all;
    }

    /** Adds a man on the cell, which by itself touches these sides. */
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

    /** An independent copy. */
    public Chains copy() {
        return new Chains(board, roots.clone(), reached.clone());
    }
}
