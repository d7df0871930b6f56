package pbem.repository;

import java.util.List;

/**
 * A mail to the byte, as every attempt sends it.
 *
 * @param messageId with angle brackets
 * @param recipients of the envelope, bare addresses, at least one
 * @param envelopeFrom where failures are reported to
 * @param subject as people read it, on one line
 * @param bytes headers and body, lines ended by CRLF; nobody changes them
 */
public record OutgoingMail(
        String messageId, List<String> recipients, String envelopeFrom, String subject, byte[] bytes) {

    public OutgoingMail {
        recipients = List.copyOf(recipients);
    }
}
