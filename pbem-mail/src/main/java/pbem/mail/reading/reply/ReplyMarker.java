package pbem.mail.reading.reply;

import java.util.Locale;

/**
 * The line in our mails above which an answer is written: what follows it in a reply is ours. It is found again however
 * the mail program quoted, wrapped or decorated it.
 */
public final class ReplyMarker {

    /** To be written into mails exactly so, on a line of its own. Neither a signature delimiter nor a quote. */
    public static final String LINE = "~~~ Write your reply above this line ~~~";

    private static final String LETTERS = letters(LINE);
    private static final int LONGEST = 120;

    private ReplyMarker() {}

    /** Whether the marker stands on this line, or begins on it and ends on the next. */
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
