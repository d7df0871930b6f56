package pbem.play;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.phrase.Phrase;

/**
 * What became of a mail to a player.
 *
 * @param at when it was due
 * @param board which it tells of, if it is news of one
 * @param attempts how often a mail server was asked to take it, but for those that a killed process cut off
 * @param reason what a mail server said of the last failure
 */
public record NoticeFate(
        Instant at, OptionalInt board, State state, int attempts, Optional<Instant> sentAt, Optional<String> reason) {

    public enum State {
        /** To be sent, for the first time or again. */
        WAITING,
        /** A mail server has taken it. */
        SENT,
        /** Given up. */
        DEAD,
        /** Kept until mail reaches the player again. */
        PAUSED,
        /** A mail server took it and sent it back for good. */
        BOUNCED
    }

    /** In a few words, such as "sent". */
    public Phrase phrase() {
        return switch (state) {
            case WAITING -> Phrase.of("play.fate-waiting", attempts);
            case SENT -> Phrase.of("play.fate-sent");
            case DEAD -> Phrase.of("play.fate-dead");
            case PAUSED -> Phrase.of("play.fate-paused");
            case BOUNCED -> Phrase.of("play.fate-bounced");
        };
    }
}
