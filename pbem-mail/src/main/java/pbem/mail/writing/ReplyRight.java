package pbem.mail.writing;

import java.time.Duration;
import pbem.notice.Context;

/**
 * What a reply to a mail proves by its token.
 *
 * @param player who speaks; 0 for somebody who is no player yet
 * @param lifetime of the token
 */
record ReplyRight(long player, Context context, Duration lifetime) {

    /** Long enough for the slowest game. */
    private static final Duration OF_A_PLAYER = Duration.ofDays(365);

    /** How long a request to confirm may lie. */
    static final Duration OF_A_QUESTION = Duration.ofDays(14);

    static ReplyRight ofPlayer(long player, Context context) {
        return new ReplyRight(player, context, OF_A_PLAYER);
    }

    static ReplyRight ofQuestion(long player, Context context) {
        return new ReplyRight(player, context, OF_A_QUESTION);
    }
}
