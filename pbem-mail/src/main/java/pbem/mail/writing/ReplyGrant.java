package pbem.mail.writing;

import java.time.Duration;
import pbem.notice.ReplyTarget;

/**
 * What a reply to a mail proves by its token.
 *
 * @param player who speaks; 0 for somebody who is no player yet
 * @param lifetime of the token
 */
record ReplyGrant(long player, ReplyTarget target, Duration lifetime) {

    /** Long enough for the slowest game. */
    private static final Duration OF_A_PLAYER = Duration.ofDays(365);

    /** How long a request to confirm may lie. */
    static final Duration OF_A_QUESTION = Duration.ofDays(14);

    static ReplyGrant ofPlayer(long player, ReplyTarget target) {
        return new ReplyGrant(player, target, OF_A_PLAYER);
    }

    static ReplyGrant ofQuestion(long player, ReplyTarget target) {
        return new ReplyGrant(player, target, OF_A_QUESTION);
    }
}
