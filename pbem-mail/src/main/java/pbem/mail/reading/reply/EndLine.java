package pbem.mail.reading.reply;

/** Recognises the word after which the writer wants nothing to be read. */
final class EndLine {

    private EndLine() {}

    static boolean matches(String line) {
        return line.strip().equalsIgnoreCase("end");
    }
}
