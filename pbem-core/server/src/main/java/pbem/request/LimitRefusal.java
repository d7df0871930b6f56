package pbem.request;

import pbem.game.Reason;

/** Why something exceeded a limit. */
public final class LimitRefusal {

    /** The sender has sent more mails within a day than are handled, so this one was not. */
    public static final Reason TOO_MANY_MAILS = new Reason("limit.mails");

    /** The mail has more lines than are handled. */
    public static final Reason TOO_MANY_LINES = new Reason("limit.lines");

    /** The player is on as many boards as allowed and cannot begin another. */
    public static final Reason TOO_MANY_BOARDS = new Reason("limit.boards");

    /** The owner of the address was asked to confirm something so often that they are not asked again today. */
    public static final Reason TOO_MANY_QUESTIONS = new Reason("limit.questions");

    /** The mail of an unproven sender has more lines than are handled, which are fewer than for proven ones. */
    public static final Reason TOO_MANY_UNPROVEN_LINES = new Reason("limit.unproven-lines");

    /** The line is longer than any command, and its sender is unproven. */
    public static final Reason LINE_TOO_LONG = new Reason("limit.line");

    /** The limit of answers within an hour is reached, so requests for information are not handled. */
    public static final Reason TOO_MANY_ANSWERS = new Reason("limit.answers");

    /** The limit of mails to unproven addresses within an hour is spent. */
    public static final Reason UNPROVEN_BUDGET_SPENT = new Reason("limit.unproven-spent");

    /** The player has written to others as often as allowed. */
    public static final Reason SAID_TOO_OFTEN = new Reason("limit.said");

    /** The player has written as often as allowed to one of the readers. */
    public static final Reason SAID_TO_ONE_TOO_OFTEN = new Reason("limit.said-to-one");

    /** The player has caused as many mails to others as allowed. */
    public static final Reason REACHED_TOO_MANY = new Reason("limit.reached");

    /** The player has made as many challenges, or taken as many seats, as allowed. */
    public static final Reason TOO_MANY_CHALLENGES = new Reason("limit.challenges");

    /** One of the players challenged has had as many challenges from this player as allowed. */
    public static final Reason TOO_MANY_CHALLENGES_TO_ONE = new Reason("limit.challenges-to-one");

    /** The player has written to the admin as often as allowed. */
    public static final Reason FEEDBACK_TOO_OFTEN = new Reason("limit.feedback");

    /** The player has begun to watch boards or games as often as allowed. */
    public static final Reason WATCHED_TOO_OFTEN = new Reason("limit.watched");

    private LimitRefusal() {}
}
