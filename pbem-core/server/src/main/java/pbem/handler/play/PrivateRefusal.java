package pbem.handler.play;

import pbem.game.Reason;

/** Why a player was not shown their private information. */
public final class PrivateRefusal {

    /** The game hides nothing, or the player no longer holds anything. */
    public static final Reason NO_HINTS = new Reason("play.no-hints");

    /** The player has no board of the kind asked for. */
    public static final Reason NO_SUCH_BOARDS = new Reason("play.no-such-boards");

    private PrivateRefusal() {}
}
