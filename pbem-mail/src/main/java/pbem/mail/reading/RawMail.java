package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A mail as it came in, not yet read.
 *
 * @param bytes the message as received, any bytes; neither this record nor the reader changes or copies it
 */
public record RawMail(byte[] bytes, Envelope envelope) {

    private static final List<String> WRITTEN = List.of("Message-ID", "From", "To", "Date", "Subject");

    /** Enough that nobody finds a mail with the fingerprint of another's; the index of mails that came stays small. */
    private static final int OCTETS = 16;

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** The mail with only its header, in raw form. */
    public RawMail headOnly() {
        int end = MailHead.of(bytes, ReaderLimits.standard()).body();
        return new RawMail(Arrays.copyOf(bytes, Math.min(end, bytes.length)), envelope);
    }

    public static RawMail of(byte[] bytes) {
        return new RawMail(bytes, Envelope.unknown());
    }

    /**
     * A digest of the writer's part of the mail, without the additions of servers on the way: the start of a SHA-256 in
     * hexadecimal; of all its bytes if it has no Message-ID. Two deliveries of one mail have the same fingerprint; two
     * different mails with the same Message-ID do not.
     */
    public String fingerprint() {
        MessageDigest digest = sha256();
        MailHead head = MailHead.of(bytes, ReaderLimits.standard());
        if (MessageIds.own(head).isEmpty()) {
            return hex(digest.digest(bytes));
        }
        for (String name : WRITTEN) {
            head.all(name).forEach(value -> put(digest, name, value));
        }
        putBody(digest, bytes, head.body());
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
