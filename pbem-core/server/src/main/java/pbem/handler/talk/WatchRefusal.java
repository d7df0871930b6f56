package pbem.handler.talk;

import pbem.game.Reason;

/** Why a command about watching was refused. */
public final class WatchRefusal {

    /** The player plays on the board. */
    public static final Reason YOU_PLAY = new Reason("watch.you-play");

    /** The board is finished. */
    public static final Reason OVER = new Reason("watch.over");

    /** The player watches as many boards as allowed. */
    public static final Reason TOO_MANY = new Reason("watch.too-many");

    /** The player does not watch the board. */
    public static final Reason NOT_WATCHING = new Reason("watch.not-watching");

    private WatchRefusal() {}
}
