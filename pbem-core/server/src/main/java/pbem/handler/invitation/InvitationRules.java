package pbem.handler.invitation;

import java.time.Duration;

/**
 * What the admin decides about invitations.
 *
 * @param standing how long one stands before it ends by itself
 * @param mostOpen how many one player can have made that are still open
 */
public record InvitationRules(Duration standing, int mostOpen) {

    public static final InvitationRules STANDARD = new InvitationRules(Duration.ofDays(30), 20);
}
