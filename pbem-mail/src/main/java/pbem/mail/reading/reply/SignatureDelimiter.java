package pbem.mail.reading.reply;

/** Recognises a line below which a signature begins. */
final class SignatureDelimiter {

    private SignatureDelimiter() {}

    static boolean matches(String line) {
        return line.stripTrailing().equals("--") || line.stripTrailing().equals("__");
    }

    /**
     * Whether a signature begins even below the first line with text. Two dashes alone mean a pass in some games. There
     * they are a delimiter only if text follows and they have either the space of the standard (RFC 3676) or the blank
     * line above that mail programs leave for the text.
     */
    static boolean matchesOnTop(Lines lines, int index) {
        boolean standard = lines.get(index).equals("-- ");
        return matches(lines.get(index)) && (standard || index > 0) && lines.nextText(index + 1) < lines.count();
    }
}
