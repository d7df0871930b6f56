package pbem.kit.race;

import pbem.game.Reason;

/** The reasons why a text is not a move or not a point of the board. */
public final class RaceRefusal {

    /** The text does not look like a move. */
    static final Reason UNREADABLE = new Reason("kit.race-unreadable").shapeless();

    /** The text is not the name of a point. */
    static final Reason NOT_A_POINT = new Reason("kit.race-not-a-point");

    /** The text is a word, such as "double", while men are to be moved, or the other way round. */
    static final Reason NOT_NOW = new Reason("kit.race-not-now");

    static final Reason NO_MAN = new Reason("kit.race-no-man");

    /** A man on the bar must enter first. */
    static final Reason BAR_FIRST = new Reason("kit.race-bar-first");

    /** The dice do not allow that distance. */
    static final Reason NOT_ROLLED = new Reason("kit.race-not-rolled");

    static final Reason BLOCKED = new Reason("kit.race-blocked");

    /** Men cannot be borne off yet, or not from that point. */
    static final Reason NOT_OFF = new Reason("kit.race-not-off");

    /** The play leaves out dice that can be used, or uses the wrong ones. */
    static final Reason INCOMPLETE = new Reason("kit.race-incomplete");

    /** The text fits several plays. */
    static final Reason SEVERAL = new Reason("kit.race-several");

    private RaceRefusal() {}
}
