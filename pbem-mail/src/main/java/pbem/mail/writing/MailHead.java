package pbem.mail.writing;

import java.util.List;

/**
 * What lists say of a mail.
 *
 * @param messageId with angle brackets
 * @param recipients bare addresses
 */
public record MailHead(String messageId, List<String> recipients, String subject) {

    public MailHead {
        recipients = List.copyOf(recipients);
    }
}
