package pbem.plan;

import pbem.game.Reason;

/** Why moves were not queued to be played later. */
public final class QueueRefusal {

    /** The text does not have the form of a plan. */
    public static final Reason UNCLEAR = new Reason("queue.unclear");

    /** A move without a condition stands beside moves with conditions. */
    public static final Reason MOVE_BESIDE_CONDITIONS = new Reason("queue.move-beside-conditions");

    /** A condition has two answers. */
    public static final Reason TWO_ANSWERS = new Reason("queue.two-answers");

    /** The other players cannot play the move of a condition. */
    public static final Reason NEVER_MET = new Reason("queue.never-met");

    /** An answer would not be legal. */
    public static final Reason NEVER_LEGAL = new Reason("queue.never-legal");

    /** No moves are queued that could be deleted. */
    public static final Reason NOTHING_QUEUED = new Reason("queue.nothing-queued");

    private QueueRefusal() {}
}
