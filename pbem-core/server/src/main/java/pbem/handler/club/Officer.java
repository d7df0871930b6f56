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

    private static final String TERMINAL = "admin:";

    /** The owner of the server's own machine. */
    public static Officer atTerminal(String name) {
        return new Officer(TERMINAL + name, Optional.empty());
    }

    /** As they are called in the logs of boards. */
    public String name() {
        return player.map(Player::user).orElseGet(() -> author.substring(TERMINAL.length()));
    }

    public static Officer byMail(Player player) {
        return new Officer("player:" + player.id(), Optional.of(player));
    }
}
