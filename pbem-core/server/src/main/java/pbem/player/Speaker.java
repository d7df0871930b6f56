package pbem.player;

import java.util.Optional;

/**
 * The sender of a mail, as far as it is known.
 *
 * @param address the address for the answer: a registered address of the player, otherwise the address that the mail
 *     came from
 * @param player the sender, or with {@link Proof#NONE} who they claim to be
 */
public record Speaker(String address, Optional<Player> player, Proof proof) {}
