package pbem.notice;

import pbem.player.Player;

/** To whom a notice goes. */
public sealed interface Recipient {

    /** A player, at his registered addresses. */
    record ToPlayer(long id) implements Recipient {}

    /** Somebody who is no player (yet). */
    record ToAddress(String address) implements Recipient {}

    /** Whoever runs this server, if he wants mail. */
    record ToAdmin() implements Recipient {}

    Recipient ADMIN = new ToAdmin();

    static Recipient player(Player player) {
        return new ToPlayer(player.id());
    }

    static Recipient address(String address) {
        return new ToAddress(address);
    }
}
