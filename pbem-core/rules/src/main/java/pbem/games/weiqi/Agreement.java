package pbem.games.weiqi;

import pbem.kit.Men;

/** How far the players are with the end of the game, kept with the men: what they hold beside the board. */
record Agreement(Men men) {

    static final int PLACES = 5;

    private static final int PASSES = 0;
    private static final int FIRST = 1; // who passed first
    private static final int PROPOSALS = 2;
    private static final int RESUMED = 3; // and nothing was put on the board since
    private static final int REACHED = 4;

    /** Each may propose twice; then it is taken or the game goes on. */
    private static final int MOST = 4;

    /** Whether both have passed. */
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

    /** Whether it is the turn of who passed first, because the game goes on just now. */
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
