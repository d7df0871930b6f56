package pbem.mail.writing;

import java.util.List;

/**
 * What lists say of a mail.
 *
 * @param messageId with angle brackets
 * @param recipients bare addresses
 */
public record MailSummary(String messageId, List<String> recipients, String subject) {

    public MailSummary {
        recipients = List.copyOf(recipients);
    }
}
