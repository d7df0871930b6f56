package pbem.notice;

import java.util.Optional;
import pbem.player.Player;

/**
 * The recipient of a notice: a player, an address, or with neither the admin of this server, if they want mail.
 *
 * @param player the id of a player, who gets it at their registered addresses
 * @param address the address of a person of whom nothing else is known, and who may never have written to the server
 */
public record Recipient(Optional<Long> player, Optional<String> address) {

    /** The largest size of a mail to such an address, in bytes. The mail is text alone. */
    public static final int MOST_BYTES_TO_ADDRESS = 20_000;

    public static final Recipient ADMIN = new Recipient(Optional.empty(), Optional.empty());

    public static Recipient player(Player player) {
        return player(player.id());
    }

    public static Recipient player(long id) {
        return new Recipient(Optional.of(id), Optional.empty());
    }

    public static Recipient address(String address) {
        return new Recipient(Optional.empty(), Optional.of(address));
    }
}
