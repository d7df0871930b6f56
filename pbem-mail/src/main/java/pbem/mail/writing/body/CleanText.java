package pbem.mail.writing.body;

import java.util.List;
import java.util.regex.Pattern;
import pbem.phrase.HarmlessText;

/**
 * Removes from foreign text the characters that could deceive a reader or a mail program: control characters, marks
 * that change the direction of writing, unpaired surrogates. Letters of every language stay.
 */
public final class CleanText {

    private static final int TAB_WIDTH = 4;
    private static final char DELETE = 0x7f;
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");
    private static final Pattern SEVERAL = Pattern.compile(" {2,}");

    private CleanText() {}

    /** The text on one line, with each run of blanks as a single one. */
    public static String line(String text) {
        if (isTidy(text)) {
            return text;
        }
        String oneLine = BLANKS.matcher(text).replaceAll(" ");
        return SEVERAL.matcher(clean(oneLine)).replaceAll(" ").strip();
    }

    /** Whether the text is one clean line already, as most texts are. */
    private static boolean isTidy(String text) {
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isPrintable(c) || c == ' ' && before == ' ') {
                return false;
            }
            before = c;
        }
        return before != ' ' || text.isEmpty();
    }

    /** ASCII, a letter of a European language, a dash or a quotation mark. */
    private static boolean isPrintable(char c) {
        return c >= ' ' && c < DELETE || c >= '\u00c0' && c <= '\u024f' || c >= '\u2010' && c <= '\u201f';
    }

    /** {@link #line}, cut after that many characters. */
    public static String line(String text, int longest) {
        String line = line(text);
        return line.codePointCount(0, line.length()) <= longest
                ? line
                : line.substring(0, line.offsetByCodePoints(0, longest)).stripTrailing() + "...";
    }

    /** A line with its blanks, except those at its end. */
    public static String plain(String line) {
        return clean(line).stripTrailing();
    }

    /**
     * The lines of the text as written, without blanks at the ends of lines and without empty lines around the text.
     */
    public static List<String> lines(String text) {
        String tidy = text.replace("\t", " ".repeat(TAB_WIDTH))
                .replace('\u2028', '\n')
                .replace('\u2029', '\n');
        List<String> lines =
                tidy.lines().map(line -> clean(line).stripTrailing()).toList();
        int from = 0;
        int to = lines.size();
        while (from < to && lines.get(from).isEmpty()) {
            from++;
        }
        while (to > from && lines.get(to - 1).isEmpty()) {
            to--;
        }
        return lines.subList(from, to);
    }

    private static String clean(String text) {
        if (text.chars().allMatch(c -> isPrintable((char) c))) {
            return text;
        }
        return text.codePoints()
                .map(c -> Character.getType(c) == Character.SURROGATE ? '?' : c)
                .filter(HarmlessText::isHarmless)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
