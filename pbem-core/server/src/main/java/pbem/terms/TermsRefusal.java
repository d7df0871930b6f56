package pbem.terms;

import pbem.game.Reason;

/** Why players cannot agree on the terms of a challenge. */
public final class TermsRefusal {

    /** No term has that name. */
    public static final Reason UNKNOWN_TERM = new Reason("terms.unknown").aboutForm();

    /** The term exists, but the value is not allowed. */
    public static final Reason BAD_VALUE = new Reason("terms.bad-value").aboutForm();

    /** An increment was given without a total time that it could refill. */
    public static final Reason NOTHING_TO_FILL = new Reason("terms.nothing-to-fill").aboutForm();

    /** Two times for a move were given for a game that does not have two players. */
    public static final Reason ODDS_FOR_TWO = new Reason("terms.odds-for-two").aboutForm();

    /** Two times for a move were given, but the seats are drawn by lot. */
    public static final Reason ODDS_BY_LOT = new Reason("terms.odds-by-lot").aboutForm();

    /** The game would be lost before the reminder is sent. */
    public static final Reason NAG_AFTER_FORFEIT = new Reason("terms.nag-after-forfeit").aboutForm();

    private TermsRefusal() {}
}
