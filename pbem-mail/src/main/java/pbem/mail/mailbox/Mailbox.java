package pbem.mail.mailbox;

import jakarta.mail.MessagingException;
import java.util.Optional;

/** A mailbox on another server. For one thread at a time. */
public interface Mailbox extends AutoCloseable {

    /**
     * Fetches all new mail: stores it in the inbox and only then marks it on the server.
     *
     * @return how many mails were fetched
     * @throws MailboxBusy if another session has the mailbox open; its mails were not seen, and the next poll may see
     *     them
     * @throws MessagingException if the server cannot be reached or breaks off; mails stored by then stay stored
     */
    int poll() throws MessagingException;

    /**
     * Logs in and checks that the mailbox exists; fetches nothing and changes nothing.
     *
     * @return why that did not work; empty if it did
     */
    Optional<String> check();

    @Override
    void close();
}
