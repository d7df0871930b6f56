package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The mails to be sent or sent: each begins as a notice, is frozen to bytes and has a fate. Callers decide when a mail
 * is tried again and when it is given up.
 */
public interface OutboundMails {

    /**
     * A mail of this server, as needed to judge its bounce.
     *
     * @param sentAt when a mail server accepted it, if that was recorded
     * @param cameBack whether it has bounced, for good or not
     * @param forGood whether it has bounced for good
     */
    record Sent(long id, List<String> recipients, Optional<Instant> sentAt, boolean cameBack, boolean forGood) {
        public Sent {
            recipients = List.copyOf(recipients);
        }
    }

    /**
     * A mail that a worker may send until its lease ends.
     *
     * @param deaths the number of processes that died while sending it
     * @param board the number of the board that it is about
     */
    record Claimed(Claim claim, int deaths, Optional<Integer> board) {}

    /**
     * Claims the oldest mails that are due, counting the attempts before they begin. An attempt whose lease ended
     * before the attempt did counts as a death. A mail with a death is claimed alone, so that no other mail suffers
     * with it.
     *
     * @param most the largest number of mails
     * @return the mails in the order in which to send them
     */
    List<Claimed> claim(Lease lease, int most);

    /** Ends all claims of a worker that died; the attempts that it had begun count as deaths. */
    void release(String worker);

    /** Ends a claim as if it had not been made. */
    void putBack(Claim claim);

    /** @throws IllegalStateException if there is no such mail */
    default PostedNotice posted(long id) {
        return posted(List.of(id)).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there is no mail " + id));
    }

    /** The mails of these numbers that exist. */
    List<PostedNotice> posted(List<Long> ids);

    /** The bytes that every attempt sends; empty before the mail is frozen, and where {@link #sent} has deleted them. */
    Optional<OutgoingMail> frozen(long id);

    /** The numbers among these of mails with such bytes. */
    Set<Long> frozenOf(List<Long> ids);

    /**
     * Stores the bytes of mails that are not sent yet, by number.
     *
     * @return the numbers of the mails that this call froze; a mail that was frozen before keeps its bytes
     */
    Set<Long> freeze(Map<Long, OutgoingMail> mails);

    /** The number of attempts, including the present one, without attempts that ended in a fault of this server. */
    int tries(long id);

    /**
     * Records that the present attempt ended in a fault of this server.
     *
     * @return the number of such attempts so far; empty if another worker has claimed the mail
     */
    OptionalInt countFault(Claim claim);

    /** Ends a claim as if it had not been made; the mail is due again later. */
    void putOff(Claim claim, String why, Instant until);

    /** Ends a claim: the mail is due again later. */
    void postpone(Claim claim, String why, Instant until);

    /** Ends a claim: the mail is not tried again until the admin says so. */
    void giveUp(Claim claim, String why);

    /**
     * Records that a mail server has accepted these mails, regardless of who claimed them. Their bytes are deleted,
     * since they follow from their notices. Only mails about the start of a game with chance keep theirs, since they
     * prove the fingerprint that the players were sent.
     *
     * @return the recipients of those mails whose reader has an address from which mail has bounced, or that go to no player
     */
    List<String> sent(List<Long> ids, Instant at);

    /** Ends a claim: the mail is settled, although some of its recipients do not get it. */
    void sentInPart(Claim claim, String why, Instant at);

    /** Limits the recipients of the mail to these. */
    void narrow(Claim claim, List<String> recipients);

    /**
     * Makes a mail due that is not sent yet, as if it had not been tried. A mail that bounced after it was sent is sent
     * as another mail.
     *
     * @return whether there is such a mail
     */
    boolean retry(long id, Instant at);

    /**
     * Makes mails due again that were given up because processes died while sending them, as
     * {@link InboundMails#retryAfterDeaths} does.
     *
     * @param deaths the number of deaths after which a mail is given up
     * @return the number of mails
     */
    int retryAfterDeaths(int deaths, Instant at);

    /**
     * As {@link #retry} for every mail that was given up or waits for a later attempt, unless a worker has claimed it.
     *
     * @return the number of mails
     */
    int retryAll(Instant at);

    /**
     * Drops a waiting mail, claimed or not, that is no longer wanted.
     *
     * @param why the reason, for the admin
     */
    void withdraw(long id, String why);

    /** The answers to an inbound mail, without the news of boards that it caused. */
    List<PostedNotice> answersTo(long inbound);

    /** The mail with this number, once it is frozen. */
    Optional<Sent> find(long id);

    /**
     * The mail with this token, once it is frozen.
     *
     * @param token the random part of its Message-ID
     */
    Optional<Sent> find(String token);

    /**
     * Records a bounce.
     *
     * @param forGood whether the mail will never arrive
     */
    void bounced(long id, String reason, boolean forGood, Instant at);

    /**
     * The mails that told the players of the start of a board with chance, byte for byte, as far as they were sent and
     * are still stored.
     */
    List<byte[]> firstOfBoard(int board);

    /** The numbers of the mails that are not yet delivered, the oldest first. */
    List<Long> undelivered();

    /** The newest mails, newest first. */
    List<OutboxItem> newest(int most);

    /** The newest mails in a state, newest first. */
    List<OutboxItem> newest(OutboxItem.State state, int most);

    /** The mails with a higher number, oldest first, for going through all of them. */
    List<OutboxItem> after(long id, int most);

    /**
     * Deletes the bytes of settled mails, as far as they are stored.
     *
     * @param before only mails that were due before this instant
     * @param most the largest number of mails
     * @return the number of mails
     */
    int prune(Instant before, int most);

    /** The number of mails that {@link #prune} would cut, without a limit. */
    int settledBytes(Instant before);

    /** Counts the mails; reads every row. */
    OutboxFigures figures();
}
