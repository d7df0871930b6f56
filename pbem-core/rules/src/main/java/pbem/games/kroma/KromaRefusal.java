package pbem.games.kroma;

import pbem.game.Reason;

/** The reasons why a game of Kroma cannot begin with a setup, or why a text is not a legal move. */
final class KromaRefusal {

    /** The number of targets differs from the number of players. */
    static final Reason TARGETS_FOR_SEATS = new Reason("kroma.targets-for-seats");

    /** The text does not have the form of a move. */
    static final Reason UNREADABLE = new Reason("kroma.unreadable").shapeless();

    /** The text names triangles, but no colour. */
    static final Reason NO_COLOUR = new Reason("kroma.no-colour");

    /** The text contains a word that is not a colour of pieces. */
    static final Reason UNKNOWN_COLOUR = new Reason("kroma.unknown-colour");

    /** The text cannot be the name of a triangle. */
    static final Reason NOT_A_TRIANGLE = new Reason("kroma.not-a-triangle");

    /** A triangle is named twice. */
    static final Reason TWICE = new Reason("kroma.twice");

    /** The triangles are not connected. */
    static final Reason APART = new Reason("kroma.apart");

    /** The triangles are connected, but they are not the shape of a piece. */
    static final Reason NO_PIECE = new Reason("kroma.no-piece");

    /** The piece belongs to the other phase. */
    static final Reason OTHER_PHASE = new Reason("kroma.other-phase");

    /** The supply has no pieces of that shape and colour left, but it has others of that shape. */
    static final Reason USED_UP = new Reason("kroma.used-up");

    /** The supply has no pieces of that shape left. */
    static final Reason USED_UP_IN_ALL = new Reason("kroma.used-up-in-all");

    /** Pieces of those colours already cover some of the triangles. */
    static final Reason TAKEN = new Reason("kroma.taken");

    /** The piece would touch a piece of its own colour, although there are moves that avoid this. */
    static final Reason SAME_COLOUR = new Reason("kroma.same-colour");

    /** A part of a large piece would have no piece below it. */
    static final Reason HOLLOW = new Reason("kroma.hollow");

    /** The triangles already have pieces on both levels. */
    static final Reason FULL = new Reason("kroma.full");

    private KromaRefusal() {}
}
