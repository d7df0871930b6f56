package pbem.cli.watch;

import java.util.Locale;

/** A trouble of the server that the admin has to know about. */
public enum Trouble {
    /** The mailbox from which mail is fetched could not be reached. */
    MAILBOX,
    /** Received mail is not handled. */
    INBOX,
    /** Outgoing mail is not accepted. */
    OUTBOX,
    /** A mail was set aside because it caused a fault. */
    QUARANTINE,
    /** So many answers were sent that unauthenticated mails have to wait. */
    LIMIT,
    DISK,
    BACKUP,
    /** A part of the program failed and was restarted. */
    TASK,
    CLOCK,
    BOUNCES,
    /** So many people wait for admission that nobody else can apply. */
    APPLICANTS,
    /** A domain refuses our mail, so no more is sent there. */
    DOMAIN,
    /** A robot did not move although it was on turn. */
    ROBOTS;

    /** The word under which it is stored and reported. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is over at once, and known only to the process in which it happened. */
    boolean passes() {
        return this == TASK || this == CLOCK;
    }

    /** Whether it concerns a single machine, so that other machines may differ. */
    boolean isOfMachine() {
        return this == DISK || this == BACKUP || this == TASK || this == CLOCK;
    }
}
