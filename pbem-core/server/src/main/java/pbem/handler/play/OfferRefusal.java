package pbem.handler.play;

import java.util.List;
import pbem.command.Verb;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.record.Offer;

/** Why an offer to the other players, or an answer to one, was not taken. */
public final class OfferRefusal {

    /** A player may offer one draw between two of their own moves. */
    public static final Reason DRAW_TOO_SOON = new Reason("offer.draw-too-soon");

    /** The others have already declined to take that move back. */
    public static final Reason UNDO_ASKED_BEFORE = new Reason("offer.undo-asked-before");

    /** Moves in a tournament are not taken back. */
    public static final Reason NO_UNDO_IN_TOURNAMENT = new Reason("offer.no-undo-in-tournament");

    /** A player who has left the game has already won it. */
    public static final Reason WON_ALREADY = new Reason("offer.won-already");

    /** The game itself already waits for "accept", about its end. */
    public static final Reason AGREEING = new Reason("offer.agreeing");

    /** "accept" may mean a move or the answer to an offer. */
    public static final Reason ACCEPT_WHICH = new Reason("offer.accept-which");

    /** Nobody else is still in the game. */
    public static final Reason NOBODY_TO_AGREE = new Reason("offer.nobody-to-agree");

    /** No move has been played. */
    public static final Reason NOTHING_TO_UNDO = new Reason("offer.nothing-to-undo");

    /** Others have moved, but not the sender. */
    public static final Reason NO_MOVE_OF_YOURS = new Reason("offer.no-move-of-yours");

    /** One of the moves revealed something to a player. */
    public static final Reason CANNOT_UNDO = new Reason("offer.cannot-undo");

    /** The offer is the sender's own, or they have already agreed to it. */
    public static final Reason ANSWERED_ALREADY = new Reason("offer.answered-already");

    /** A challenge and a board with an open offer have the same number. */
    public static final Reason CHALLENGE_OR_BOARD = new Reason("offer.challenge-or-board");

    /** Several offers or challenges wait for the sender's answer. */
    public static final Reason WHICH_ONE = new Reason("offer.which-one");

    public static final Reason OPEN_OWN_DRAW = new Reason("offer.open-own-draw");

    public static final Reason OPEN_OWN_UNDO = new Reason("offer.open-own-undo");

    public static final Reason OPEN_TO_YOU_DRAW = new Reason("offer.open-to-you-draw");

    public static final Reason OPEN_TO_YOU_UNDO = new Reason("offer.open-to-you-undo");

    public static final Reason OPEN_DRAW = new Reason("offer.open-draw");

    public static final Reason OPEN_UNDO = new Reason("offer.open-undo");

    public static final Reason OPEN_OWN_TIME = new Reason("offer.open-own-time");

    public static final Reason OPEN_TO_YOU_TIME = new Reason("offer.open-to-you-time");

    public static final Reason OPEN_TIME = new Reason("offer.open-time");

    /** A player may ask for time once a turn. */
    public static final Reason TIME_ASKED_BEFORE = new Reason("offer.time-asked-before");

    /** The player asks for more days than one request may. */
    public static final Reason TOO_MANY_DAYS = new Reason("offer.too-many-days");

    /** The board has no deadlines. */
    public static final Reason NO_DEADLINE = new Reason("offer.no-deadline");

    /** The board belongs to a tournament, where others wait for it, too. */
    public static final Reason NO_TIME_IN_TOURNAMENT = new Reason("offer.no-time-in-tournament");

    private OfferRefusal() {}

    /**
     * The refusal of a new offer while one is open.
     *
     * @param asker the player who wants to make another offer
     */
    public static Refusal openAlready(int board, Offer.Kind kind, String by, List<String> missing, String asker) {
        if (asker.equals(by)) {
            return of(kind, OPEN_OWN_DRAW, OPEN_OWN_UNDO, OPEN_OWN_TIME).of(board, missing, missing.size());
        }
        if (missing.contains(asker)) {
            return of(kind, OPEN_TO_YOU_DRAW, OPEN_TO_YOU_UNDO, OPEN_TO_YOU_TIME)
                    .of(board, by);
        }
        return of(kind, OPEN_DRAW, OPEN_UNDO, OPEN_TIME).of(board, by, missing, missing.size());
    }

    private static Reason of(Offer.Kind kind, Reason draw, Reason undo, Reason time) {
        return switch (kind) {
            case DRAW -> draw;
            case UNDO -> undo;
            case TIME -> time;
        };
    }

    public static Refusal cannotUndo(int board, List<String> moves) {
        return CANNOT_UNDO.of(board, moves, moves.size());
    }

    public static Refusal answeredAlready(int board, List<String> missing) {
        return ANSWERED_ALREADY.of(board, missing, missing.size());
    }

    public static Refusal challengeOrBoard(Verb verb, int number) {
        return CHALLENGE_OR_BOARD.of(number, verb.word());
    }

    public static Refusal whichOne(Verb verb, List<String> numbers) {
        return WHICH_ONE.of(numbers, verb.word(), numbers.get(0));
    }
}
