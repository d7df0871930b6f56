package pbem.mail.reading;

import java.util.List;
import java.util.Optional;

/**
 * A report from a mail server about a mail that came back or about something else: RFC 3464 reports, the free-form
 * reports of qmail, Exim and others, and all mails with a null return path except autoresponders' replies. Never
 * answered.
 *
 * @param addressedTo every address that the report went to, among them the one made for the mail that failed
 * @param failedAddress the address that the mail did not reach, according to the report
 * @param status the enhanced status code, such as {@code 5.1.1}
 * @param originalMessageId the id of the mail that came back, without brackets
 */
public record Bounce(
        Headline headline,
        List<String> addressedTo,
        Severity severity,
        Optional<String> failedAddress,
        Optional<String> status,
        Optional<String> originalMessageId)
        implements NotALetter {

    /** What the report means for further mail to the address. */
    public enum Severity {
        /** It will never arrive: any status 5.x except 5.7.x. */
        HARD,
        /** The domain rejects such mail from us, for example as spam: status 5.7.x. */
        POLICY,
        /** It may arrive later: status 4.x, or a report of a delay. */
        SOFT,
        /** The report does not say in a form that we understand. */
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
