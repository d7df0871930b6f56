package pbem.handler.play;

import pbem.game.Reason;
import pbem.game.Refusal;

/** Why moves were not tried, or a submitted move was not played. */
public final class PreviewRefusal {

    /** One of the moves is not legal. */
    public static final Reason ILLEGAL = new Reason("preview.illegal");

    /** There are no moves to try. */
    public static final Reason NO_MOVES = new Reason("preview.no-moves");

    /** Another player's legal moves would reveal their hand. */
    public static final Reason NOT_YOURS = new Reason("preview.not-yours");

    /** The consequences of a move would reveal the hands of the other players. */
    public static final Reason OTHERS_HOLD = new Reason("preview.others-hold");

    /** The move draws or reveals something that nobody knows yet. */
    public static final Reason WOULD_TELL = new Reason("preview.would-tell");

    /** The line has more moves than can be tried. */
    public static final Reason TOO_MANY = new Reason("preview.too-many");

    /** Trying the moves takes more work than the budget for one request. */
    public static final Reason TOO_DEAR = new Reason("preview.too-dear");

    /** No move waits to be confirmed. */
    public static final Reason NOTHING_SUBMITTED = new Reason("preview.nothing-submitted");

    /** Something has happened on the board since the move was submitted. */
    public static final Reason SUBMITTED_BEFORE = new Reason("preview.submitted-before");

    private PreviewRefusal() {}

    public static Refusal illegal(int place, String move, Refusal reason) {
        return place == 1 ? reason : ILLEGAL.of(place, move, reason.phrase());
    }
}
