package pbem.schedule;

import java.time.Duration;
import pbem.player.Player;

/**
 * How much sooner one player is reminded, and how much later another gets the daily mail, so that no mail server gets hundreds
 * of mails in one minute: some twenty players share a minute of an hour. The same for a player at all times.
 */
final class Spread {

    private static final int A_MINUTE = 20;
    private static final int MINUTES = 60;

    private Spread() {}

    static Duration of(Player player) {
        return Duration.ofMinutes(player.id() / A_MINUTE % MINUTES);
    }
}
