package pbem.handler.play;

import pbem.game.Reason;

/** Why a player was not shown what only they may see. */
public final class PrivateRefusal {

    /** The game hides nothing, or the player holds nothing any more. */
    public static final Reason NO_HINTS = new Reason("play.no-hints");

    /** They play on no board of the kind that they asked for. */
    public static final Reason NO_SUCH_BOARDS = new Reason("play.no-such-boards");

    private PrivateRefusal() {}
}
