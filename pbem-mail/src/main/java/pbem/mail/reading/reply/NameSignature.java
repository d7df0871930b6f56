package pbem.mail.reading.reply;

import java.util.regex.Pattern;

/**
 * Recognises a writer's name as a signature: after a dash on a line of its own, as in {@code -Ann Smith}, or below a
 * drawn line.
 */
final class NameSignature {

    private static final int LONGEST = 40;
    private static final Pattern NAME =
            Pattern.compile("--?\\p{Lu}[\\p{L}.']{1,15}(?:[ -]\\p{Lu}[\\p{L}.']{0,15}){0,3}");

    private static final Pattern DRAWN = Pattern.compile("[-=_*~]{3,80}");
    private static final Pattern FULL_NAME =
            Pattern.compile("\\p{Lu}[\\p{L}.']{0,20}(?:[ -]\\p{Lu}[\\p{L}.']{0,20}){1,3}");
    private static final int MOST_LINES = 6;

    private NameSignature() {}

    static boolean at(Lines lines, int index) {
        return isDash(lines, index) || isBelowLine(lines, index);
    }

    /**
     * Whether the line is a dash and a name. It must be the last of several lines, below a blank one: otherwise it
     * might be part of a list, or a move.
     */
    private static boolean isDash(Lines lines, int index) {
        String line = lines.get(index).strip();
        return line.length() <= LONGEST
                && NAME.matcher(line).matches()
                && index > 0
                && lines.isBlank(index - 1)
                && lines.nextText(index + 1) == lines.count();
    }

    /**
     * Whether the line is drawn above a name and little more. People also draw lines between their words, but not
     * there.
     */
    private static boolean isBelowLine(Lines lines, int index) {
        return lines.count() - index <= MOST_LINES + 1
                && index + 1 < lines.count()
                && DRAWN.matcher(lines.get(index).strip()).matches()
                && FULL_NAME.matcher(lines.get(index + 1).strip()).matches();
    }
}
