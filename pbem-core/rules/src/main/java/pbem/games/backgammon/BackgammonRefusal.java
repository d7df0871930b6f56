package pbem.games.backgammon;

import pbem.game.Reason;

/** Why a text is no move, or no point of the board. */
final class BackgammonRefusal {

    static final Reason OVER = new Reason("backgammon.over");

    /** It does not look like a move. */
    static final Reason UNREADABLE = new Reason("backgammon.unreadable").shapeless();

    /** Something that cannot be the name of a point. */
    static final Reason NOT_A_POINT = new Reason("backgammon.not-a-point");

    /** A word, or men, and the other is to be decided. */
    static final Reason NOT_NOW = new Reason("backgammon.not-now");

    static final Reason NO_MAN = new Reason("backgammon.no-man");

    /** A man is on the bar. */
    static final Reason BAR_FIRST = new Reason("backgammon.bar-first");

    /** The dice do not show that. */
    static final Reason NOT_ROLLED = new Reason("backgammon.not-rolled");

    static final Reason BLOCKED = new Reason("backgammon.blocked");

    /** Men cannot be borne off yet, or not from there. */
    static final Reason NOT_OFF = new Reason("backgammon.not-off");

    /** More dice can be used, or others must be. */
    static final Reason INCOMPLETE = new Reason("backgammon.incomplete");

    /** Several plays are written so. */
    static final Reason SEVERAL = new Reason("backgammon.several");

    private BackgammonRefusal() {}
}
