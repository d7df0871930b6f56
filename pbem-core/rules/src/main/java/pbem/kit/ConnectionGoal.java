package pbem.kit;

import pbem.phrase.Phrase;

/** The goal to connect sides of the board: a seat wins with a chain of its men that touches all of its sides. */
public final class ConnectionGoal implements PlacingPlay.Rule {

    private final int[][] touches; // by seat and cell: the sides at which the cell lies, one bit for each
    private final int[] wanted;
    private final Phrase[] reasons;
    private final Chains chains;

    private ConnectionGoal(int[][] touches, int[] wanted, Phrase[] reasons, Chains chains) {
        this.touches = touches;
        this.wanted = wanted;
        this.reasons = reasons;
        this.chains = chains;
    }

    public static ConnectionGoal on(GameBoard board) {
        return new ConnectionGoal(new int[2][board.size()], new int[2], new Phrase[2], Chains.on(board));
    }

    /** @param reason as a clause after "alice won:" */
    public ConnectionGoal of(int seat, Phrase reason, int[]... sides) {
        for (int side = 0; side < sides.length; side++) {
            for (int cell : sides[side]) {
                touches[seat][cell] |= 1 << side;
            }
        }
        wanted[seat] = (1 << sides.length) - 1;
        reasons[seat] = reason;
        return this;
    }

    @Override
    public void placed(Men men, int cell, int seat) {
        chains.add(men, cell, seat + 1, touches[seat][cell]);
    }

    @Override
    public GameEnding ending(Men men, int cell, int mover) {
        return chains.reached(cell) == wanted[mover] ? new GameEnding(mover, reasons[mover]) : null;
    }

    @Override
    public PlacingPlay.Rule copy() {
        return new ConnectionGoal(touches, wanted, reasons, chains.copy());
    }
}
