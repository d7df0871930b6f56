package pbem.games.narde;

import pbem.game.Reason;

/** The reasons why a text is not a move that are peculiar to this game. */
final class NardeRefusal {

    /** Too many men leave the head. */
    static final Reason HEAD = new Reason("narde.head");

    /** The turn would bar all men of the other player by six points in a row. */
    static final Reason WALL = new Reason("narde.wall");

    private NardeRefusal() {}
}
