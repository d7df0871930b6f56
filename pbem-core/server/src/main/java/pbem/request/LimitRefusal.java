package pbem.request;

import pbem.game.Reason;

/** Why something was too much. */
public final class LimitRefusal {

    /** The sender has written so much within a day that this mail was not handled. */
    public static final Reason TOO_MANY_MAILS = new Reason("limit.mails");

    /** The mail goes on beyond the lines that are handled. */
    public static final Reason TOO_MANY_LINES = new Reason("limit.lines");

    /** The player is on so many boards that they can begin no other. */
    public static final Reason TOO_MANY_BOARDS = new Reason("limit.boards");

    /** The owner of the address has been asked to confirm something so often that they are not asked again today. */
    public static final Reason TOO_MANY_QUESTIONS = new Reason("limit.questions");

    /** A mail that nothing proves goes on beyond the lines that are handled, which are fewer. */
    public static final Reason TOO_MANY_UNPROVEN_LINES = new Reason("limit.unproven-lines");

    /** No command is so long, and nothing proves who has written this. */
    public static final Reason LINE_TOO_LONG = new Reason("limit.line");

    /** As many mails as may be answered within an hour were: what nothing is done about but to answer is not done. */
    public static final Reason TOO_MANY_ANSWERS = new Reason("limit.answers");

    /** As much as may go out within an hour went to addresses that nothing proves. */
    public static final Reason UNPROVEN_BUDGET_SPENT = new Reason("limit.unproven-spent");

    /** The player has written to others so often. */
    public static final Reason SAID_TOO_OFTEN = new Reason("limit.said");

    /** The player has written so often to one of those whom this would reach. */
    public static final Reason SAID_TO_ONE_TOO_OFTEN = new Reason("limit.said-to-one");

    /** So many mails to others were due to the player. */
    public static final Reason REACHED_TOO_MANY = new Reason("limit.reached");

    /** The player has made so many challenges, or taken so many seats. */
    public static final Reason TOO_MANY_CHALLENGES = new Reason("limit.challenges");

    /** So many of them have reached one of those whom this would reach. */
    public static final Reason TOO_MANY_CHALLENGES_TO_ONE = new Reason("limit.challenges-to-one");

    /** The player has written to the admin so often. */
    public static final Reason FEEDBACK_TOO_OFTEN = new Reason("limit.feedback");

    /** The player has begun to watch so often. */
    public static final Reason WATCHED_TOO_OFTEN = new Reason("limit.watched");

    private LimitRefusal() {}
}
