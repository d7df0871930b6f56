package pbem.mail.reading.reply;

import java.util.regex.Pattern;

/** Does the writer sign with a dash and his name on a line of its own, as in {@code -Ann Smith}? */
final class NameSignature {

    private static final int LONGEST = 40;
    private static final Pattern NAME =
            Pattern.compile("--?\\p{Lu}[\\p{L}.']{1,15}(?:[ -]\\p{Lu}[\\p{L}.']{0,15}){0,3}");

    private NameSignature() {}

    /** Only the last of several lines, below a blank one: more might be a list, or a move. */
    static boolean at(Lines lines, int index) {
        String line = lines.get(index).strip();
        return line.length() <= LONGEST
                && NAME.matcher(line).matches()
                && index > 0
                && lines.isBlank(index - 1)
                && lines.nextText(index + 1) == lines.count();
    }
}
