package pbem.web.play;

import java.util.Optional;

/**
 * What pages offer to visitors without an account.
 *
 * @param robot the robot against which they can play; empty if they cannot play
 * @param script the path of the script of the guest's board
 * @param signup whether there is a form with which they can sign up
 * @param keeps whether they can keep their game when they sign up
 */
public record GuestOffer(Optional<String> robot, String script, boolean signup, boolean keeps) {}
