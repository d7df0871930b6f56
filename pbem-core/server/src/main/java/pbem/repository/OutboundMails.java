package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The mails that we owe or sent: each begins as a notice, is frozen to bytes and has a fate. When one is tried again
 * and when it is given up is for others to decide.
 */
public interface OutboundMails {

    /**
     * A mail of this server, as needed to judge its bounce.
     *
     * @param sentAt when a mail server took it, as far as it is noted
     * @param cameBack whether it bounced before, for good or not
     */
    record Sent(long id, List<String> recipients, Optional<Instant> sentAt, boolean cameBack, boolean forGood) {
        public Sent {
            recipients = List.copyOf(recipients);
        }
    }

    /**
     * A mail that a worker may send until its lease ends.
     *
     * @param deaths how often a process died while sending it
     * @param board that it is about
     */
    record Claimed(Claim claim, int deaths, Optional<Integer> board) {}

    /**
     * Claims the oldest mails that are due, counting the attempts before they begin. An attempt that never ended, so
     * that its lease did, is counted as a death from then on; a mail with one is claimed by itself, so that no other
     * suffers with it.
     *
     * @param most how many
     * @return the first to go out first
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

    /** Those of these numbers that there are. */
    List<PostedNotice> posted(List<Long> ids);

    /** The bytes that every attempt sends; none before the first, nor once a mail server has them. */
    Optional<OutgoingMail> frozen(long id);

    /** Which of these numbers have such bytes. */
    Set<Long> frozenOf(List<Long> ids);

    /**
     * Keeps the bytes of mails that are not sent yet, by number.
     *
     * @return the numbers of those that this froze; the first one counts
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
     * Records that a mail server has these mails, whoever claimed them. Their bytes go, since they follow from their
     * notices. Only what told of the start of a game with chance is kept, since its players were promised something.
     *
     * @return the addresses that they went to, as far as one of them may have bounced before
     */
    List<String> sent(List<Long> ids, Instant at);

    /** Ends a claim: the mail is settled, though not all of its recipients get it. */
    void sentInPart(Claim claim, String why, Instant at);

    /** From now on the mail goes to these alone. */
    void narrow(Claim claim, List<String> recipients);

    /**
     * Makes a mail due that is not sent yet, as if it had not been tried. One that came back after it was sent goes as
     * another mail.
     *
     * @return whether there is such a mail
     */
    boolean retry(long id, Instant at);

    /**
     * Makes mails due again that were given up because processes died while sending them, as
     * {@link InboundMails#retryAfterDeaths} does.
     *
     * @param deaths after how many a mail is given up
     * @return how many
     */
    int retryAfterDeaths(int deaths, Instant at);

    /**
     * As {@link #retry} for every mail that was given up or waits for a later attempt, unless a worker has claimed it.
     *
     * @return how many
     */
    int retryAll(Instant at);

    /**
     * Drops a waiting mail, claimed or not, that is not wanted any more.
     *
     * @param why for the admin
     */
    void withdraw(long id, String why);

    /** What answers an inbound mail, without the news of boards that it caused. */
    List<PostedNotice> answersTo(long inbound);

    /** The mail with this number, once it is frozen. */
    Optional<Sent> find(long id);

    /**
     * The mail with this token, once it is frozen.
     *
     * @param token the random part of its Message-ID
     */
    Optional<Sent> find(String token);

    /** @param forGood whether the mail is lost by it */
    void bounced(long id, String reason, boolean forGood, Instant at);

    /**
     * The mails to the players of a board with chance at its start, byte for byte, as far as they were sent and are
     * still kept.
     */
    List<byte[]> firstOfBoard(int board);

    /** The mails not yet delivered, the oldest first. */
    List<Long> undelivered();

    /** The newest first. */
    List<OutboxItem> newest(int most);

    /** The newest of those in that state first. */
    List<OutboxItem> newest(OutboxItem.State state, int most);

    /** The oldest of those with a higher number first, for a run through all of them. */
    List<OutboxItem> after(long id, int most);

    /**
     * Forgets the bytes of mails that are settled, as far as they are kept.
     *
     * @param before when they were due
     * @return how many
     */
    int prune(Instant before, int most);

    /** How many of those there are. */
    int settledBytes(Instant before);

    /** Counts; reads all of them. */
    OutboxFigures figures();
}
