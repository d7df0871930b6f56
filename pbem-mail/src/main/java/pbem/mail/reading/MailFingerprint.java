package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A digest of the writer's part of a mail, without the additions of servers on the way. Two deliveries of one mail have
 * the same fingerprint; two different mails with the same Message-ID do not.
 */
public final class MailFingerprint {

    private static final List<String> WRITTEN = List.of("Message-ID", "From", "To", "Date", "Subject");

    /** Enough that nobody finds a mail with the fingerprint of another's; the index of mails that came stays small. */
    private static final int OCTETS = 16;

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private MailFingerprint() {}

    /**
     * The fingerprint of a mail, the start of its SHA-256 in hexadecimal; of all its bytes if it has no Message-ID.
     * Accepts any bytes.
     */
    public static String of(RawMail mail) {
        MessageDigest digest = sha256();
        MailHead head = MailHead.of(mail.bytes(), ReaderLimits.standard());
        if (MessageIds.own(head).isEmpty()) {
            return hex(digest.digest(mail.bytes()));
        }
        for (String name : WRITTEN) {
            head.all(name).forEach(value -> put(digest, name, value));
        }
        putBody(digest, mail.bytes(), head.body());
        return hex(digest.digest());
    }

    private static void put(MessageDigest digest, String name, String value) {
        String line = name + ":" + BLANKS.matcher(value).replaceAll(" ") + "\n";
        digest.update(line.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds the body with uniform line ends and without line ends at its end, since both may change in transport. */
    private static void putBody(MessageDigest digest, byte[] mail, int start) {
        int end = mail.length;
        while (end > start && (mail[end - 1] == '\r' || mail[end - 1] == '\n')) {
            end--;
        }
        int from = start;
        for (int i = start; i < end; i++) {
            if (mail[i] == '\r') {
                digest.update(mail, from, i - from);
                boolean lineFeedFollows = i + 1 < end && mail[i + 1] == '\n';
                if (!lineFeedFollows) {
                    digest.update((byte) '\n');
                }
                from = i + 1;
            }
        }
        digest.update(mail, from, Math.max(0, end - from));
    }

    private static String hex(byte[] digest) {
        return HexFormat.of().formatHex(digest, 0, OCTETS);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
