package pbem.player;

import java.util.Optional;

/**
 * Who sent a mail, as far as we know.
 *
 * @param address where an answer goes: for a player one of their registered addresses, else where the mail came from
 * @param player who it is, or with {@link Proof#NONE} who they say they are
 */
public record Speaker(String address, Optional<Player> player, Proof proof) {}
