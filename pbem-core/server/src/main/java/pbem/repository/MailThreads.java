package pbem.repository;

import java.util.List;
import java.util.Optional;

/** The threads of outgoing mails, so that mail programs group them. */
public interface MailThreads {

    /**
     * An inbound mail.
     *
     * @param messageId as its sender wrote it; may be anything
     * @param sender bare address
     * @param answered ids of the mails that it answers, without brackets, the oldest first
     */
    record Received(String messageId, String sender, List<String> answered) {
        public Received {
            answered = List.copyOf(answered);
        }
    }

    /** The mail of that number in the inbox; empty if it has been forgotten. */
    Optional<Received> received(long mail);

    /**
     * The previous news of a board to a recipient, before a notice.
     *
     * @param notice its number in the outbox
     * @return the token of that mail
     */
    Optional<String> previous(int board, long player, long notice);

    /** The subject of the mail with that token to that player; empty if there is none, or it was never written. */
    Optional<String> subject(String token, long player);
}
