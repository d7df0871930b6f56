package pbem.mail.writing.body;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Fits text into the columns of a terminal. */
public final class Columns {

    private static final Set<UnicodeScript> WIDE =
            EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);
    private static final int FIRST_EMOJI = 0x1f300;
    private static final int LAST_EMOJI = 0x1faff;
    private static final int FIRST_BEYOND_ASCII = 0x80;

    private static final Pattern BLANKS = Pattern.compile(" +");

    private Columns() {}

    /** The number of columns that the text takes. */
    public static int width(String text) {
        return isAscii(text)
                ? text.length()
                : text.codePoints().map(Columns::width).sum();
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_BEYOND_ASCII) {
                return false;
            }
        }
        return true;
    }

    private static int width(int c) {
        if (c < FIRST_BEYOND_ASCII) {
            return 1;
        }
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return WIDE.contains(UnicodeScript.of(c)) || (c >= FIRST_EMOJI && c <= LAST_EMOJI) ? 2 : 1;
    }

    /** The text, filled up with blanks on the right to that width. */
    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** The text, filled up with blanks on the left to that width. */
    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /**
     * Breaks a line between words, or within a word that is too long. Returns at least one line; lines have no blanks
     * at their ends.
     */
    public static List<String> wrap(String text, int width) {
        String stripped = text.strip();
        if (stripped.length() <= width && isAscii(stripped) && !stripped.contains("  ")) {
            return new ArrayList<>(List.of(stripped));
        }
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int filled = 0;
        for (String word : BLANKS.split(stripped)) {
            if (line.length() > 0 && filled + 1 + width(word) > width) {
                lines.add(line.toString());
                line.setLength(0);
                filled = 0;
            }
            if (line.length() > 0) {
                line.append(' ');
                filled++;
            }
            for (String piece : pieces(word, width)) {
                if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
                    lines.add(line.toString());
                    line.setLength(0);
                    filled = 0;
                }
                line.append(piece);
                filled += width(piece);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /**
     * Wraps a text as {@link #wrap} does, with a prefix for the first line and another of the same width for the other
     * lines.
     */
    public static List<String> hang(String first, String rest, String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String line : wrap(text, width - width(first))) {
            lines.add((lines.isEmpty() ? first : rest) + line);
        }
        return lines;
    }

    private static List<String> pieces(String word, int width) {
        if (width(word) <= width) {
            return List.of(word);
        }
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        int filled = 0;
        for (int c : word.codePoints().toArray()) {
            if (filled + width(c) > width) {
                pieces.add(piece.toString());
                piece.setLength(0);
                filled = 0;
            }
            piece.appendCodePoint(c);
            filled += width(c);
        }
        pieces.add(piece.toString());
        return pieces;
    }
}
