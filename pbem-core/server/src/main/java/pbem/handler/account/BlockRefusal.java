package pbem.handler.account;

import pbem.game.Reason;

/** Why nobody was blocked, or unblocked. */
public final class BlockRefusal {

    /** Oneself. */
    public static final Reason YOURSELF = new Reason("block.yourself");

    /** That player was blocked before. */
    public static final Reason BLOCKED_ALREADY = new Reason("block.blocked-already");

    /** That player is not blocked. */
    public static final Reason NOT_BLOCKED = new Reason("block.not-blocked");

    private BlockRefusal() {}
}
