package pbem.repository;

import java.util.Optional;
import pbem.notice.Recipient;

/** Which mails our mails follow, so that mail programs show them together. */
public interface MailThreads {

    /**
     * A mail that came in.
     *
     * @param messageId as its sender wrote it, which may be anything
     * @param sender bare address
     */
    record Received(String messageId, String sender) {}

    /** The mail of that number in the inbox; empty if it has been forgotten. */
    Optional<Received> received(long mail);

    /**
     * The last news of a board that was posted to somebody before a notice.
     *
     * @param notice its number in the outbox
     * @return the token of that mail
     */
    Optional<String> previous(int board, Recipient.ToPlayer player, long notice);
}
