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
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
 * All mails that ever came in. A mail is stored before it is acted on, or together with its effects. Safe for any
 * thread and for several processes: mails are claimed by a lease, so that no two workers act on the same one.
 */
public record Inbox(Transactions transactions, Clock clock) {

    /**
     * The time for which a mail is claimed: longer than acting on any mail takes. If a process dies, others can claim
     * its mails after this time even if they do not know of its death.
     */
    static final Duration LEASE = Duration.ofMinutes(1);

    /** The most octets that are claimed at once; the first mail is claimed whatever its size. */
    private static final long CLAIMED_BYTES = 4_000_000;

    /**
     * The number of mails pruned in one transaction: small, so that no other transaction waits long for the database.
     */
    private static final int BATCH = 100;

    /**
     * How often a mail is run again after its long work. A board may have changed during the work, so that more work is
     * needed; a mail that is overtaken each time has its turn later.
     */
    private static final int MOST_RUNS = 5;

    /** Limits how many threads do long work outside transactions at once. */
    private static final Semaphore GROUNDWORK = new Semaphore(2);

    /**
     * Stores a mail durably. The same mail to the same recipient is stored once, however often it comes.
     *
     * @return its number in the inbox
     */
    public long receive(RawMail mail) {
        return transactions.changeInHand(storing(mail));
    }

    /** Stores a mail that is identified by the given fingerprint instead of by its content. */
    long receive(RawMail mail, String fingerprint) {
        return transactions.change(storing(arrival(mail, fingerprint)));
    }

    /** Why such a mail is not to be stored; empty if it may be, or is stored already. */
    Optional<Phrase> objection(RawMail mail, String fingerprint, Function<Repositories, Optional<Phrase>> objection) {
        return transactions.read(
                tx -> tx.inboundMails().find(fingerprint, recipient(mail)).isPresent()
                        ? Optional.empty()
                        : objection.apply(tx));
    }

    /** Stores mails that came together, in order. All of them are durable when this returns. */
    public void receive(List<RawMail> mails) {
        transactions
                .changeEachInHand(mails.stream().map(this::storing).toList())
                .forEach(Supplier::get);
    }

    private Function<Repositories, Long> storing(RawMail mail) {
        return storing(arrival(mail, mail.fingerprint()));
    }

    private InboundMails.Arrival arrival(RawMail mail, String fingerprint) {
        return new InboundMails.Arrival(
                fingerprint,
                recipient(mail),
                new InboundMails.Source(EnvelopeJson.write(mail.envelope()), mail.bytes()),
                clock.instant());
    }

    /**
     * Stores a mail. The function returns it, claimed for the rest of the transaction, if it is new and no waiting mail
     * must be acted on before it.
     */
    InboundMailHandler.Hand taking(RawMail mail, String worker) {
        InboundMails.Arrival arrival = arrival(mail, mail.fingerprint());
        return (tx, heading) -> {
            Optional<InboundMails.Claimed> taken = tx.inboundMails().take(arrival, heading, worker);
            if (taken.isEmpty()) {
                storing(arrival).apply(tx);
            }
            return taken;
        };
    }

    private static Function<Repositories, Long> storing(InboundMails.Arrival arrival) {
        return tx -> {
            OptionalLong known = tx.inboundMails().find(arrival.fingerprint(), arrival.recipient());
            known.ifPresent(tx.inboundMails()::countRepeat);
            return known.orElseGet(() -> tx.inboundMails().add(arrival));
        };
    }

    private static String recipient(RawMail mail) {
        return String.join(",", mail.envelope().recipients()).toLowerCase(Locale.ROOT);
    }

    /**
     * Claims the oldest mails that are due, and counts their attempts before they begin. A mail that was claimed when a
     * process died is returned alone.
     *
     * @param worker who claims them
     * @param most the most mails to return
     */
    List<InboundMails.Claimed> claim(String worker, int most) {
        Lease lease = Lease.of(worker, clock.instant(), LEASE);
        return transactions.changeInHand(tx -> tx.inboundMails().claim(lease, most, CLAIMED_BYTES));
    }

    /**
     * Acts on claimed mails one after the other. If a mail needs long work before its transaction, that work is done
     * after the other mails, on at most as many threads at once as there are permits.
     *
     * @return how each ended, in the same order, see {@link Transactions#changeEach}
     */
    List<Supplier<Boolean>> act(List<InboundMailHandler.Act> acts) {
        return act(acts, Stream.empty(), ends -> {});
    }

