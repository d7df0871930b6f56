package pbem.repository;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/** The notices that wait to become mails. */
public interface Notices {

    /**
     * Writes a notice down, to be sent once the transaction has become true.
     *
     * @param cause the inbound mail that it answers, if any
     */
    void post(Recipient to, Notice notice, OptionalLong cause, Instant at);

    /**
     * Who is to get a notice.
     *
     * @param cause as above
     * @param held how long it waits for more of the same board before it goes out
     */
    record Posting(Recipient to, Notice notice, OptionalLong cause, Duration held) {}

    /** Posts several notices of one event, in their order. */
    void post(List<Posting> postings, Instant at);

    /**
     * News of a board that were held back.
     *
     * @param cause as above
     */
    record Held(Notice.BoardNews news, OptionalLong cause) {}

    /** Takes back what is still held for that player, so that it can go along with what happened since. */
    Optional<Held> takeHeld(Player player, int board, Instant at);

    /** Takes back the news of boards that a mail brought its sender and that have not gone out, by board. */
    List<Notice.BoardNews> takeReceipts(Player player, long cause);

    /**
     * The same to somebody of whom nothing is kept: once the mail has gone, or was given up, nothing of it is kept
     * either.
     *
     * @param cause as above
     */
    void postLast(String address, Notice notice, OptionalLong cause, Instant at);

    /**
     * What a mail of ours was about.
     *
     * @param token the random part of its Message-ID
     */
    Optional<ReplyTarget> about(String token);

    /**
     * How much goes to addresses rather than to players, of what was posted from an instant on, by whose they are.
     * What the admin sends to addresses, or those who were invited are answered, is no part of it.
     */
    Map<Standing, AddressLoad> toAddresses(Instant from);

    /** How many mails went to addresses of one domain that are no player's. */
    int toDomain(String domain, Instant from);

    /** Whose an address is of which nothing proves that its owner has written. */
    enum Standing {
        STRANGER,
        /** They are signing up, or were asked to confirm something. */
        NEWCOMER,
        REGISTERED
    }

    /**
     * What goes to such addresses.
     *
     * @param bytes of those mails; one that is not written yet counts as if it were as long as it may be
     */
    record AddressLoad(int mails, long bytes) {
        public static final AddressLoad NONE = new AddressLoad(0, 0);
    }
}
