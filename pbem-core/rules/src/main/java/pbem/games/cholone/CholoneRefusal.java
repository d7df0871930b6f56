package pbem.games.cholone;

import pbem.game.Reason;

/** The reasons why a game of Cholone cannot begin with a setup, or why a text is not a legal move. */
final class CholoneRefusal {

    /** A layout was chosen, but the layouts are for two players. */
    static final Reason SETUP_FOR_TWO = new Reason("cholone.setup-for-two");

    /** The text names a group of marbles, but no destination. */
    static final Reason NO_DESTINATION = new Reason("cholone.no-destination");

    /** A marble would go to a cell that is not a neighbour of its own. */
    static final Reason NOT_NEXT = new Reason("cholone.not-next");

    /** The third cell of a group's move is not a neighbour of either of the first two. */
    static final Reason NO_DIRECTION = new Reason("cholone.no-direction");

    /** The ends of a group are not on one line. */
    static final Reason NOT_ONE_LINE = new Reason("cholone.not-one-line");

    /** The group has more than three marbles. */
    static final Reason TOO_MANY = new Reason("cholone.too-many");

    /** The ends of a group are the player's marbles, but the middle is empty. */
    static final Reason GAP = new Reason("cholone.gap");

    /** The marble belongs to another player. */
    static final Reason NOT_YOURS = new Reason("cholone.not-yours");

    /** The front marble of a row would leave the board. */
    static final Reason OVER_THE_EDGE = new Reason("cholone.over-the-edge");

    /** The player's own marble lies directly before the row. */
    static final Reason OWN_AHEAD = new Reason("cholone.own-ahead");

    /** The row would push as many marbles as it has, or more. */
    static final Reason TOO_FEW = new Reason("cholone.too-few");

    /** One of the player's own marbles lies behind the marbles that would be pushed. */
    static final Reason SANDWICH = new Reason("cholone.sandwich");

    /** A side step would move a marble off the board. */
    static final Reason SIDE_OVER_EDGE = new Reason("cholone.side-over-edge");

    /**
     * A side step leads to a cell that is not empty. The marble there is called "of white", for example, or the
     * player's own.
     */
    static final Reason SIDE_BLOCKED = new Reason("cholone.side-blocked");

    /** The short form of a side step fits no move. */
    static final Reason NOTHING_FITS = new Reason("cholone.nothing-fits");

    private CholoneRefusal() {}
}
