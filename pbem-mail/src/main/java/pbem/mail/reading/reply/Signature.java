package pbem.mail.reading.reply;

/** Removes the signature that people and their programs write below every mail. */
final class Signature {

    private Signature() {}

    /**
     * The lines without the signature.
     *
     * @param opening whether the lines begin the mail: its first line with text then is not taken for a delimiter
     *     unless it can be nothing else
     */
    static Lines cutFrom(Lines lines, boolean opening) {
        int first = lines.nextText(0);
        if (opening && first < lines.count() && MobileSignature.matches(lines.get(first))) {
            // Some programs write the signature above the text.
            return cutFrom(lines.from(first + 1), false);
        }
        for (int i = first; i < lines.count(); i++) {
            if (begins(lines, i, opening && i == first)) {
                return withoutName(lines.before(i));
            }
        }
        return lines;
    }

    /** The lines without a name that some people write above the signature. */
    private static Lines withoutName(Lines lines) {
        int last = lines.count() - 1;
        while (last > 0 && lines.isBlank(last)) {
            last--;
        }
        return last > 0 && NameSignature.at(lines, last) ? lines.before(last) : lines;
    }

    private static boolean begins(Lines lines, int index, boolean onTop) {
        boolean delimiter = isDelimiter(lines.get(index));
        return onTop
                ? delimiter && isDelimiterOnTop(lines, index)
                : delimiter || MobileSignature.at(lines, index) || NameSignature.at(lines, index);
    }

    static boolean isDelimiter(String line) {
        return line.stripTrailing().equals("--") || line.stripTrailing().equals("__");
    }

    /**
     * Whether a delimiter begins a signature even below the first line with text. Two dashes alone mean a pass in some
     * games. There they are a delimiter only if text follows and they have either the space of the standard (RFC 3676)
     * or the blank line above that mail programs leave for the text.
     */
    private static boolean isDelimiterOnTop(Lines lines, int index) {
        boolean standard = lines.get(index).equals("-- ");
        return (standard || index > 0) && lines.nextText(index + 1) < lines.count();
    }
}
