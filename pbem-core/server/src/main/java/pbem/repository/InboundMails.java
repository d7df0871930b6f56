package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The received mails, each with its fate. This interface treats them as bytes. Callers decide what a mail says, when
 * two mails are the same, how often a mail is tried and when it is given up.
 */
public interface InboundMails {

    /** The number of automatic retries of a mail that was quarantined because processes died while handling it. */
    int CHANCES = 2;

    /**
     * A stored mail.
     *
     * @param envelope the envelope as JSON, in the form of the caller who reads the bytes
     */
    record Source(String envelope, byte[] raw) {}

    /**
     * A mail that arrives.
     *
     * @param fingerprint of what does not change between two deliveries of one mail
     * @param recipient of the envelope, in lower case; one mail to two addresses is two mails
     */
    record Arrival(String fingerprint, String recipient, Source source, Instant at) {}

    /**
     * A mail that a worker may act on until its lease ends.
     *
     * @param source without bytes if it was erased
     * @param cameAt when it arrived
     * @param judgedAt the time for which it is judged: its arrival, or the present if it was put off
     * @param letIn whether the admin exempted it from the limits of the whole server
     * @param attempts the number of attempts, this one included
     * @param failures the number of attempts that ended in a fault; attempts that a killed process cut off do not count
     */
    record Claimed(
            Claim claim, Instant cameAt, Instant judgedAt, boolean letIn, Source source, int attempts, int failures) {

        public long id() {
            return claim.mail();
        }
    }

    /**
     * What is known of a mail from its header.
     *
     * @param sender an address
     * @param answered ids of the mails that it answers, without brackets, the oldest first
     */
    record Heading(String messageId, String sender, String subject, List<String> answered) {
        public Heading {
            answered = List.copyOf(answered);
        }

        /** The heading of a mail that was not read yet, or whose sender is forgotten. */
        public static final Heading UNKNOWN = new Heading("", "", "");

        /** The heading of a mail that answers no other. */
        public Heading(String messageId, String sender, String subject) {
            this(messageId, sender, subject, List.of());
        }
    }

    /**
     * The copy of a mail that came to another address of this server.
     *
     * @param player the proven sender
     * @param outcome its outcome in one word
     */
    record Twin(long id, Optional<Long> player, String outcome) {}

    /** The number of the mail with this fingerprint and recipient; empty if there is none. */
    OptionalLong find(String fingerprint, String recipient);

    /**
     * Stores a mail, which is due at once. If another worker has stored it meanwhile, this arrival counts as a repeat.
     *
     * @return its number
     */
    long add(Arrival arrival);

    /**
     * Stores a mail and claims it for the present transaction, as its first attempt.
     *
     * @return empty, with nothing stored, if the mail came before or other mails are due, which are acted on first
     */
    Optional<Claimed> take(Arrival arrival, Heading heading, String worker);

    /** Records that a mail arrived again. */
    void countRepeat(long id);

    /**
     * Claims the oldest mails that are due, counting the attempts before they begin. A mail that was being handled when
     * a process died is claimed alone, so that no other mail suffers with it.
     *
     * @param most the largest number of mails
     * @param bytes the largest size of all of them together; the first one may be larger
     * @return the oldest first
     */
    List<Claimed> claim(Lease lease, int most, long bytes);

    /** Ends all claims of a worker; the attempts stay counted. */
    void release(String worker);

    /**
     * Ends a claim as if it had not been made, if nothing has happened to the mail since.
     *
     * @param attempts the number of attempts when it was claimed
     */
    void putBack(Claim claim, int attempts);

    /** Ends a claim: the attempt failed, and the mail is due again later. */
    void postpone(Claim claim, String reason, int failures, Instant until);

    /** Ends a claim as if it had not been made: the mail is judged later, as if it arrived then. */
    void putOff(Claim claim, int attempts, String reason, Instant until);

    /** The number and the size of the mails that were put off and wait. */
    PutOff putOff();

    /** The number of mails since an instant that were not acted on because a limit of the whole server was reached. */
    int unheard(Instant since);

    /**
     * Makes mails due that arrived since an instant and that a limit of the whole server holds back: mails that wait
     * for that limit, and {@link MailOutcome#UNHEARD} mails. The limits of the whole server do not apply to them
     * afterwards.
     *
     * @return their numbers, the oldest first
     */
    List<Long> letIn(Instant since, Instant at);

    record PutOff(int mails, long bytes) {}

    /** Ends a claim: the mail is not tried again until the admin says so. */
    void quarantine(Claim claim, String reason);

    /** Whether the mail has no outcome yet and is not quarantined. */
    boolean isWaiting(Claim claim);

    /** Ends a claim with the one outcome of the mail. */
    void settle(Claim claim, Heading heading, MailOutcome outcome);

    /** Erases everything of a mail except its outcome. */
    void erase(long id);

    /**
     * The other mails with the same fingerprint that have one of these outcomes, the oldest first.
     *
     * @param outcomes outcomes in one word each
     */
    List<Twin> twins(Claim claim, List<String> outcomes);

    /** The mail as far as it is stored; empty once it is erased. */
    Optional<Source> source(long id);

    Optional<InboxItem> item(long id);

    /** The newest mails, newest first. */
    List<InboxItem> newest(int most);

    /** The newest mails in a state, newest first. */
    List<InboxItem> newest(InboxItem.State state, int most);

    /** The mails with a higher number, oldest first, for going through all of them. */
    List<InboxItem> after(long id, int most);

    /** The numbers of all quarantined mails, the oldest first. */
    List<Long> quarantined();

    /**
     * Makes a waiting or quarantined mail due, as if it had not been tried yet.
     *
     * @return whether there is such a mail
     */
    boolean retry(long id, Instant at);

    /**
     * Makes mails due again that are quarantined because processes died while handling them. Each gets one more attempt
     * at a time, so that one more death quarantines it again, and at most {@value #CHANCES} such attempts.
     *
     * @param deaths the number of deaths after which a mail is quarantined
     * @return the number of mails
     */
    int retryAfterDeaths(int deaths, Instant at);

    /** The numbers of mails that have their outcome and were never cut, the oldest first. */
    List<Long> uncut(Instant before, int most);

    /** Stores only these bytes of a mail in place of all of them. */
    void cut(long id, byte[] kept, Instant at);

    /** Counts the mails; reads every row. */
    InboxFigures figures();
}
