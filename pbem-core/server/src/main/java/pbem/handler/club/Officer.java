package pbem.handler.club;

import java.util.Optional;
import pbem.player.Player;

/**
 * Who acts for the server.
 *
 * @param author as the audit log names them
 * @param player by mail; empty at the terminal
 */
public record Officer(String author, Optional<Player> player) {

    /** Whoever has the server's own machine. */
    public static Officer atTerminal(String name) {
        return new Officer("admin:" + name, Optional.empty());
    }

    public static Officer byMail(Player player) {
        return new Officer("player:" + player.id(), Optional.of(player));
    }
}
