package pbem.mail.reading.reply;

/** Is this a line of a quoted mail? */
final class QuoteLine {

    private QuoteLine() {}

    static boolean matches(String line) {
        return line.stripLeading().startsWith(">");
    }
}
