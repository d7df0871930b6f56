package pbem.record.text;

import pbem.game.Reason;

/** Why the text of a record did not become a board. */
public final class RecordRefusal {

    /** The text holds no record. */
    public static final Reason NO_RECORD = new Reason("record.none");

    /** The record breaks off. */
    public static final Reason NO_END = new Reason("record.no-end");

    /** A line that belongs to no record. */
    public static final Reason WRONG_LINE = new Reason("record.wrong-line");

    /** A line of the head is missing or does not say what it must. */
    public static final Reason WRONG_FACT = new Reason("record.wrong-fact");

    /** This server does not have the game. */
    public static final Reason UNKNOWN_GAME = new Reason("record.unknown-game");

    /** This server has the game under other rules. */
    public static final Reason OTHER_RULES = new Reason("record.other-rules");

    /** Chance has a part in the game, and the record does not tell it. */
    public static final Reason NO_SEED = new Reason("record.no-seed");

    /** The events cannot have come about under the rules. */
    public static final Reason DOES_NOT_REPLAY = new Reason("record.does-not-replay");

    /** It happened after now. */
    public static final Reason IN_FUTURE = new Reason("record.in-future");

    /** Something was changed since its hashes were made. */
    public static final Reason OTHER_CHAIN = new Reason("record.other-chain");

    private RecordRefusal() {}
}
