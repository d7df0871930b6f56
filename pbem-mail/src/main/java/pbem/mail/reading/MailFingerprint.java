package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** What two deliveries of the same mail have in common. */
public final class MailFingerprint {

    private MailFingerprint() {}

    public static String of(RawMail mail) {
        return HexFormat.of().formatHex("todo".getBytes(StandardCharsets.US_ASCII)) + mail.bytes().length;
    }
}
