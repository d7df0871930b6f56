package pbem.terms;

import pbem.game.Reason;

/** Why the server's terms of a challenge cannot be agreed. */
public final class TermsRefusal {

    /** No such term. */
    public static final Reason UNKNOWN_TERM = new Reason("terms.unknown").aboutForm();

    /** The term exists, the value does not fit. */
    public static final Reason BAD_VALUE = new Reason("terms.bad-value").aboutForm();

    /** Time is given back with each move, and there is no whole time that it could fill. */
    public static final Reason NOTHING_TO_FILL = new Reason("terms.nothing-to-fill").aboutForm();

    /** Two times for a move in a game that is not one of two players. */
    public static final Reason ODDS_FOR_TWO = new Reason("terms.odds-for-two").aboutForm();

    /** Two times for a move, and nobody knows who will have which seat. */
    public static final Reason ODDS_BY_LOT = new Reason("terms.odds-by-lot").aboutForm();

    /** The game would be lost before the reminder. */
    public static final Reason NAG_AFTER_FORFEIT = new Reason("terms.nag-after-forfeit").aboutForm();

    private TermsRefusal() {}
}
