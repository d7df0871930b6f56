package pbem.mail.reading;

import java.util.Optional;

/**
 * What names a mail in a list of mails, readable or not.
 *
 * @param messageId without angle brackets; empty if it has none
 * @param from bare address of the one sender, if there is one
 * @param subject as {@link Letter#subject}
 */
public record Headline(String messageId, Optional<String> from, String subject) {}
