package pbem.handler.play;

import pbem.game.Reason;

/** Why a note was not kept. */
public final class NoteRefusal {

    /** The note is too long, and would fill the board's mails. */
    public static final Reason TOO_LONG = new Reason("play.note-too-long");

    private NoteRefusal() {}
}
