package pbem.cli.metrics;

import java.util.Locale;

/** What takes time on the way of a mail, or beside it. */
public enum TimedStep {
    /** A look at the mailbox. */
    FETCH,
    /** A mail that is read and acted on: its part of those that were taken together. */
    ACT,
    /** A mail that is written from its notice. */
    WRITE,
    /** A mail that a mail server takes, or not. */
    SEND,
    /** A round of reminders, lapses and digests. */
    CLOCK,
    /** A robot's turn, or the part of a game that is looked at again in one go. */
    THINK,
    BACKUP,
    /** An answer of the site. */
    PAGE;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
