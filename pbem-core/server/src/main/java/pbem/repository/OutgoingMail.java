package pbem.repository;

import java.util.List;

/**
 * The exact bytes of a mail, the same for every attempt.
 *
 * @param messageId with angle brackets
 * @param recipients of the envelope, bare addresses, at least one
 * @param envelopeFrom the address for bounces
 * @param subject decoded, on one line
 * @param bytes headers and body with CRLF line ends; must not be modified
 */
public record OutgoingMail(
        String messageId, List<String> recipients, String envelopeFrom, String subject, byte[] bytes) {

    public OutgoingMail {
        recipients = List.copyOf(recipients);
    }
}
