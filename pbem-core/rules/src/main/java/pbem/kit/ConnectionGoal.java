package pbem.kit;

import pbem.phrase.Phrase;

/** Who connects all of their sides with a chain of their men wins. Chains are kept as a forest (union-find). */
public final class ConnectionGoal implements PlacingPlay.Rule {

    private final GameBoard board;
    private final byte[][] touches; // by seat and cell the sides it lies at, a bit for each
    private final int[] wanted;
    private final Phrase[] reasons;
    private final int[] roots;
    private final byte[] reached; // by root

    private ConnectionGoal(
            GameBoard board, byte[][] touches, int[] wanted, Phrase[] reasons, int[] roots, byte[] reached) {
        this.board = board;
        this.touches = touches;
        this.wanted = wanted;
        this.reasons = reasons;
        this.roots = roots;
        this.reached = reached;
    }

    public static ConnectionGoal on(GameBoard board) {
        int[] roots = new int[board.size()];
        for (int cell = 0; cell < roots.length; cell++) {
            roots[cell] = cell;
        }
        return new ConnectionGoal(
                board, new byte[2][board.size()], new int[2], new Phrase[2], roots, new byte[board.size()]);
    }

    /** @param reason as a clause after "alice won:" */
    public ConnectionGoal of(int seat, Phrase reason, int[]... sides) {
        for (int side = 0; side < sides.length; side++) {
            for (int cell : sides[side]) {
                touches[seat][cell] = (byte) (touches[seat][cell] | 1 << side);
            }
        }
        wanted[seat] = (1 << sides.length) - 1;
        reasons[seat] = reason;
        return this;
    }

    private int root(int of) {
        int at = of;
        while (roots[at] != at) {
            roots[at] = roots[roots[at]];
            at = roots[at];
        }
        return at;
    }

    @Override
    public void placed(Men men, int cell, int seat) {
        int sides = touches[seat][cell];
        for (int beside : board.around(cell)) {
            if (men.at(beside) == seat + 1) {
                int root = root(beside);
                sides |= reached[root];
                roots[root] = cell;
            }
        }
        reached[cell] = (byte) sides;
    }

    @Override
    public GameEnding ending(Men men, int cell, int mover) {
        return reached[root(cell)] == wanted[mover] ? new GameEnding(mover, reasons[mover]) : null;
    }

    @Override
    public PlacingPlay.Rule copy() {
        return new ConnectionGoal(board, touches, wanted, reasons, roots.clone(), reached.clone());
    }
}
