package pbem.notice;

import java.util.function.Function;
import pbem.player.Player;

/** To whom a notice goes. */
public sealed interface Recipient {

    <R> R match(
            Function<? super ToPlayer, ? extends R> toPlayer,
            Function<? super ToAddress, ? extends R> toAddress,
            Function<? super ToAdmin, ? extends R> toAdmin);

    /** A player, at their registered addresses. */
    record ToPlayer(long id) implements Recipient {
        @Override
        public <R> R match(
                Function<? super ToPlayer, ? extends R> toPlayer,
                Function<? super ToAddress, ? extends R> toAddress,
                Function<? super ToAdmin, ? extends R> toAdmin) {
            return toPlayer.apply(this);
        }
    }

    /** Somebody of whom nothing but an address is known, so that perhaps they have written nothing. */
    record ToAddress(String address) implements Recipient {
        @Override
        public <R> R match(
                Function<? super ToPlayer, ? extends R> toPlayer,
                Function<? super ToAddress, ? extends R> toAddress,
                Function<? super ToAdmin, ? extends R> toAdmin) {
            return toAddress.apply(this);
        }
    }

    /** The admin of this server, if they want mail. */
    record ToAdmin() implements Recipient {
        @Override
        public <R> R match(
                Function<? super ToPlayer, ? extends R> toPlayer,
                Function<? super ToAddress, ? extends R> toAddress,
                Function<? super ToAdmin, ? extends R> toAdmin) {
            return toAdmin.apply(this);
        }
    }

    /** A mail to an address is text alone, and never longer, in bytes. */
    int MOST_BYTES_TO_ADDRESS = 20_000;

    Recipient ADMIN = new ToAdmin();

    static Recipient player(Player player) {
        return new ToPlayer(player.id());
    }

    static Recipient address(String address) {
        return new ToAddress(address);
    }
}
