package pbem.player;

import java.util.Optional;

/**
 * Who sent a mail, as far as we know.
 *
 * @param address where an answer goes: for a player one of his registered addresses, else where the mail came from
 * @param player who he is, or with {@link Proof#NONE} who he says he is
 */
public record Speaker(String address, Optional<Player> player, Proof proof) {}
