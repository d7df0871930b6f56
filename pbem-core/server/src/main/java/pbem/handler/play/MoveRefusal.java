package pbem.handler.play;

import pbem.game.Reason;

/** Why a line that could have been a move is not played. */
public final class MoveRefusal {

    /** The line contains more than one move. */
    public static final Reason SEVERAL = new Reason("play.several-moves");

    /** The line is neither a command nor a move, and it is not the sender's turn. */
    public static final Reason UNKNOWN = new Reason("play.unknown-words");

    private MoveRefusal() {}
}
