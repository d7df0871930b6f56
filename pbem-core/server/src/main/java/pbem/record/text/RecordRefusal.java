package pbem.record.text;

import pbem.game.Reason;

/** Why the text of a record did not become a board. */
public final class RecordRefusal {

    /** The text contains no record. */
    public static final Reason NO_RECORD = new Reason("record.none");

    /** The record breaks off. */
    public static final Reason NO_END = new Reason("record.no-end");

    /** A line does not belong to a record. */
    public static final Reason WRONG_LINE = new Reason("record.wrong-line");

    /** A line of the head is missing or has an unexpected value. */
    public static final Reason WRONG_FACT = new Reason("record.wrong-fact");

    /** This server does not have the game. */
    public static final Reason UNKNOWN_GAME = new Reason("record.unknown-game");

    /** This server has the game under other rules. */
    public static final Reason OTHER_RULES = new Reason("record.other-rules");

    /** The game has chance, and the record does not contain the seed. */
    public static final Reason NO_SEED = new Reason("record.no-seed");

    /** The events are not possible under the rules. */
    public static final Reason DOES_NOT_REPLAY = new Reason("record.does-not-replay");

    /** An event has a time in the future. */
    public static final Reason IN_FUTURE = new Reason("record.in-future");

    /** The record was changed after its hashes were computed. */
    public static final Reason OTHER_CHAIN = new Reason("record.other-chain");

    private RecordRefusal() {}
}
