package pbem.repository;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * What finally became of a mail that came in.
 *
 * @param word for the machine
 * @param reason for the admin
 * @param lines what became of each command in it
 * @param told what became of it in phrases, for who waits for the answer; not kept
 * @param player who proved to have sent it
 * @param redacted what is kept of it instead of what came
 */
public record MailOutcome(
        String word,
        String reason,
        List<Line> lines,
        List<Phrase> told,
        Optional<Long> player,
        Optional<Redacted> redacted) {

    /** Of a mail that said nothing. */
    public static final String IGNORED = "ignored";

    /** Of a mail that was neither heard nor answered, since a limit of the whole server was reached. */
    public static final String UNHEARD = "unheard";

    public record Line(String verdict, String what) {}

    /** A mail without the passwords that it held. */
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
