package pbem.mail.mailbox;

import jakarta.mail.MessagingException;

/**
 * Another session has the mailbox open or removed its mails first. This is not a fault: the next poll finds the mails
 * that are left.
 */
public final class MailboxBusy extends MessagingException {

    private static final long serialVersionUID = 1;

    /** The POP3 response code for a correct login to a mailbox that is open in another session (RFC 2449). */
    private static final String IN_USE = "[IN-USE]";

    MailboxBusy(Exception cause) {
        super("another session is using the mailbox", cause);
    }

    /** Whether a server refused the login because the mailbox is in use. */
    static boolean isToldBy(MessagingException refusal) {
        return refusal.getMessage() != null && refusal.getMessage().contains(IN_USE);
    }
}
