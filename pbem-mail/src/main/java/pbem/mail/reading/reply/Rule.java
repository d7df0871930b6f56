package pbem.mail.reading.reply;

/** Is this a drawn line below which the answered mail, or the footer of a list, begins? */
final class Rule {

    private static final int SHORTEST = 5;

    private Rule() {}

    /** Underscores always, as of Outlook and Mailman; dashes, with which people draw lines too, above a copied header. */
    static boolean above(Lines lines, int index) {
        String line = lines.get(index).strip();
        if (line.length() < SHORTEST) {
            return false;
        }
        if (consistsOf(line, '_')) {
            return true;
        }
        int next = lines.nextText(index + 1);
        return consistsOf(line, '-') && next < lines.count() && HeaderBlock.at(lines, next);
    }

    private static boolean consistsOf(String line, char drawn) {
        return line.chars().allMatch(c -> c == drawn);
    }
}
