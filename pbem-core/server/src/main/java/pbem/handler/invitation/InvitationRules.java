package pbem.handler.invitation;

import java.time.Duration;
import pbem.robot.RobotRules;

/**
 * What the admin decides about invitations.
 *
 * @param standing how long one stands before it ends by itself
 * @param mostOpen how many one player can have made that are still open
 * @param robots what is decided about the server's own opponents
 */
public record InvitationRules(Duration standing, int mostOpen, RobotRules robots) {

    public static final InvitationRules STANDARD = new InvitationRules(Duration.ofDays(30), 20, RobotRules.STANDARD);
}
