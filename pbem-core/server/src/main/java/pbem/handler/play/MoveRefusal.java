package pbem.handler.play;

import pbem.game.Reason;

/** Why a line that could have been a move is not played. */
public final class MoveRefusal {

    /** More than one move stands in it. */
    public static final Reason SEVERAL = new Reason("play.several-moves");

    /** It is neither a command nor a move, and others are to move. */
    public static final Reason UNKNOWN = new Reason("play.unknown-words");

    private MoveRefusal() {}
}
