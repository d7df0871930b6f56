package pbem.cli.watch;

import java.util.Locale;

/** What can be wrong with a server, as far as somebody has to know of it. */
public enum Trouble {
    /** Where mail is fetched from was not reached. */
    MAILBOX,
    /** Mail that came in is not acted on. */
    INBOX,
    /** Mail that goes out is not taken. */
    OUTBOX,
    /** A mail was set aside since it broke us. */
    QUARANTINE,
    /** So much was answered that mails which nothing proves wait. */
    LIMIT,
    DISK,
    BACKUP,
    /** A part of the program broke and began again. */
    TASK,
    CLOCK,
    BOUNCES,
    /** So many people wait to be accepted that nobody else can ask. */
    APPLICANTS,
    /** A domain refuses our mail, and gets none. */
    DOMAIN,
    /** A robot made no move where it was on turn. */
    ROBOTS;

    /** By which it is kept and told. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is over at once, and known to the process that it happened to alone. */
    boolean passes() {
        return this == TASK || this == CLOCK;
    }

    /** Whether it is of a machine, and may be otherwise on another one. */
    boolean isOfMachine() {
        return this == DISK || this == BACKUP || this == TASK || this == CLOCK;
    }
}
