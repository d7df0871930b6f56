package pbem.games.backgammon;

import pbem.game.Reason;

/** The reasons why a text is not a move or not a point of the board. */
final class BackgammonRefusal {

    /** The text does not look like a move. */
    static final Reason UNREADABLE = new Reason("backgammon.unreadable").shapeless();

    /** The text is not the name of a point. */
    static final Reason NOT_A_POINT = new Reason("backgammon.not-a-point");

    /** The text is a word, such as "double", while men are to be moved, or the other way round. */
    static final Reason NOT_NOW = new Reason("backgammon.not-now");

    /** A single game cannot be given up for more than a game. */
    static final Reason NO_MATCH = new Reason("backgammon.no-match");

    static final Reason NO_MAN = new Reason("backgammon.no-man");

    /** A man on the bar must enter first. */
    static final Reason BAR_FIRST = new Reason("backgammon.bar-first");

    /** The dice do not allow that distance. */
    static final Reason NOT_ROLLED = new Reason("backgammon.not-rolled");

    static final Reason BLOCKED = new Reason("backgammon.blocked");

    /** Men cannot be borne off yet, or not from that point. */
    static final Reason NOT_OFF = new Reason("backgammon.not-off");

    /** The play leaves out dice that can be used, or uses the wrong ones. */
    static final Reason INCOMPLETE = new Reason("backgammon.incomplete");

    /** The text fits several plays. */
    static final Reason SEVERAL = new Reason("backgammon.several");

    private BackgammonRefusal() {}
}
