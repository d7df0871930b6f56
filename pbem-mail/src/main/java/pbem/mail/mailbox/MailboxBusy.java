package pbem.mail.mailbox;

import jakarta.mail.MessagingException;

/** Another session has the mailbox, or got at its mails first. No fault: the next poll finds what is left. */
public final class MailboxBusy extends MessagingException {

    private static final long serialVersionUID = 1;

    /** The word of POP3 for a login that was right, to a mailbox that somebody else has open (RFC 2449). */
    private static final String IN_USE = "[IN-USE]";

    MailboxBusy(Exception cause) {
        super("another session is using the mailbox", cause);
    }

    /** Whether a server refused us for that. */
    static boolean isToldBy(MessagingException refusal) {
        return refusal.getMessage() != null && refusal.getMessage().contains(IN_USE);
    }
}
