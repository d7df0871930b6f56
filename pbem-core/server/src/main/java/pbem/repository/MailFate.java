package pbem.repository;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * What became of one mail.
 *
 * @param at when it reached us, or when it was due to be sent
 * @param about in a few words: of a mail from a player what was done, of one to them what it is about
 * @param attempts how often a mail server was asked to take it; 0 of a mail from them
 * @param reason what a mail server said when it last refused it; of a mail from them nothing
 */
public record MailFate(Instant at, Phrase about, State state, int attempts, Optional<String> reason) {

    public enum State {
        /** From them: it was acted on, or answered. */
        DONE,
        /** From them: we ask them to confirm. */
        HELD,
        /** From them: nothing was done. */
        REFUSED,
        /** It is still to be read or to be sent. */
        WAITING,
        /** To them: a mail server took it. */
        SENT,
        /** To them: it is kept until mail reaches them again. */
        PAUSED,
        /** To them: a mail server took it and sent it back for good. */
        BOUNCED,
        /** To them: it was not wanted any more before it was sent. */
        DROPPED,
        /** It could not be read or delivered. */
        FAILED
    }

    /** In a few words, such as "sent". */
    public Phrase phrase() {
        return Phrase.of("status.mail-" + state.name().toLowerCase(Locale.ROOT), attempts);
    }
}
