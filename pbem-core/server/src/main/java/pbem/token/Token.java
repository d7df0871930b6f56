package pbem.token;

import java.time.Instant;
import pbem.notice.ReplyTarget;

/**
 * The content of a reply address.
 *
 * @param player the recipient of the mail; 0 if they are not a player (a sign-up that waits to be confirmed)
 * @param target what the mail was about
 * @param expires the last day on which the token is valid
 */
public record Token(long player, ReplyTarget target, Instant expires) {}
