package pbem.tournament;

import java.time.Instant;

/**
 * A player who entered.
 *
 * @param player their id
 * @param presence whether they still play
 * @param since when they entered or left
 */
public record Entrant(long player, Presence presence, Instant since) {

    public enum Presence {
        PLAYING,
        /** The player left. */
        LEFT,
        /** The player was removed. */
        FORFEITED
    }

    public boolean isPlaying() {
        return presence == Presence.PLAYING;
    }
}
