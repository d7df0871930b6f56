package pbem.mail.reading.reply;

/** Does a signature begin below this line? */
final class SignatureDelimiter {

    private SignatureDelimiter() {}

    static boolean matches(String line) {
        return line.stripTrailing().equals("--") || line.stripTrailing().equals("__");
    }

    /**
     * Whether it does so even as the first line with text. Two dashes alone are the pass of some games; they are a
     * signature there only with something below them and either the space of the standard (RFC 3676) or the blank line
     * above that mail programs leave for the text.
     */
    static boolean matchesOnTop(Lines lines, int index) {
        boolean standard = lines.get(index).equals("-- ");
        return matches(lines.get(index)) && (standard || index > 0) && lines.nextText(index + 1) < lines.count();
    }
}
