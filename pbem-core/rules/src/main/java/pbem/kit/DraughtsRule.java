package pbem.kit;

/** Rules of draughts and its kin: what is jumped over is taken off, and a man that comes to rest on its last row is crowned. */
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

    /** Steps of crowned men alone can be taken back. */
    @Override
    default boolean isLasting(Men men, int seat, int move) {
        return !DraughtsWay.isCrowned(men.at(form().cell(move, 0))) || !isStep(move);
    }
}
