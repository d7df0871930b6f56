package pbem.mail.reading;

/**
 * A mail as it came in, in one piece and unread.
 *
 * @param bytes the message as received, whatever it is; neither this record nor the reader changes or copies it
 */
public record RawMail(byte[] bytes, Envelope envelope) {

    public static RawMail of(byte[] bytes) {
        return new RawMail(bytes, Envelope.unknown());
    }
}
