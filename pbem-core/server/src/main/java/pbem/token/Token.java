package pbem.token;

import java.time.Instant;
import pbem.notice.ReplyTarget;

/**
 * What a reply address proves.
 *
 * @param player who got the mail; 0 where the recipient is no player (a signup that waits to be confirmed)
 * @param target what the mail was about
 * @param expires whole days; after that day the token proves nothing
 */
public record Token(long player, ReplyTarget target, Instant expires) {}
