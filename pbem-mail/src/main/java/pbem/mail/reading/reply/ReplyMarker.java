package pbem.mail.reading.reply;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.phrase.EachLanguage;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * The line in our mails above which players write their reply: what follows it in a reply is our own text. It is
 * recognised in every language, even if the mail program quoted, wrapped or decorated it. A club cannot reword it, so
 * that it is recognised in every mail.
 */
public final class ReplyMarker {

    /** What the line begins and ends with in every language. It looks like neither a signature delimiter nor a quote. */
    private static final String SIGN = "~~~";

    private static final EachLanguage<String> LINES = new EachLanguage<>(ReplyMarker::line);
    private static final List<String> LETTERS =
            EachLanguage.ALL.stream().map(LINES::of).map(ReplyMarker::letters).toList();
    private static final int LONGEST = 120;

    /** The most lines on which a mail program may have wrapped the marker. */
    private static final int WRAPPED = 5;

    private ReplyMarker() {}

    /** The marker in the locale's language, written into mails exactly like this on a line of its own. */
    public static String in(Locale locale) {
        return LINES.of(locale);
    }

    private static String line(Locale locale) {
        Phrasebook words = Phrasebook.in(locale, Map.of("reply", ReplyMarker.class));
        return SIGN + " " + words.say(Phrase.of("reply.marker")) + " " + SIGN;
    }

    /** Whether the marker is on this line, or begins on it and ends on one of the next. */
    static boolean at(Lines lines, int index) {
        String line = lines.get(index);
        String first = letters(line);
        boolean begins = !first.isEmpty() || line.strip().equals(SIGN);
        return LETTERS.stream()
                .anyMatch(marker ->
                        first.contains(marker) || begins && marker.startsWith(first) && wraps(marker, lines, index));
    }

    private static boolean wraps(String marker, Lines lines, int index) {
        StringBuilder letters = new StringBuilder();
        for (int i = index; i < Math.min(index + WRAPPED, lines.count()); i++) {
            letters.append(letters(lines.get(i)));
        }
        return letters.indexOf(marker) == 0;
    }

    /** The letters that no mail program and no character set changes. */
    private static String letters(String line) {
        if (line.length() > LONGEST) {
            return "";
        }
        StringBuilder letters = new StringBuilder();
        line.toLowerCase(Locale.ROOT).chars().filter(c -> c >= 'a' && c <= 'z').forEach(c -> letters.append((char) c));
        return letters.toString();
    }
}
