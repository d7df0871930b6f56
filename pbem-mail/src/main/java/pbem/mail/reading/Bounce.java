package pbem.mail.reading;

import java.util.List;
import java.util.Optional;

/**
 * A mail that came back, or another word from a mail server: RFC 3464 reports, the free-form ones of qmail, Exim and
 * others, and all mails with a null return path. Never answered.
 *
 * @param addressedTo every address it went to, among them the one made for the mail that failed
 * @param failedAddress whom the mail did not reach, by this report
 * @param status the enhanced status code, such as {@code 5.1.1}
 * @param originalMessageId id of the mail that came back, without brackets
 */
public record Bounce(
        Headline headline,
        List<String> addressedTo,
        Severity severity,
        Optional<String> failedAddress,
        Optional<String> status,
        Optional<String> originalMessageId)
        implements NotALetter {

    /** What the report means for the address. */
    public enum Severity {
        /** It will never work: any other status 5.x. */
        HARD,
        /** The domain takes no such mail from us, as for spam: status 5.7.x. */
        POLICY,
        /** It may work later: status 4.x, or a report of a delay. */
        SOFT,
        /** The report does not say, in words that we understand. */
        UNKNOWN
    }

    public Bounce {
        addressedTo = List.copyOf(addressedTo);
    }

    @Override
    public String word() {
        return "bounce";
    }

    @Override
    public boolean answerDue() {
        return false;
    }
}
