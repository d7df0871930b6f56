package pbem.mail.reading;

import java.util.Arrays;

/**
 * A mail as it came in, not yet read.
 *
 * @param bytes the message as received, any bytes; neither this record nor the reader changes or copies it
 */
public record RawMail(byte[] bytes, Envelope envelope) {

    /** The mail with only its header, in raw form. */
    public RawMail headOnly() {
        int end = MailHead.of(bytes, ReaderLimits.standard()).body();
        return new RawMail(Arrays.copyOf(bytes, Math.min(end, bytes.length)), envelope);
    }

    public static RawMail of(byte[] bytes) {
        return new RawMail(bytes, Envelope.unknown());
    }
}
