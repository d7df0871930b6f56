package pbem.repository;

import java.util.Optional;

/** Which mails belong together, so that mail programs show them so. */
public interface MailThreads {

    /**
     * A mail that came in, as its header calls it; whatever it says there, nobody has checked it.
     *
     * @param sender an address
     */
    record Cause(String messageId, String sender) {}

    /** The mail that came in under this number. */
    Optional<Cause> cause(long inbound);

    /**
     * The token of the mail to a player about a board that came before another.
     *
     * @param before the number of that other one
     */
    Optional<String> previous(int board, long player, long before);
}
