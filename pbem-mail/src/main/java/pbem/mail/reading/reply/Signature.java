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
        String line = lines.get(index);
        if (onTop) {
            return SignatureDelimiter.matchesOnTop(lines, index);
        }
        return SignatureDelimiter.matches(line) || MobileSignature.at(lines, index) || NameSignature.at(lines, index);
    }
}
