package pbem.handler.club;

import java.util.Optional;
import pbem.player.Player;

/**
 * A person who acts for the server.
 *
 * @param author the name in the audit log
 * @param player the player who acts by mail; empty at the terminal
 */
public record Officer(String author, Optional<Player> player) {

    private static final String TERMINAL = "admin:";

    /** The admin at the server's own machine. */
    public static Officer atTerminal(String name) {
        return new Officer(TERMINAL + name, Optional.empty());
    }

    /** The name in the records of boards. */
    public String name() {
        return player.map(Player::user).orElseGet(() -> author.substring(TERMINAL.length()));
    }

    public static Officer byMail(Player player) {
        return new Officer("player:" + player.id(), Optional.of(player));
    }
}
