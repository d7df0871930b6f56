package pbem.kit;

/**
 * How far the players have agreed on the end of the game. It is stored with the men, in the places beside the board.
 */
record Agreement(Men men) {

    static final int PLACES = 5;

    private static final int PASSES = 0;
    private static final int FIRST = 1; // who passed first
    private static final int PROPOSALS = 2;
    private static final int RESUMED = 3; // whether the game was resumed and no man placed since
    private static final int REACHED = 4;

    /** Each player may propose twice; after that the last proposal is accepted or the game goes on. */
    private static final int MOST = 4;

    /** Whether both players have passed. */
    boolean isOpen() {
        return men.held(PASSES) == 2;
    }

    boolean isReached() {
        return men.held(REACHED) == 1 || isOpen() && men.held(RESUMED) == 1;
    }

    int proposals() {
        return men.held(PROPOSALS);
    }

    boolean mayPropose() {
        return isOpen() && proposals() < MOST;
    }

    /** Whether it is this seat's turn because it passed first and the game was just resumed. */
    boolean isTurnOf(int seat) {
        return men.held(RESUMED) == 1 && men.held(PASSES) == 0 && men.held(FIRST) == seat;
    }

    void passed(int seat) {
        if (men.held(PASSES) == 0) {
            men.hold(FIRST, seat);
        }
        men.hold(PASSES, men.held(PASSES) + 1);
    }

    void played() {
        men.hold(PASSES, 0);
        men.hold(FIRST, 0);
        men.hold(RESUMED, 0);
    }

    void proposed() {
        men.hold(PROPOSALS, proposals() + 1);
    }

    void reached() {
        men.hold(REACHED, 1);
    }

    void resumed() {
        men.hold(PASSES, 0);
        men.hold(PROPOSALS, 0);
        men.hold(RESUMED, 1);
    }
}
