package pbem.ledger;

import java.time.Instant;
import pbem.phrase.Phrase;

/**
 * What became of one mail.
 *
 * @param at when it reached us, or when it was due to be sent
 * @param about in a few words: of a mail from a player what was done, of one to him what it is about
 */
public record MailFate(Instant at, Phrase about, State state) {

    public enum State {
        /** From him: it was acted on, or answered. */
        DONE,
        /** From him: we ask him to confirm. */
        HELD,
        /** From him: nothing was done. */
        REFUSED,
        /** It is still to be read or to be sent. */
        WAITING,
        /** To him: a mail server took it. */
        SENT,
        /** It could not be read or delivered. */
        FAILED
    }
}
