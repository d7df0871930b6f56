package pbem.mail.reading;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Decodes bytes to text even if the mail names a wrong charset or none. It uses the named charset as leniently as mail
 * programs do; otherwise the first of UTF-8, windows-1252 and ISO-8859-1 that fits.
 */
final class Charsets {

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    /** Charset names and the larger set that mail programs in fact use under that name. */
    private static final Map<String, String> LARGER = Map.of(
            "iso-8859-1", "windows-1252",
            "latin1", "windows-1252",
            "iso-8859-9", "windows-1254",
            "gb2312", "GB18030",
            "gbk", "GB18030",
            "shift_jis", "windows-31j",
            "ks_c_5601-1987", "x-windows-949",
            "euc-kr", "x-windows-949",
            "big5", "Big5-HKSCS",
            "iso-2022-jp", "x-windows-iso2022jp");

    /** Names that say nothing: the default of a mail without a charset, and names for an unknown charset. */
    private static final List<String> VAGUE =
            List.of("", "us-ascii", "ascii", "ansi_x3.4-1968", "unknown-8bit", "x-unknown", "utf-8", "utf8");

    private Charsets() {}

    /** @param name the charset that the mail names; may be empty or nonsense */
    static String decode(byte[] bytes, String name) {
        String lower = name.strip().toLowerCase(Locale.ROOT);
        if (!VAGUE.contains(lower)) {
            Optional<Charset> charset = find(LARGER.getOrDefault(lower, lower)).or(() -> find(lower));
            if (charset.isPresent()) {
                return named(bytes, charset.get());
            }
        }
        return strictly(bytes, StandardCharsets.UTF_8)
                .or(() -> strictly(bytes, WINDOWS_1252))
                .orElseGet(() -> new String(bytes, StandardCharsets.ISO_8859_1));
    }

    /**
     * The bytes decoded with the named charset, unless they are in fact UTF-8: some programs keep the charset name of
     * the mail that they answer.
     */
    private static String named(byte[] bytes, Charset charset) {
        boolean likely = charset.newEncoder().maxBytesPerChar() > 1
                && strictly(bytes, charset).isPresent();
        Optional<String> utf8 = likely || isAscii(bytes) ? Optional.empty() : strictly(bytes, StandardCharsets.UTF_8);
        return utf8.orElseGet(() -> new String(bytes, charset));
    }

    private static boolean isAscii(byte[] bytes) {
        for (byte b : bytes) {
            if (b < 0) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Charset> find(String name) {
        try {
            return Optional.of(Charset.forName(name)).filter(Charset::canEncode);
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<String> strictly(byte[] bytes, Charset charset) {
        try {
            return Optional.of(charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException unfit) {
            return Optional.empty();
        }
    }
}
