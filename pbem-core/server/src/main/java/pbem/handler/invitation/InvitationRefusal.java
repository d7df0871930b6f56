package pbem.handler.invitation;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;

/** Why a command about an invitation was refused. */
public final class InvitationRefusal {

    /** A rematch is impossible while the game goes on. */
    public static final Reason STILL_PLAYED = new Reason("invitation.still-played");

    /** A rematch has the terms of the game before it; other terms need a challenge. */
    public static final Reason OTHER_TERMS = new Reason("invitation.other-terms");

    /** Players cannot challenge only themselves. */
    public static final Reason CHALLENGED_YOURSELF = new Reason("invitation.challenged-yourself");

    /**
     * The other player has blocked the challenger, or is suspended, or plays as many boards as they want. Which of
     * these is not told.
     */
    public static final Reason NOT_AVAILABLE = new Reason("invitation.not-available");

    /** The admin has switched the server's own opponents off. */
    public static final Reason ROBOTS_REST = new Reason("invitation.robots-rest");

    /** An outside robot must not learn what chance decides and hides. */
    public static final Reason NOT_FOR_OUTSIDERS = new Reason("invitation.not-for-outsiders");

    /** An outside robot does not play this game. */
    public static final Reason ROBOT_PLAYS_OTHER = new Reason("invitation.robot-plays-other");

    public static final Reason ROBOT_KNOWS_NO_SUCH_BOARD = new Reason("invitation.robot-knows-no-such-board");

    /** The player has as many boards with the server's own opponents as are allowed. */
    public static final Reason ENOUGH_WITH_ROBOTS = new Reason("invitation.enough-with-robots");

    /** The challenger has blocked the other player. */
    public static final Reason YOU_BLOCKED = new Reason("invitation.you-blocked");

    /** A player with a seat in the challenge has blocked the speaker. */
    public static final Reason NO_SEAT_FOR_YOU = new Reason("invitation.no-seat-for-you");

    /** A challenge that anybody may accept needs at least two seats. */
    public static final Reason SEEK_ALONE = new Reason("invitation.seek-alone");

    /** The text is not a range of ratings. */
    public static final Reason BAD_STRENGTH = new Reason("invitation.bad-strength");

    /** The challenger looks for an opponent with a higher or lower rating. */
    public static final Reason NOT_SO_STRONG = new Reason("invitation.not-so-strong");

    /** Challengers cannot take a second seat in their own challenge. */
    public static final Reason OWN_SEEK = new Reason("invitation.own-seek");

    /** Too many challenges of the player are open. */
    public static final Reason TOO_MANY_OPEN = new Reason("invitation.too-many-open");

    /** No challenge of the player is open. */
    public static final Reason NOTHING_TO_WITHDRAW = new Reason("invitation.nothing-to-withdraw");

    /** Several challenges of the player are open, and the command names none. */
    public static final Reason SEVERAL_OF_YOURS = new Reason("invitation.several-of-yours");

    /** The player made no challenge of that number. */
    public static final Reason NOT_YOUR_CHALLENGE = new Reason("invitation.not-your-challenge");

    /** The limit is neither a number of boards nor a word for all or none. */
    public static final Reason BAD_LIMIT = new Reason("invitation.bad-limit");

    /** New players need the admin's invitation or cannot sign up at all, so an invited friend could not join. */
    public static final Reason NO_NEWCOMERS = new Reason("invitation.no-newcomers");

    /** Only players who have finished a game may invite friends by address. */
    public static final Reason NO_GAME_FINISHED = new Reason("invitation.no-game-finished");

    /** The player has invited as many friends within a day as are allowed. */
    public static final Reason TOO_MANY_FRIENDS = new Reason("invitation.too-many-friends");

    /** The address was written to lately, is named twice, or its owner wants no such mail. */
    public static final Reason NOT_WRITTEN_TO = new Reason("invitation.not-written-to");

    /** The player was not asked in the challenge or has accepted it, or the challenge still looks for other players. */
    public static final Reason NO_COUNTER = new Reason("invitation.no-counter");

    /** The answer proposes other terms but names none. */
    public static final Reason NOTHING_OTHER = new Reason("invitation.nothing-other");

    /** The answer proposes other terms for other people than those of the challenge. */
    public static final Reason COUNTER_FOR_OTHERS = new Reason("invitation.counter-for-others");

    /** Nobody has declined a seat in the challenge. */
    public static final Reason NO_SEAT_TO_FILL = new Reason("invitation.no-seat-to-fill");

    /** No game can continue from a position if the game has chance, which would be drawn again. */
    public static final Reason FROM_CHANCE = new Reason("invitation.from-chance");

    /** The finished board was played under other rules than new boards. */
    public static final Reason FROM_OTHER_RULES = new Reason("invitation.from-other-rules");

    /** The finished board has another number of players. */
    public static final Reason FROM_OTHER_SEATS = new Reason("invitation.from-other-seats");

    /** The finished board has other options. */
    public static final Reason FROM_OTHER_OPTIONS = new Reason("invitation.from-other-options");

    /** The board is still being played, or has no result. */
    public static final Reason FROM_UNFINISHED = new Reason("invitation.from-unfinished");

    /** The board has fewer moves. */
    public static final Reason FROM_NO_SUCH_MOVE = new Reason("invitation.from-no-such-move");

    /** A player had left before the position. */
    public static final Reason FROM_FEWER_PLAYERS = new Reason("invitation.from-fewer-players");

    /** The game was over in the position. */
    public static final Reason FROM_END = new Reason("invitation.from-end");

    private InvitationRefusal() {}

    public static Refusal severalOfYours(List<String> numbers) {
        return SEVERAL_OF_YOURS.of(numbers, numbers.get(0));
    }
}
