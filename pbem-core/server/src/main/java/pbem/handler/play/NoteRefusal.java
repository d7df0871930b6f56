package pbem.handler.play;

import pbem.game.Reason;

/** Why a note was not kept. */
public final class NoteRefusal {

    /** It would bury the board. */
    public static final Reason TOO_LONG = new Reason("play.note-too-long");

    private NoteRefusal() {}
}
