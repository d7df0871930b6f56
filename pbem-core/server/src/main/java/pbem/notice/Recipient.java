package pbem.notice;

import java.util.function.Function;
import pbem.player.Player;

/** The recipient of a notice. */
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

    /** Somebody of whom only an address is known, and who may never have written to the server. */
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

    /** The largest size of a mail to such an address, in bytes. The mail is text alone. */
    int MOST_BYTES_TO_ADDRESS = 20_000;

    Recipient ADMIN = new ToAdmin();

    static Recipient player(Player player) {
        return new ToPlayer(player.id());
    }

    static Recipient address(String address) {
        return new ToAddress(address);
    }
}
