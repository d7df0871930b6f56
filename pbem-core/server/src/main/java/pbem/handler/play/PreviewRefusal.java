package pbem.handler.play;

import pbem.game.Reason;
import pbem.game.Refusal;

/** Why moves were not tried out, or a move that was shown before was not played. */
public final class PreviewRefusal {

    /** One of the moves is not legal. */
    public static final Reason ILLEGAL = new Reason("preview.illegal");

    /** There is nothing to try. */
    public static final Reason NO_MOVES = new Reason("preview.no-moves");

    /** What another player can play tells what they hold. */
    public static final Reason NOT_YOURS = new Reason("preview.not-yours");

    /** What would follow from a move tells what the other players hold. */
    public static final Reason OTHERS_HOLD = new Reason("preview.others-hold");

    /** The move draws or shows what nobody knows yet. */
    public static final Reason WOULD_TELL = new Reason("preview.would-tell");

    /** There are more moves than are tried for anybody. */
    public static final Reason TOO_MANY = new Reason("preview.too-many");

    /** To try the moves takes more work than is done for a question. */
    public static final Reason TOO_DEAR = new Reason("preview.too-dear");

    /** No move waits to be confirmed. */
    public static final Reason NOTHING_SUBMITTED = new Reason("preview.nothing-submitted");

    /** Something happened on the board since. */
    public static final Reason SUBMITTED_BEFORE = new Reason("preview.submitted-before");

    private PreviewRefusal() {}

    public static Refusal illegal(int place, String move, Refusal reason) {
        return place == 1 ? reason : ILLEGAL.of(place, move, reason.phrase());
    }
}
