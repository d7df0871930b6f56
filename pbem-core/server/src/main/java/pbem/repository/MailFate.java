package pbem.repository;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * The fate of one mail.
 *
 * @param at when it arrived, or was due to be sent
 * @param about in a few words what was done about a mail from a player, or the subject of a mail to one
 * @param attempts the number of attempts to deliver it; 0 for a mail from a player
 * @param reason the mail server's last refusal; empty for a mail from a player
 */
public record MailFate(Instant at, Phrase about, State state, int attempts, Optional<String> reason) {

    public enum State {
        /** From the player: acted on or answered. */
        DONE,
        /** From the player: waits for a confirmation. */
        HELD,
        /** From the player: refused. */
        REFUSED,
        /** Waiting to be read or sent. */
        WAITING,
        /** To the player: accepted by a mail server. */
        SENT,
        /** To the player: kept until mail reaches them again. */
        PAUSED,
        /** To the player: accepted by a mail server, then bounced for good. */
        BOUNCED,
        /** To the player: no longer wanted before it was sent. */
        DROPPED,
        /** Unreadable or undeliverable. */
        FAILED
    }

    /** The state in a few words, such as "sent". */
    public Phrase phrase() {
        return Phrase.of("status.mail-" + state.name().toLowerCase(Locale.ROOT), attempts);
    }
}