    /**
     * @param last what is done after the mails, and committed with them if possible; its end is the last
     * @param committed gets the ends after the commit, before any long work
     */
    List<Supplier<Boolean>> act(
            List<InboundMailHandler.Act> acts,
            Stream<Function<Repositories, Boolean>> last,
            Consumer<List<Supplier<Boolean>>> committed) {
        List<Function<Repositories, Boolean>> works = Stream.concat(
                        acts.stream().map(InboundMailHandler.Act::work), last)
                .toList();
        List<Supplier<Boolean>> ends = new ArrayList<>(transactions.changeEach(subjects(acts), works));
        committed.accept(ends);
        for (int i = 0; i < acts.size(); i++) {
            for (int run = 0; run < MOST_RUNS && prepared(ends.get(i)); run++) {
                ends.set(i, transactions.changeEach(List.of(works.get(i))).get(0));
            }
        }
        return ends;
    }

    /** The players and boards that the reply addresses of the mails name. */
    private static Transactions.Subjects subjects(List<InboundMailHandler.Act> acts) {
        List<Token> tokens = acts.stream().flatMap(act -> act.about().stream()).toList();
        Set<Long> players = tokens.stream().map(Token::player).collect(Collectors.toSet());
        Set<Long> boards = tokens.stream()
                .flatMapToInt(token -> token.target().aboutBoard().stream())
                .mapToObj(Long::valueOf)
                .collect(Collectors.toSet());
        return new Transactions.Subjects(players, boards);
    }

    /** Whether the transaction needed work done before it; that work is done when this returns. */
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
            return false; // the caller gets the fault from the end itself
        }
    }

    /** Releases at once the mails claimed by a worker that is known to be gone. Their attempts stay counted. */
    public void release(String worker) {
        transactions.performInHand(tx -> tx.inboundMails().release(worker));
    }

    /** Gives back a claimed mail on which nothing was done. The attempt does not count. */
    void putBack(InboundMails.Claimed mail) {
        transactions.performInHand(tx -> tx.inboundMails().putBack(mail.claim(), mail.attempts()));
    }

    /** The mail with that number: only its header once it is pruned, empty once it is erased. */
    public Optional<RawMail> raw(long id) {
        return source(id).map(Inbox::mail);
    }

    Optional<InboundMails.Source> source(long id) {
        return transactions.read(tx -> tx.inboundMails().source(id));
    }

    public Optional<InboxItem> item(long id) {
        return transactions.read(tx -> tx.inboundMails().item(id));
    }

    /** The newest mails, newest first. */
    public List<InboxItem> list(int most) {
        return transactions.read(tx -> tx.inboundMails().newest(most));
    }

    /** The newest mails in that state, newest first. */
    public List<InboxItem> list(InboxItem.State state, int most) {
        return transactions.read(tx -> tx.inboundMails().newest(state, most));
    }

    /** The mails with a higher number, oldest first, for going through all of them. */
    public List<InboxItem> after(long id, int most) {
        return transactions.read(tx -> tx.inboundMails().after(id, most));
    }

    /**
     * Deletes all but the headers of mails that have their outcome.
     *
     * @param before only mails that came in before this time
     * @return the number of mails cut
     */
    public int prune(Instant before) {
        int pruned = 0;
        for (List<Long> batch = old(before); !batch.isEmpty(); batch = old(before)) {
            List<Long> ids = batch;
            pruned += ids.size();
            transactions.perform(tx -> ids.forEach(id -> prune(tx.inboundMails(), id)));
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
     * Has mails tried once more that were quarantined because the server stopped while acting on them: each stop may
     * have had another cause. For a caller who has seen the server run for a while.
     *
     * @return the number of mails
     */
    public int retryAfterDeaths() {
        return transactions.change(tx -> tx.inboundMails().retryAfterDeaths(Intake.DEATHS, clock.instant()));
    }

    /** The numbers of all quarantined mails, oldest first. */
    public List<Long> quarantined() {
        return transactions.read(tx -> tx.inboundMails().quarantined());
    }

    /**
     * Records a failed attempt. The mail is tried again later, or after {@link Intake#ATTEMPTS} failures quarantined
     * with the reason.
     */
    void failed(InboundMails.Claimed mail, String reason) {
        int failures = mail.failures() + 1;
        if (failures >= Intake.ATTEMPTS) {
            setAside(mail, reason);
            return;
        }
        Instant again = clock.instant().plus(Duration.ofSeconds(30L * failures));
        transactions.perform(tx -> tx.inboundMails().postpone(mail.claim(), reason, failures, again));
    }

    /** Quarantines a mail: it is not tried again until the admin says so. */
    void setAside(InboundMails.Claimed mail, String reason) {
        transactions.perform(tx -> tx.inboundMails().quarantine(mail.claim(), reason));
    }

    static RawMail mail(InboundMails.Source source) {
        return new RawMail(source.raw(), EnvelopeJson.read(source.envelope()));
    }
}
