package pbem.handler.invitation;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;

/** Why something about an invitation was not done. */
public final class InvitationRefusal {

    /** A rematch while the match goes on. */
    public static final Reason STILL_PLAYED = new Reason("invitation.still-played");

    /** A rematch on terms of its own, which are those of a challenge. */
    public static final Reason OTHER_TERMS = new Reason("invitation.other-terms");

    /** A challenge of nobody but oneself. */
    public static final Reason CHALLENGED_YOURSELF = new Reason("invitation.challenged-yourself");

    /** They have blocked the challenger, or play as many boards as they want: which of both is their own business. */
    public static final Reason NOT_AVAILABLE = new Reason("invitation.not-available");

    /** The admin has turned the server's own opponents off. */
    public static final Reason ROBOTS_REST = new Reason("invitation.robots-rest");

    /** A program of somebody else, which must not learn what chance decided and hides. */
    public static final Reason NOT_FOR_OUTSIDERS = new Reason("invitation.not-for-outsiders");

    /** A program of somebody else that plays some games only. */
    public static final Reason ROBOT_PLAYS_OTHER = new Reason("invitation.robot-plays-other");

    public static final Reason ROBOT_KNOWS_NO_SUCH_BOARD = new Reason("invitation.robot-knows-no-such-board");

    /** They play on as many boards with the server's own opponents as one person may. */
    public static final Reason ENOUGH_WITH_ROBOTS = new Reason("invitation.enough-with-robots");

    /** A challenge of somebody whom the challenger has blocked. */
    public static final Reason YOU_BLOCKED = new Reason("invitation.you-blocked");

    /** Somebody who has a seat there has blocked them. */
    public static final Reason NO_SEAT_FOR_YOU = new Reason("invitation.no-seat-for-you");

    /** An open challenge to nobody: the seeker would sit alone. */
    public static final Reason SEEK_ALONE = new Reason("invitation.seek-alone");

    /** No range of ratings. */
    public static final Reason BAD_STRENGTH = new Reason("invitation.bad-strength");

    /** The seeker looks for somebody stronger or weaker. */
    public static final Reason NOT_SO_STRONG = new Reason("invitation.not-so-strong");

    /** The seeker cannot take a second seat. */
    public static final Reason OWN_SEEK = new Reason("invitation.own-seek");

    /** So many of theirs are open already. */
    public static final Reason TOO_MANY_OPEN = new Reason("invitation.too-many-open");

    /** None of theirs is open. */
    public static final Reason NOTHING_TO_WITHDRAW = new Reason("invitation.nothing-to-withdraw");

    /** Several of theirs are open, and they named none. */
    public static final Reason SEVERAL_OF_YOURS = new Reason("invitation.several-of-yours");

    /** They made no challenge of that number. */
    public static final Reason NOT_YOUR_CHALLENGE = new Reason("invitation.not-your-challenge");

    /** Neither a number of boards nor a word for all or none. */
    public static final Reason BAD_LIMIT = new Reason("invitation.bad-limit");

    /** Nobody can sign up here without a word of the admin's, so that no friend could come. */
    public static final Reason NO_NEWCOMERS = new Reason("invitation.no-newcomers");

    /** Who asks friends by address has not finished a game yet. */
    public static final Reason NO_GAME_FINISHED = new Reason("invitation.no-game-finished");

    /** They have asked as many friends by address within a day as they may. */
    public static final Reason TOO_MANY_FRIENDS = new Reason("invitation.too-many-friends");

    /** An address that was written to not long ago, is named twice, or whose reader wants no such mail. */
    public static final Reason NOT_WRITTEN_TO = new Reason("invitation.not-written-to");

    /** They were not asked in that challenge, or have accepted it, or others are still to be found for it. */
    public static final Reason NO_COUNTER = new Reason("invitation.no-counter");

    /** An answer with other terms that names none. */
    public static final Reason NOTHING_OTHER = new Reason("invitation.nothing-other");

    /** An answer with other terms that names other people than the challenge. */
    public static final Reason COUNTER_FOR_OTHERS = new Reason("invitation.counter-for-others");

    /** Nobody has declined a seat there. */
    public static final Reason NO_SEAT_TO_FILL = new Reason("invitation.no-seat-to-fill");

    /** To go on from a position of a game that chance has a part in: it would be drawn anew. */
    public static final Reason FROM_CHANCE = new Reason("invitation.from-chance");

    /** To go on from a board under rules that new boards do not have. */
    public static final Reason FROM_OTHER_RULES = new Reason("invitation.from-other-rules");

    /** To go on with more or fewer players. */
    public static final Reason FROM_OTHER_SEATS = new Reason("invitation.from-other-seats");

    /** To go on with other options. */
    public static final Reason FROM_OTHER_OPTIONS = new Reason("invitation.from-other-options");

    /** To go on from a board that is under way, or without a result. */
    public static final Reason FROM_UNFINISHED = new Reason("invitation.from-unfinished");

    /** To go on from a move that was not played. */
    public static final Reason FROM_NO_SUCH_MOVE = new Reason("invitation.from-no-such-move");

    /** To go on from a position before which somebody had left. */
    public static final Reason FROM_FEWER_PLAYERS = new Reason("invitation.from-fewer-players");

    /** To go on from the end. */
    public static final Reason FROM_END = new Reason("invitation.from-end");

    private InvitationRefusal() {}

    public static Refusal severalOfYours(List<String> numbers) {
        return SEVERAL_OF_YOURS.of(numbers, numbers.get(0));
    }
}
