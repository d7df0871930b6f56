package pbem.repository;

import java.util.List;
import java.util.Optional;

/**
 * What finally became of a mail that came in.
 *
 * @param word for the machine
 * @param reason for the admin
 * @param lines what became of each command in it
 * @param player who proved to have sent it
 * @param redacted what is kept of it instead of what came
 */
public record MailOutcome(
        String word, String reason, List<Line> lines, Optional<Long> player, Optional<Redacted> redacted) {

    /** Of a mail that said nothing. */
    public static final String IGNORED = "ignored";

    /** Of a mail that was neither heard nor answered, since a limit of the whole server was reached. */
    public static final String UNHEARD = "unheard";

    public record Line(String verdict, String what) {}

    /** A mail without the passwords that it held. */
    public record Redacted(String subject, byte[] raw) {}

    public MailOutcome {
        lines = List.copyOf(lines);
    }

    public MailOutcome(String word, String reason, List<Line> lines) {
        this(word, reason, lines, Optional.empty(), Optional.empty());
    }

    public MailOutcome from(Optional<Long> sender) {
        return new MailOutcome(word, reason, lines, sender, redacted);
    }

    public MailOutcome instead(Redacted kept) {
        return new MailOutcome(word, reason, lines, player, Optional.of(kept));
    }
}
