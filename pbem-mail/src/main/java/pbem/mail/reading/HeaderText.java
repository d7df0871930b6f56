package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.codec.DecoderUtil;
import pbem.mail.reading.reply.TypedText;
import pbem.token.TokenRedaction;

/** Turns the content of a header into text. */
final class HeaderText {

    /** The longest value in which encoded words are decoded: mime4j needs quadratic time if such words never end. */
    private static final int LONGEST_ENCODED = 5_000;

    private static final char NEXT_LINE = 0x85;

    private HeaderText() {}

    /** The raw bytes of a header, which should be ASCII, as text on one line; encoded words stay encoded. */
    static String ofBytes(byte[] bytes, int from, int to) {
        String text = Charsets.decode(Arrays.copyOfRange(bytes, from, to), "");
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\t' || c == NEXT_LINE) {
                line.append(' ');
            } else if (!Character.isISOControl(c)) {
                line.append(c);
            }
        }
        return line.toString().strip();
    }

    /**
     * A value for people to read: encoded words (RFC 2047) are decoded, spaces are plain, control characters and reply
     * tokens are removed, and it has at most {@code most} characters.
     */
    static String decoded(String value, int most) {
        String line =
                TokenRedaction.of(TypedText.line(words(value.substring(0, Math.min(value.length(), LONGEST_ENCODED)))));
        return line.codePointCount(0, line.length()) <= most
                ? line
                : line.substring(0, line.offsetByCodePoints(0, most)).strip();
    }

    private static String words(String value) {
        try {
            return DecoderUtil.decodeEncodedWords(value, DecodeMonitor.SILENT, StandardCharsets.UTF_8);
        } catch (RuntimeException unreadable) {
            return value;
        }
    }
}
