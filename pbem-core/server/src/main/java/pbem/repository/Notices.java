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

/** The notices, which become mails. */
public interface Notices {

    /**
     * Stores a notice, which is sent once the transaction is committed.
     *
     * @param cause the inbound mail that it answers, if any
     */
    void post(Recipient to, Notice notice, OptionalLong cause, Instant at);

    /** Stores a notice that no mail caused. */
    default void post(Recipient to, Notice notice, Instant at) {
        post(to, notice, OptionalLong.empty(), at);
    }

    /**
     * A notice with its recipient.
     *
     * @param cause the inbound mail that it answers, if any
     * @param held how long it waits for further news of the same board
     */
    record Posting(Recipient to, Notice notice, OptionalLong cause, Duration held) {}

    /** Posts several notices of one event, in their order. */
    void post(List<Posting> postings, Instant at);

    /**
     * News of a board that were held back.
     *
     * @param cause the inbound mail that it answers, if any
     */
    record Held(Notice.BoardNews news, OptionalLong cause) {}

    /** Takes back the held news for that player, so that it can be sent with what happened since. */
    Optional<Held> takeHeld(Player player, int board, Instant at);

    /** Takes back the unsent news of boards that answer a player's own mail, by board. */
    List<Notice.BoardNews> takeReceipts(Player player, long cause);

    /**
     * Posts a last notice to a person whose data is erased: once the mail is sent or given up, it is erased, too.
     *
     * @param cause the inbound mail that it answers, if any
     */
    void postLast(String address, Notice notice, OptionalLong cause, Instant at);

    /**
     * The target of a mail of this server.
     *
     * @param token the random part of its Message-ID
     */
    Optional<ReplyTarget> about(String token);

    /**
     * The mails posted from an instant on to addresses instead of players, by the owners of the addresses. The admin's
     * own mails and answers to invited people are not counted.
     */
    Map<Standing, AddressLoad> toAddresses(Instant from);

    /** The number of mails to addresses of one domain that belong to no player. */
    int toDomain(String domain, Instant from);

    /** The owner of an address that has not proved itself. */
    enum Standing {
        STRANGER,
        /** Somebody who signs up or was asked to confirm something. */
        NEWCOMER,
        REGISTERED
    }

    /**
     * The load of mails to such addresses.
     *
     * @param bytes the size of those mails; an unwritten one counts with the largest possible size
     */
    record AddressLoad(int mails, long bytes) {
        public static final AddressLoad NONE = new AddressLoad(0, 0);
    }
}
