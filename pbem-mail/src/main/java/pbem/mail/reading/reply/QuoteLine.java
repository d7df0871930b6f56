package pbem.mail.reading.reply;

/** Recognises a line of a quoted mail. */
final class QuoteLine {

    private QuoteLine() {}

    static boolean matches(String line) {
        String text = line.stripLeading();
        // Old mail programs write ">From" for a line of the writer's own that begins with "From".
        return text.startsWith(">") && !text.startsWith(">From ");
    }
}
