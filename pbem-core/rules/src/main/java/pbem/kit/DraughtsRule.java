package pbem.kit;

/**
 * Rules of draughts and related games: men that are jumped over are removed, and a man that stops on its last row is
 * crowned.
 */
public interface DraughtsRule extends JumpingRule {

    DraughtsWay way();

    @Override
    default int seat(int man) {
        return DraughtsWay.owner(man);
    }

    @Override
    default void jump(Men men, Jumps.Chain chain) {
        int man = men.at(chain.from());
        for (int over : chain.taken()) {
            men.clear(over);
        }
        men.clear(chain.from());
        men.put(chain.to(), man);
    }

    @Override
    default void land(Men men, int cell) {
        int man = men.at(cell);
        if (way().isThrough(man, cell)) {
            men.put(cell, man + DraughtsWay.CROWN);
        }
    }

    /**
     * The value of all men for seat 0, in hundredths of a man. An uncrowned man is worth more the farther it has gone.
     *
     * @param across the number of cells in a row
     * @param down whether seat 0 moves from the first row to the last
     * @param crowned the value of a crowned man
     */
    static int value(Men men, int across, boolean down, int crowned) {
        int value = 0;
        for (int cell = 0; cell < men.cells(); cell++) {
            int man = men.at(cell);
            if (man != 0) {
                boolean first = DraughtsWay.owner(man) == 0;
                int row = cell / across;
                int gone = first == down ? row : men.cells() / across - 1 - row;
                int worth = DraughtsWay.isCrowned(man) ? crowned : 100 + 2 * gone;
                value += first ? worth : -worth;
            }
        }
        return value;
    }

    /** Every move lasts except a step of a crowned man, which can be taken back. */
    @Override
    default boolean isLasting(Men men, int seat, int move) {
        return !DraughtsWay.isCrowned(men.at(form().cell(move, 0))) || !isStep(move);
    }
}
