package pbem.plan;

import pbem.game.Reason;

/** Why moves were not written down to be played later. */
public final class QueueRefusal {

    /** Not in the form of a plan. */
    public static final Reason UNCLEAR = new Reason("queue.unclear");

    /** A move for any case, and conditions beside it. */
    public static final Reason MOVE_BESIDE_CONDITIONS = new Reason("queue.move-beside-conditions");

    /** One condition with two answers. */
    public static final Reason TWO_ANSWERS = new Reason("queue.two-answers");

    /** The others cannot play what a condition waits for. */
    public static final Reason NEVER_MET = new Reason("queue.never-met");

    /** The answer would not be legal. */
    public static final Reason NEVER_LEGAL = new Reason("queue.never-legal");

    /** There is nothing to delete. */
    public static final Reason NOTHING_QUEUED = new Reason("queue.nothing-queued");

    private QueueRefusal() {}
}
