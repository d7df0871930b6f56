package pbem.handler.account;

import pbem.game.Reason;

/** Why a player was not blocked, or not unblocked. */
public final class BlockRefusal {

    /** Players cannot block themselves. */
    public static final Reason YOURSELF = new Reason("block.yourself");

    /** The player is already blocked. */
    public static final Reason BLOCKED_ALREADY = new Reason("block.blocked-already");

    /** That player is not blocked. */
    public static final Reason NOT_BLOCKED = new Reason("block.not-blocked");

    private BlockRefusal() {}
}
