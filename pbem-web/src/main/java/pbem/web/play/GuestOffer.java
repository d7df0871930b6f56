package pbem.web.play;

import java.util.Optional;

/**
 * What pages offer to somebody without an account.
 *
 * @param robot against whom they can play; empty if they cannot
 * @param script of the board
 * @param signup whether there is a form with which they can sign up
 * @param keeps whether they can take their game along then
 */
public record GuestOffer(Optional<String> robot, String script, boolean signup, boolean keeps) {}
