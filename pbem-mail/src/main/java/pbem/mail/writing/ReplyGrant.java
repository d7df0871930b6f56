package pbem.mail.writing;

import java.time.Duration;
import pbem.notice.ReplyTarget;

/**
 * What a reply to a mail proves by its token.
 *
 * @param player the number of the player who replies; 0 for a person who is not a player yet
 * @param lifetime the time for which the token is valid
 */
record ReplyGrant(long player, ReplyTarget target, Duration lifetime) {

    /** The lifetime of a player's token: long enough for the slowest game. */
    private static final Duration OF_A_PLAYER = Duration.ofDays(365);

    /** The lifetime of an invitation's token. It is good for one signup and can be revoked. */
    private static final Duration OF_AN_INVITATION = Duration.ofDays(90);

    /** How long a request to confirm can be answered. */
    static final Duration OF_A_QUESTION = Duration.ofDays(14);

    static ReplyGrant ofPlayer(long player, ReplyTarget target) {
        return new ReplyGrant(player, target, OF_A_PLAYER);
    }

    static ReplyGrant ofInvitation(int number) {
        return new ReplyGrant(0, new ReplyTarget.OfInvitation(number), OF_AN_INVITATION);
    }

    static ReplyGrant leavingAlone(int place) {
        return new ReplyGrant(0, ReplyTarget.leaveAlone(place), OF_AN_INVITATION);
    }

    static ReplyGrant ofQuestion(long player, ReplyTarget target) {
        return new ReplyGrant(player, target, OF_A_QUESTION);
    }
}
