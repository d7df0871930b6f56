package pbem.mail.writing.body;

import java.util.List;
import java.util.regex.Pattern;
import pbem.phrase.HarmlessText;

/**
 * Takes out of foreign text what could deceive a reader or a mail program: control characters, marks that turn the
 * direction of writing, unpaired surrogates. Letters of every language stay.
 */
public final class CleanText {

    private static final int TAB_WIDTH = 4;
    private static final char DELETE = 0x7f;
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");
    private static final Pattern SEVERAL = Pattern.compile(" {2,}");

    private CleanText() {}

    /** On one line, each run of blanks a single one. */
    public static String line(String text) {
        if (isTidy(text)) {
            return text;
        }
        String oneLine = BLANKS.matcher(text).replaceAll(" ");
        return SEVERAL.matcher(clean(oneLine)).replaceAll(" ").strip();
    }

    /** Whether it is one line of ASCII already, as most are. */
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

    private static boolean isPrintable(char c) {
        return c >= ' ' && c < DELETE;
    }

    /** {@link #line}, cut after that many characters. */
    public static String line(String text, int longest) {
        String line = line(text);
        return line.codePointCount(0, line.length()) <= longest
                ? line
                : line.substring(0, line.offsetByCodePoints(0, longest)).stripTrailing() + "...";
    }

    /** One line with its blanks, those at the end apart. */
    public static String plain(String line) {
        return clean(line).stripTrailing();
    }

    /** Line by line as it was written, without blanks at the ends and empty lines around it. */
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
