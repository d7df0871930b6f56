package pbem.mail.reading.reply;

import java.util.regex.Pattern;

/** Recognises a drawn line below which the answered mail or the footer of a mailing list begins. */
final class Rule {

    private static final int SHORTEST = 5;
    private static final Pattern DRAWN = Pattern.compile("(?:[-=*~_] ?){3,200}");

    private Rule() {}

    /**
     * Whether the line is such a rule. Underscores always are, as Outlook and Mailman write them; other lines, which
     * people draw as well, only above a copied header.
     */
    static boolean above(Lines lines, int index) {
        String line = lines.get(index).strip();
        boolean isLong = line.length() >= SHORTEST;
        if (isLong && line.chars().allMatch(c -> c == '_')) {
            return true;
        }
        int next = lines.nextText(index + 1);
        return DRAWN.matcher(line).matches()
                && next < lines.count()
                && HeaderBlock.at(lines, next)
                && (isLong || lines.nextText(0) < index); // a short one on top may be a move
    }
}
