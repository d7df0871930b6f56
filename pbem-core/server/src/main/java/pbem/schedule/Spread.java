package pbem.schedule;

import java.time.Duration;
import pbem.player.Player;

/**
 * A fixed offset for each player, below an hour: reminders come that much earlier and digests that much later, so that
 * no mail server gets hundreds of mails in one minute.
 */
final class Spread {

    private static final int A_MINUTE = 20;
    private static final int MINUTES = 60;

    private Spread() {}

    static Duration of(Player player) {
        return Duration.ofMinutes(player.id() / A_MINUTE % MINUTES);
    }
}
