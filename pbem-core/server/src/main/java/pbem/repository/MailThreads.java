package pbem.repository;

import java.util.List;
import java.util.Optional;
import pbem.notice.Recipient;

/** Which mails our mails follow, so that mail programs show them together. */
public interface MailThreads {

    /**
     * A mail that came in.
     *
     * @param messageId as its sender wrote it, which may be anything
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
     * The last news of a board that was posted to somebody before a notice.
     *
     * @param notice its number in the outbox
     * @return the token of that mail
     */
    Optional<String> previous(int board, Recipient.ToPlayer player, long notice);

    /** What a mail of ours to that player was called; empty if there was none of that token, or it was never written. */
    Optional<String> subject(String token, Recipient.ToPlayer player);
}
