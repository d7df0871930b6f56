package pbem.mail.writing;

import java.util.List;

/**
 * A mail, ready to be sent; the bytes are never changed after the first attempt.
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

    /** The same mail, with failures reported to that address. */
    public OutgoingMail returnedTo(String address) {
        return new OutgoingMail(messageId, recipients, address, subject, bytes);
    }
}
