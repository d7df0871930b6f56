package pbem.mail.reading;

import java.util.Optional;

/**
 * The data that identify a mail in a list of mails, whether it could be read or not.
 *
 * @param messageId the id without angle brackets; empty if the mail has none
 * @param from the bare address of the sender to answer, if there is one
 * @param subject the subject as in {@link Letter#subject}
 */
public record Headline(String messageId, Optional<String> from, String subject) {}
