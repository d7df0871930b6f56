package pbem.mail.reading;

import java.util.Locale;
import java.util.Optional;

/**
 * A mail that a program sent: an absence notice, a receipt, a robot's mail. It is never answered, except that its
 * letter is acted on if the sender is a player known to be a robot.
 *
 * @param sign the sign that a program sent the mail
 * @param letter the mail read as if a person had written it, for players that may be robots; empty if it would not be a
 *     letter even then
 */
public record AutomaticMail(Headline headline, Sign sign, Optional<Letter> letter) implements NotALetter {

    /** The signs of automatic mail. */
    public enum Sign {
        /** Auto-Submitted other than {@code no} (RFC 3834). */
        AUTO_SUBMITTED,
        /** X-Autoreply, X-Autorespond or the like. */
        AUTO_RESPONDER,
        /** Precedence bulk, junk or auto_reply. */
        PRECEDENCE,
        /** A loop header of a program that is not ours. */
        LOOP_HEADER,
        /** An address such as noreply@, at which nobody reads. */
        NO_REPLY,
        /** The subject of an absence notice. */
        OUT_OF_OFFICE,
        /** A receipt: the mail was displayed (RFC 8098) or delivered. */
        RECEIPT,
        /** Somebody marked a mail of ours as unwanted (RFC 5965). */
        COMPLAINT
    }

    @Override
    public String word() {
        return "automatic";
    }

    @Override
    public boolean answerDue() {
        return false;
    }

    @Override
    public String detail() {
        return sign.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
