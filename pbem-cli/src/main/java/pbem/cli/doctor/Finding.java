package pbem.cli.doctor;

/**
 * The result of one check.
 *
 * @param subject what was checked, in one word
 * @param says its state, and the remedy if it is not in order; one line
 */
public record Finding(Grade grade, String subject, String says) {

    public enum Grade {
        OK,
        /** The server works, but the admin should look at it. */
        WARNING,
        /** The server cannot do its work like this, or is not safe. */
        WRONG
    }

    static Finding ok(String subject, String says) {
        return new Finding(Grade.OK, subject, says);
    }

    static Finding warning(String subject, String says) {
        return new Finding(Grade.WARNING, subject, says);
    }

    static Finding wrong(String subject, String says) {
        return new Finding(Grade.WRONG, subject, says);
    }

    public boolean isWrong() {
        return grade == Grade.WRONG;
    }
}
