package pbem.mail.intake;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import pbem.mail.reading.MailFingerprint;
import pbem.mail.reading.RawMail;
import pbem.phrase.Phrase;
import pbem.repository.InboundMails;
import pbem.repository.InboxItem;
import pbem.repository.Lease;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.request.Groundwork;
import pbem.token.Token;

/**
 * Every mail that ever came in, stored before anything acts on it or with what comes of it. Safe for any thread and for
 * several processes: work is claimed by a lease, so that no two of them act on one mail.
 */
public final class Inbox {

    /**
     * Longer than any mail can take; a process that died holds its mail no longer than this, even if no other knows
     * of it.
     */
    static final Duration LEASE = Duration.ofMinutes(1);

    /** Of the mails that are in memory at once, beside the first of them. */
    private static final long CLAIMED_BYTES = 4_000_000;

    /** Few enough that nobody waits long for the database. */
    private static final int BATCH = 100;

    /** Each board may change once more while work on it is done; who is overtaken again and again comes later. */
    private static final int MOST_RUNS = 5;

    /** So much work is done at once beside the transactions. */
    private static final Semaphore GROUNDWORK = new Semaphore(2);

    private final Transactions transactions;
    private final Clock clock;

    public Inbox(Transactions transactions, Clock clock) {
        this.transactions = transactions;
        this.clock = clock;
    }

    /** Stores a mail, durably; the same mail to the same recipient is stored once, however often it comes. */
    public Receipt receive(RawMail mail) {
        return transactions.changeInHand(storing(mail));
    }

    /** Stores a mail that its fingerprint tells from others, rather than its words. */
    Receipt receive(RawMail mail, String fingerprint) {
        return transactions.change(storing(mail, fingerprint));
    }

    /** Why such a mail is not to be stored; nothing speaks against one that is stored already. */
    Optional<Phrase> objection(RawMail mail, String fingerprint, Function<Repositories, Optional<Phrase>> objection) {
        return transactions.read(
                tx -> tx.inboundMails().find(fingerprint, recipient(mail)).isPresent()
                        ? Optional.empty()
                        : objection.apply(tx));
    }

    /** Stores mails that came together, in order, all of them durable when this returns. */
    public List<Receipt> receive(List<RawMail> mails) {
        return transactions.changeEachInHand(mails.stream().map(this::storing).toList()).stream()
                .map(Supplier::get)
                .toList();
    }

    private Function<Repositories, Receipt> storing(RawMail mail) {
        return storing(mail, MailFingerprint.of(mail));
    }

    private Function<Repositories, Receipt> storing(RawMail mail, String fingerprint) {
        return storing(arrival(mail, fingerprint));
    }

    private InboundMails.Arrival arrival(RawMail mail, String fingerprint) {
        return new InboundMails.Arrival(
                fingerprint,
                recipient(mail),
                new InboundMails.Source(EnvelopeJson.write(mail.envelope()), mail.bytes()),
                clock.instant());
    }

    /**
     * Stores a mail, and has it in hand for the rest of the transaction if it is new and none waits that is to be acted on
     * before it.
     */
    Function<Repositories, Optional<InboundMails.Claimed>> taking(RawMail mail, String worker) {
        InboundMails.Arrival arrival = arrival(mail, MailFingerprint.of(mail));
        return tx -> {
            Optional<InboundMails.Claimed> taken = tx.inboundMails().take(arrival, worker);
            if (taken.isEmpty()) {
                storing(arrival).apply(tx);
            }
            return taken;
        };
    }

    private static Function<Repositories, Receipt> storing(InboundMails.Arrival arrival) {
        return tx -> {
            OptionalLong known = tx.inboundMails().find(arrival.fingerprint(), arrival.recipient());
            if (known.isPresent()) {
                tx.inboundMails().countRepeat(known.getAsLong());
                return new Receipt(known.getAsLong(), true);
            }
            return new Receipt(tx.inboundMails().add(arrival), false);
        };
    }

    private static String recipient(RawMail mail) {
        return String.join(",", mail.envelope().recipients()).toLowerCase(Locale.ROOT);
    }

    /**
     * Claims the oldest mails that are due, counting the attempts before they begin. One that was in hand before when a
     * process died comes by itself.
     *
     * @param worker who claims them
     * @param most how many
     */
    List<InboundMails.Claimed> claim(String worker, int most) {
        Lease lease = Lease.of(worker, clock.instant(), LEASE);
        return transactions.changeInHand(tx -> tx.inboundMails().claim(lease, most, CLAIMED_BYTES));
    }

    /**
     * Acts on mails that were claimed, one after the other. What one of them needs done before its transaction is
     * done when the others are through, on as many threads at once as there are permits.
     *
     * @return in the same order how each ended, see {@link Transactions#changeEach}
     */
    List<Supplier<Boolean>> act(List<InboundMailHandler.Act> acts) {
        List<Function<Repositories, Boolean>> works =
                acts.stream().map(InboundMailHandler.Act::work).toList();
        List<Supplier<Boolean>> ends = new ArrayList<>(transactions.changeEach(subjects(acts), works));
        for (int i = 0; i < works.size(); i++) {
            for (int run = 0; run < MOST_RUNS && prepared(ends.get(i)); run++) {
                ends.set(i, transactions.changeEach(List.of(works.get(i))).get(0));
            }
        }
        return ends;
    }

