package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The mails that came in, each with its fate. They are bytes here. Callers decide what a mail says, when two mails are
 * the same, how often a mail is tried and when it is given up.
 */
public interface InboundMails {

    /** So often a mail is tried again by itself that processes died with. */
    int CHANCES = 2;

    /**
     * A stored mail.
     *
     * @param envelope how it was brought, as text in the form of the reader of the bytes
     */
    record Source(String envelope, byte[] raw) {}

    /**
     * @param fingerprint of what does not change between two deliveries of one mail
     * @param recipient of the envelope, in lower case; one mail to two addresses is two mails
     */
    record Arrival(String fingerprint, String recipient, Source source, Instant at) {}

    /**
     * A mail that a worker may act on until its lease ends.
     *
     * @param source without bytes if it was erased
     * @param cameAt when it came in
     * @param judgedAt the time for which it is judged: its arrival, or the present if it was put off
     * @param letIn whether the admin has it heard beyond all limits
     * @param attempts this one included
     * @param failures how many of them ended in a fault; attempts that a killed process cut off do not count
     */
    record Claimed(
            Claim claim, Instant cameAt, Instant judgedAt, boolean letIn, Source source, int attempts, int failures) {

        public long id() {
            return claim.mail();
        }
    }

    /**
     * What its header says of a mail, as far as known.
     *
     * @param sender an address
     * @param answered ids of the mails that it answers, without brackets, the oldest first
     */
    record Heading(String messageId, String sender, String subject, List<String> answered) {
        public Heading {
            answered = List.copyOf(answered);
        }

        /** Of a mail that nobody has read, or whose sender is forgotten. */
        public static final Heading UNKNOWN = new Heading("", "", "");

        /** Of a mail that answers none. */
        public Heading(String messageId, String sender, String subject) {
            this(messageId, sender, subject, List.of());
        }
    }

    /**
     * The copy of a mail that came to another address of this server.
     *
     * @param player the proven sender
     * @param outcome the word of it
     */
    record Twin(long id, Optional<Long> player, String outcome) {}

    /** The number of the mail that has this fingerprint and came to this recipient. */
    OptionalLong find(String fingerprint, String recipient);

    /**
     * Keeps a mail, which is due at once; if another worker kept it meanwhile, it counts as a repeat.
     *
     * @return its number
     */
    long add(Arrival arrival);

    /**
     * Keeps a mail that the transaction itself acts on, as its first attempt.
     *
     * @return empty, and it is not kept, if it came before or if others are due: those are acted on first
     */
    Optional<Claimed> take(Arrival arrival, Heading heading, String worker);

    /** The mail came once more. */
    void countRepeat(long id);

    /**
     * Claims the oldest mails that are due, counting the attempts before they begin. A mail that was being handled when
     * a process died is claimed alone, so that no other suffers with it.
     *
     * @param most mails
     * @param bytes of all of them, but for the first one, which may be larger
     * @return the oldest first
     */
    List<Claimed> claim(Lease lease, int most, long bytes);

    /** Ends all claims of a worker; the attempts stay counted. */
    void release(String worker);

    /**
     * Ends a claim as if it had not been made, if nothing has happened to the mail since.
     *
     * @param attempts at the time of the claim
     */
    void putBack(Claim claim, int attempts);

    /** Ends a claim: the attempt failed, and the mail is due again later. */
    void postpone(Claim claim, String reason, int failures, Instant until);

    /** Ends a claim as if it had not been made: the mail is judged later, as if it came then. */
    void putOff(Claim claim, int attempts, String reason, Instant until);

    /** Those that were put off and wait. */
    PutOff putOff();

    /** How many came in since then that a limit of the whole server kept from being heard. */
    int unheard(Instant since);

    /**
     * Makes mails due that came in since then and that a limit of the whole server holds back: mails that wait for that
     * limit, and {@link MailOutcome#UNHEARD} mails. The limits of the server do not apply to them again.
     *
     * @return their numbers, the oldest first
     */
    List<Long> letIn(Instant since, Instant at);

    record PutOff(int mails, long bytes) {}

    /** Ends a claim: the mail is not tried again until the admin says so. */
    void quarantine(Claim claim, String reason);

    /** Whether it has no outcome yet and is not in quarantine. */
    boolean isWaiting(Claim claim);

    /** Writes down the one outcome of a mail. */
    void settle(Claim claim, Heading heading, MailOutcome outcome);

    /** Leaves nothing of a mail but its outcome. */
    void erase(long id);

    /**
     * The mails with the same fingerprint that have one of these outcomes, the oldest first.
     *
     * @param outcomes their words
     */
    List<Twin> twins(Claim claim, List<String> outcomes);

    /** What is kept of the mail; nothing once it is erased. */
    Optional<Source> source(long id);

    Optional<InboxItem> item(long id);

    /** The newest first. */
    List<InboxItem> newest(int most);

    /** The newest of those in that state first. */
    List<InboxItem> newest(InboxItem.State state, int most);

    /** The oldest of those with a higher number first, for a run through all of them. */
    List<InboxItem> after(long id, int most);

    /** The numbers of all quarantined mails, the oldest first. */
    List<Long> quarantined();

    /**
     * Makes a mail that waits or is in quarantine due, as if it had not been tried yet.
     *
     * @return whether there is such a mail
     */
    boolean retry(long id, Instant at);

    /**
     * Makes mails due again that are in quarantine because processes died while handling them. Each gets one more
     * attempt, so that one more death puts it back there, and at most {@value #CHANCES} of these.
     *
     * @param deaths the number after which a mail is set aside
     * @return the number of mails
     */
    int retryAfterDeaths(int deaths, Instant at);

    /** Mails that have their outcome and were never cut, the oldest first. */
    List<Long> uncut(Instant before, int most);

    /** Keeps only so much of a mail. */
    void cut(long id, byte[] kept, Instant at);

    /** Counts; reads all of them. */
    InboxFigures figures();
}
