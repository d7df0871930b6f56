package pbem.mail.mailbox;

import jakarta.mail.MessagingException;
import java.util.Optional;

/** A mailbox on another server. One thread at a time. */
public interface Mailbox extends AutoCloseable {

    /**
     * Fetches all that is new: stores it in the inbox, and only then tells the server.
     *
     * @return how many mails were fetched
     * @throws MailboxBusy if another session has it; what there is was not seen, and the next poll may see it
     * @throws MessagingException if the server cannot be reached or breaks off; what was stored by then stays stored
     */
    int poll() throws MessagingException;

    /**
     * Logs in and looks whether the mailbox is there; fetches nothing and changes nothing.
     *
     * @return why that did not work; empty if it did
     */
    Optional<String> check();

    @Override
    void close();
}