    /** Who the mails are from and what they are about, as far as their reply addresses say it. */
    private static Transactions.Subjects subjects(List<InboundMailHandler.Act> acts) {
        List<Token> tokens = acts.stream().flatMap(act -> act.about().stream()).toList();
        Set<Long> players = tokens.stream().map(Token::player).collect(Collectors.toSet());
        Set<Long> boards = tokens.stream()
                .flatMapToInt(token -> token.target().aboutBoard().stream())
                .mapToObj(Long::valueOf)
                .collect(Collectors.toSet());
        return new Transactions.Subjects(players, boards);
    }

    /** Whether something had to be done before a transaction, and is done now. */
    private static boolean prepared(Supplier<Boolean> end) {
        try {
            end.get();
            return false;
        } catch (Groundwork.Undone undone) {
            GROUNDWORK.acquireUninterruptibly();
            try {
                undone.work();
            } finally {
                GROUNDWORK.release();
            }
            return true;
        } catch (RuntimeException | Error fault) {
            return false; // told by the end itself
        }
    }

    /** Lets others have at once what a worker claimed that is known to be gone; its attempts stay counted. */
    public void release(String worker) {
        transactions.changeInHand(tx -> {
            tx.inboundMails().release(worker);
            return true;
        });
    }

    /** Gives back a mail that was claimed in vain, as if it had not been. */
    void putBack(InboundMails.Claimed mail) {
        transactions.changeInHand(tx -> {
            tx.inboundMails().putBack(mail.claim(), mail.attempts());
            return true;
        });
    }

    /** What was received under that number; once pruned its header alone, and empty once erased. */
    public Optional<RawMail> raw(long id) {
        return source(id).map(Inbox::mail);
    }

    Optional<InboundMails.Source> source(long id) {
        return transactions.read(tx -> tx.inboundMails().source(id));
    }

    public Optional<InboxItem> item(long id) {
        return transactions.read(tx -> tx.inboundMails().item(id));
    }

    /** The newest first. */
    public List<InboxItem> list(int most) {
        return transactions.read(tx -> tx.inboundMails().newest(most));
    }

    /** The newest of those in that state first. */
    public List<InboxItem> list(InboxItem.State state, int most) {
        return transactions.read(tx -> tx.inboundMails().newest(state, most));
    }

    /** The oldest of those with a higher number first, for a walk through all of them. */
    public List<InboxItem> after(long id, int most) {
        return transactions.read(tx -> tx.inboundMails().after(id, most));
    }

    /**
     * Cuts mails that have their outcome down to their headers.
     *
     * @param before when they came in
     * @return how many
     */
    public int prune(Instant before) {
        int pruned = 0;
        for (List<Long> batch = old(before); !batch.isEmpty(); batch = old(before)) {
            List<Long> ids = batch;
            pruned += ids.size();
            transactions.change(tx -> {
                ids.forEach(id -> prune(tx.inboundMails(), id));
                return true;
            });
        }
        return pruned;
    }

    private List<Long> old(Instant before) {
        return transactions.read(tx -> tx.inboundMails().uncut(before, BATCH));
    }

    private void prune(InboundMails mails, long id) {
        mails.source(id)
                .ifPresent(source -> mails.cut(id, mail(source).headOnly().bytes(), clock.instant()));
    }

    /**
     * Lets a quarantined or waiting mail be tried again at once.
     *
     * @return whether there is such a mail; one that has its outcome is not tried again
     */
    public boolean retry(long id) {
        return transactions.change(tx -> tx.inboundMails().retry(id, clock.instant()));
    }

    /**
     * Lets mails be tried once more that were set aside since the server stopped while acting on them: that may have
     * had another reason each time. For a caller who has seen the server at work for a while.
     *
     * @return how many
     */
    public int retryAfterDeaths() {
        return transactions.change(tx -> tx.inboundMails().retryAfterDeaths(Intake.DEATHS, clock.instant()));
    }

    /**
     * Lets mails be heard at once that came in since then and that a limit of the whole server keeps, or kept, from it.
     *
     * @return their numbers, the oldest first
     */
    public List<Long> letIn(Instant since) {
        return transactions.change(tx -> tx.inboundMails().letIn(since, clock.instant()));
    }

    /** The numbers of all quarantined mails, the oldest first. */
    public List<Long> quarantined() {
        return transactions.read(tx -> tx.inboundMails().quarantined());
    }

    /** A failed attempt: tried again later, or set aside with its reason. */
    void failed(InboundMails.Claimed mail, String reason) {
        int failures = mail.failures() + 1;
        if (failures >= Intake.ATTEMPTS) {
            setAside(mail, reason);
            return;
        }
        Instant again = clock.instant().plus(Duration.ofSeconds(30L * failures));
        transactions.change(tx -> {
            tx.inboundMails().postpone(mail.claim(), reason, failures, again);
            return true;
        });
    }

    /** It is not tried again before the admin says so. */
    void setAside(InboundMails.Claimed mail, String reason) {
        transactions.change(tx -> {
            tx.inboundMails().quarantine(mail.claim(), reason);
            return true;
        });
    }

    static RawMail mail(InboundMails.Source source) {
        return new RawMail(source.raw(), EnvelopeJson.read(source.envelope()));
    }
}
