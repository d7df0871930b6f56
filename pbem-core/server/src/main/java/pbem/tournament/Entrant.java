package pbem.tournament;

import java.time.Instant;

/**
 * Somebody who entered.
 *
 * @param player their id
 * @param presence whether they still play
 * @param since since when they are in it, or no longer
 */
public record Entrant(long player, Presence presence, Instant since) {

    public enum Presence {
        PLAYING,
        /** By their own wish. */
        LEFT,
        /** They were taken out. */
        FORFEITED
    }

    public boolean isPlaying() {
        return presence == Presence.PLAYING;
    }
}
