package pbem.handler.talk;

import pbem.game.Reason;

/** Why somebody does not watch a board, or still does. */
public final class WatchRefusal {

    /** They play there. */
    public static final Reason YOU_PLAY = new Reason("watch.you-play");

    /** Nothing will happen there any more. */
    public static final Reason OVER = new Reason("watch.over");

    /** They watch as many boards as one may. */
    public static final Reason TOO_MANY = new Reason("watch.too-many");

    /** There is nothing to end. */
    public static final Reason NOT_WATCHING = new Reason("watch.not-watching");

    private WatchRefusal() {}
}
