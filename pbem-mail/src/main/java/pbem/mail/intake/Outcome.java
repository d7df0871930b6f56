package pbem.mail.intake;

import java.util.List;
import java.util.Optional;

/**
 * What finally became of a mail.
 *
 * @param word for the machine
 * @param reason for the admin
 * @param lines what became of each command in it
 * @param player who proved to have sent it
 * @param redacted what is kept of it instead of what came
 */
record Outcome(String word, String reason, List<Line> lines, Optional<Long> player, Optional<Redacted> redacted) {

    /** Of a mail that said nothing. */
    static final String IGNORED = "ignored";

    record Line(String verdict, String what) {}

    /** A mail without the passwords that it held. */
    record Redacted(String subject, byte[] raw) {}

    Outcome(String word, String reason, List<Line> lines) {
        this(word, reason, lines, Optional.empty(), Optional.empty());
    }

    Outcome from(Optional<Long> sender) {
        return new Outcome(word, reason, lines, sender, redacted);
    }

    Outcome instead(Redacted kept) {
        return new Outcome(word, reason, lines, player, Optional.of(kept));
    }
}
