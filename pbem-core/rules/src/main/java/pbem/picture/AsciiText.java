package pbem.picture;

import java.text.Normalizer;
import java.util.Map;

/**
 * Any text in characters that are one column wide in every mail program. A board has printable ASCII alone; notes keep
 * the accents and apostrophes of their language.
 */
final class AsciiText {

    /** Characters that do not decompose into a letter and its accents. */
    private static final Map<String, String> SPELLED = Map.ofEntries(
            Map.entry("\u00df", "ss"),
            Map.entry("\u00e6", "ae"),
            Map.entry("\u00c6", "AE"),
            Map.entry("\u0153", "oe"),
            Map.entry("\u0152", "OE"),
            Map.entry("\u00f8", "o"),
            Map.entry("\u00d8", "O"),
            Map.entry("\u0142", "l"),
            Map.entry("\u0141", "L"),
            Map.entry("\u0131", "i"),
            Map.entry("\u2010", "-"),
            Map.entry("\u2011", "-"),
            Map.entry("\u2013", "-"),
            Map.entry("\u2014", "-"),
            Map.entry("\u2212", "-"),
            Map.entry("\u00d7", "x"),
            Map.entry("\u00b7", "."),
            Map.entry("\u2022", "*"),
            Map.entry("\u2018", "'"),
            Map.entry("\u2019", "'"),
            Map.entry("\u201a", "'"),
            Map.entry("\u201c", "\""),
            Map.entry("\u201d", "\""),
            Map.entry("\u201e", "\""),
            Map.entry("\u00ab", "\""),
            Map.entry("\u00bb", "\""),
            Map.entry("\u2190", "<-"),
            Map.entry("\u2192", "->"),
            Map.entry("\u2191", "^"),
            Map.entry("\u2193", "v"),
            Map.entry("\u2264", "<="),
            Map.entry("\u2265", ">="),
            Map.entry("\u2044", "/"));

    private static final int APOSTROPHE = 0x2019;

    /** The first character behind the letters of Latin alphabets that every typeface has. */
    private static final int BEHIND_LATIN = 0x180;

    private AsciiText() {}

    /** Like {@link #of}, but keeps Latin letters with their accents, and apostrophes. */
    static String withAccents(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFC)
                .codePoints()
                .mapToObj(Character::toString)
                .forEach(one -> kept.append(isKept(one.codePointAt(0)) ? one : of(one)));
        return kept.toString();
    }

    private static boolean isKept(int character) {
        return character < BEHIND_LATIN && Character.isAlphabetic(character) || character == APOSTROPHE;
    }

    /** Drops accents, replaces typographic characters by plain ones, and everything else by a question mark. */
    static String of(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        // Compatibility forms: the ligature fi becomes two letters, a no-break space a blank, an ellipsis three dots.
        Normalizer.normalize(text, Normalizer.Form.NFKD).codePoints().forEach(character -> {
            if (character >= ' ' && character <= '~') {
                plain.appendCodePoint(character);
            } else if (Character.isWhitespace(character)) {
                plain.append(' ');
            } else if (Character.getType(character) != Character.NON_SPACING_MARK) {
                plain.append(SPELLED.getOrDefault(Character.toString(character), "?"));
            }
        });
        return plain.toString();
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }
}
