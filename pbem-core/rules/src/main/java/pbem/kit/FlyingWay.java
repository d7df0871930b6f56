package pbem.kit;

/** How men move in most draughts: they step ahead and jump ahead and back, and crowned men fly. */
public interface FlyingWay extends DraughtsWay {

    /** The directions in which all men jump. */
    default int[] jumping() {
        return BoardShapes.DIAGONAL;
    }

    @Override
    default int[] ways(int man, boolean jumping) {
        return jumping ? jumping() : DraughtsWay.super.ways(man, false);
    }

    @Override
    default boolean flies(int man) {
        return DraughtsWay.isCrowned(man);
    }
}
