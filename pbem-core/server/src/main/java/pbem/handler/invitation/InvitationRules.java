package pbem.handler.invitation;

import java.time.Duration;
import pbem.robot.RobotRules;

/**
 * The admin's decisions about invitations.
 *
 * @param standing how long an invitation stays open before it expires
 * @param mostOpen the most open invitations by one player
 * @param robots the decisions about the server's own opponents
 */
public record InvitationRules(Duration standing, int mostOpen, RobotRules robots) {

    public static final InvitationRules STANDARD = new InvitationRules(Duration.ofDays(30), 20, RobotRules.STANDARD);
}
