package pbem.mail.reading.reply;

import java.util.Locale;

/**
 * The line in our mails above which players write their reply: what follows it in a reply is our own text. It is
 * recognised even if the mail program quoted, wrapped or decorated it.
 */
public final class ReplyMarker {

    /**
     * The marker, written into mails exactly like this on a line of its own. It looks like neither a signature
     * delimiter nor a quote.
     */
    public static final String LINE = "~~~ Write your reply above this line ~~~";

    private static final String LETTERS = letters(LINE);
    private static final int LONGEST = 120;

    private ReplyMarker() {}

    /** Whether the marker is on this line, or begins on it and ends on the next. */
    static boolean at(Lines lines, int index) {
        String first = letters(lines.get(index));
        if (first.contains(LETTERS)) {
            return true;
        }
        return !first.isEmpty()
                && LETTERS.startsWith(first)
                && index + 1 < lines.count()
                && (first + letters(lines.get(index + 1))).startsWith(LETTERS);
    }

    private static String letters(String line) {
        if (line.length() > LONGEST) {
            return "";
        }
        StringBuilder letters = new StringBuilder();
        line.toLowerCase(Locale.ROOT).chars().filter(c -> c >= 'a' && c <= 'z').forEach(c -> letters.append((char) c));
        return letters.toString();
    }
}
