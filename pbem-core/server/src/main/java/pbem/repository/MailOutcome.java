package pbem.repository;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * The outcome of an inbound mail.
 *
 * @param word for programs
 * @param reason for the admin, in English
 * @param lines the result of each command in it
 * @param told the result in phrases, for a caller who waits for the answer; not stored
 * @param player the proven sender
 * @param redacted what is stored instead of the received mail
 */
public record MailOutcome(
        String word,
        String reason,
        List<Line> lines,
        List<Phrase> told,
        Optional<Long> player,
        Optional<Redacted> redacted) {

    /** The word for a mail without any content. */
    public static final String IGNORED = "ignored";

    /** The word for a mail that had neither an effect nor an answer because a limit of the whole server was reached. */
    public static final String UNHEARD = "unheard";

    /** @param what the result, to be put into the language of the person who asks for it */
    public record Line(String verdict, Phrase what) {}

    /** A mail without its passwords. */
    public record Redacted(String subject, byte[] raw) {}

    public MailOutcome {
        lines = List.copyOf(lines);
        told = List.copyOf(told);
    }

    public MailOutcome(String word, String reason, List<Line> lines) {
        this(word, reason, lines, List.of(), Optional.empty(), Optional.empty());
    }

    public MailOutcome telling(List<Phrase> phrases) {
        return new MailOutcome(word, reason, lines, phrases, player, redacted);
    }

    public MailOutcome from(Optional<Long> sender) {
        return new MailOutcome(word, reason, lines, told, sender, redacted);
    }

    public MailOutcome instead(Redacted kept) {
        return new MailOutcome(word, reason, lines, told, player, Optional.of(kept));
    }
}
