package pbem.cli.metrics;

import java.util.Locale;

/** A timed step in the handling of a mail, or beside it. */
public enum TimedStep {
    /** Checking the mailbox once. */
    FETCH,
    /** Reading a mail and acting on it. Mails that are handled together share their time equally. */
    ACT,
    /** Writing a mail from its notice. */
    WRITE,
    /** Sending a mail to a mail server, successful or not. */
    SEND,
    /** A round of reminders, time-outs and digests. */
    CLOCK,
    /** A robot's turn, or the part of a game that is analysed in one go. */
    THINK,
    BACKUP,
    /** Answering a request to the site. */
    PAGE;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
