package pbem.mail.delivery;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import pbem.repository.AddressHealth;
import pbem.repository.Claim;
import pbem.repository.Lease;
import pbem.repository.OutboundMails;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/**
 * Every mail that we owe or sent. It is written from its notice after the transaction that caused it, and frozen before
 * the first attempt, so that every attempt sends the same bytes. Safe for any thread and for several processes.
 */
public final class Outbox {

    /**
     * Longer than an attempt takes; a process that died holds its mail no longer than this, even if no other knows of
     * it.
     */
    static final Duration LEASE = Duration.ofMinutes(30);

    /** After so many faults of ours a mail is set aside. */
    static final int FAULTS = 5;

    /**
     * After so many deaths of processes that had it alone in hand, too: it may be what kills them. The first one does
     * not count, since the mail was perhaps among others then and not even begun.
     */
    static final int DEATHS = 10;

    /** A mail whose game is missing is looked at so often. */
    static final Duration REST = Duration.ofHours(1);

    private static final Pattern BY_POLICY = Pattern.compile("\\b5\\.7\\.[0-9]{1,3}\\b");

    /** Few enough that nobody waits long for the database. */
    private static final int BATCH = 200;

    private final Transactions transactions;
    private final NoticeRenderer renderer;
    private final Clock clock;

    public Outbox(Transactions transactions, NoticeRenderer renderer, Clock clock) {
        this.transactions = transactions;
        this.renderer = renderer;
        this.clock = clock;
    }

    /**
     * Claims the oldest mail that is due, counting the attempt before it begins. One that is deadly is set aside
     * instead.
     */
    Optional<Claim> claim(String worker) {
        return claim(worker, 1).stream().map(OutboundMails.Claimed::claim).findFirst();
    }

    /** Claims the oldest mails that are due. One that was in hand when a process died comes by itself. */
    List<OutboundMails.Claimed> claim(String worker, int most) {
        Lease lease = Lease.of(worker, clock.instant(), LEASE);
        return transactions.changeInHand(tx -> {
            OutboundMails mails = tx.outboundMails();
            List<OutboundMails.Claimed> next = mails.claim(lease, most);
            while (next.stream().anyMatch(mail -> mail.deaths() > DEATHS)) {
                mails.giveUp(next.get(0).claim(), "the server stopped while sending it, " + DEATHS + " times");
                next = mails.claim(lease, most);
            }
            return next;
        });
    }

    /** Gives back mails that were claimed in vain, as if they had not been. */
    void putBack(List<Claim> claims) {
        transactions.changeInHand(tx -> {
            claims.forEach(tx.outboundMails()::putBack);
            return true;
        });
    }

    /** The mail as it will be sent, whether it was frozen before or not; changes nothing. */
    public Optional<OutgoingMail> preview(long id) {
        return frozen(id).or(() -> renderer.write(id));
    }

    /**
     * Lets others have at once what a worker claimed that is known to be gone. Its end hardly says anything about the
     * mail, so the attempt does not count, or the next refusal would find the mail high on the ladder; only many ends
     * do.
     */
    public void release(String worker) {
        transactions.changeInHand(tx -> {
            tx.outboundMails().release(worker);
            return true;
        });
    }

    /**
     * Several mails as they are sent from now on, read from one snapshot and kept by one commit.
     *
     * @return those with which nothing is wrong, by number; what became of the others {@link #freeze(long)} tells
     */
    Map<Long, OutgoingMail> freeze(List<Long> ids) {
        Map<Long, OutgoingMail> frozen = new HashMap<>();
        List<Long> written = new ArrayList<>();
        for (Unwritten mail : unwritten(ids)) {
            mail.frozenBefore().or(mail::written).ifPresent(bytes -> {
                frozen.put(mail.id(), bytes);
                if (mail.frozenBefore().isEmpty()) {
                    written.add(mail.id());
                }
            });
        }
        List<Supplier<Boolean>> firsts = transactions.changeEachInHand(written.stream()
                .<Function<Repositories, Boolean>>map(
                        id -> tx -> tx.outboundMails().freeze(id, frozen.get(id)))
                .toList());
        for (int i = 0; i < firsts.size(); i++) {
            if (!isTrue(firsts.get(i))) {
                frozen.remove(written.get(i));
            }
        }
        return frozen;
    }

    private static boolean isTrue(Supplier<Boolean> end) {
        try {
            return end.get();
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) { // said once it is tried by itself
            return false;
        }
    }

    /** A mail that is frozen or can be written. */
    private record Unwritten(long id, Optional<OutgoingMail> frozenBefore, Supplier<Optional<OutgoingMail>> writing) {

        Optional<OutgoingMail> written() {
            try {
                return writing.get();
            } catch (Unavailable e) {
                throw e;
            } catch (RuntimeException | Error e) { // told once it is tried by itself
                return Optional.empty();
            }
        }
    }

    private List<Unwritten> unwritten(Repositories repositories, List<Long> ids) {
        List<Unwritten> mails = new ArrayList<>();
        Set<Long> before = repositories.outboundMails().frozenOf(ids);
        before.forEach(
                id -> mails.add(new Unwritten(id, repositories.outboundMails().frozen(id), Optional::empty)));
        List<Long> others = ids.stream().filter(id -> !before.contains(id)).toList();
        List<Supplier<Optional<OutgoingMail>>> read = renderer.read(repositories, others);
        for (int i = 0; i < others.size(); i++) {
            mails.add(new Unwritten(others.get(i), Optional.empty(), read.get(i)));
        }
        return mails;
    }

    /** Of one snapshot; none if one of them cannot be read, since nobody knows which. */
    private List<Unwritten> unwritten(List<Long> ids) {
        try {
            return transactions.read(tx -> unwritten(tx, ids));
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) { // told once it is tried by itself
            return List.of();
        }
    }

    /**
     * The mail as it is sent from now on; the first worker to freeze it has the say, so that one Message-ID never
     * stands above two different mails. Empty if nobody is left to get it.
     */
    Optional<OutgoingMail> freeze(long id) {
        Optional<OutgoingMail> mail = preview(id);
        if (mail.isEmpty()) {
            return mail;
        }
        boolean first = transactions.changeInHand(tx -> tx.outboundMails().freeze(id, mail.get()));
        return first ? mail : frozen(id);
    }

    void sent(long id) {
        sent(List.of(id));
    }

    /** All of them are noted, or none. */
    void sent(List<Long> ids) {
        transactions.changeInHand(tx -> {
            taken(tx, tx.outboundMails().sent(ids, clock.instant()));
            return true;
        });
    }

    /** It goes on to those alone who may still get it; without any, it is settled. */
    void inPart(Claim claim, MailTransport.Reply part) {
        transactions.change(tx -> {
            taken(tx, part.taken());
            if (part.left().isEmpty()) {
                tx.outboundMails().sentInPart(claim, part.why(), clock.instant());
            } else {
                tx.outboundMails().narrow(claim, part.left());
            }
            return true;
        });
        if (!part.left().isEmpty()) {
            later(claim, part.why());
        }
    }

    private void taken(Repositories repositories, List<String> addresses) {
        repositories.addressHealth().taken(addresses, clock.instant());
    }

    /** There are no such mailboxes, says the mail server, or it takes no such mail for them. */
    void unreachable(List<String> addresses, String why) {
        AddressHealth.Failure failure =
                BY_POLICY.matcher(why).find() ? AddressHealth.Failure.POLICY : AddressHealth.Failure.LASTING;
        transactions.change(tx -> {
            addresses.forEach(address -> tx.addressHealth().failed(address, failure, why, clock.instant()));
            return true;
        });
    }

    /** Tries again later, as far as the ladder goes. */
    void later(Claim claim, String why) {
        transactions.change(tx -> {
            int failures = tx.outboundMails().tries(claim.mail());
            Optional<Duration> wait = RetryLadder.after(Math.max(1, failures));
            if (wait.isPresent()) {
                tx.outboundMails().postpone(claim, why, clock.instant().plus(wait.get()));
            } else {
                tx.outboundMails().giveUp(claim, why);
            }
            return true;
        });
    }

    /** It cannot be written before the game of its board is there, and waits for it as long as it takes. */
    void putOff(Claim claim, String why) {
        transactions.change(tx -> {
            tx.outboundMails().putOff(claim, why, clock.instant().plus(REST));
            return true;
        });
    }

    /** It broke us while it was written or carried: so it would again and again, and not for want of a mail server. */
    void faulty(Claim claim, String why) {
        transactions.change(tx -> {
            OptionalInt faults = tx.outboundMails().countFault(claim);
            if (faults.isPresent() && faults.getAsInt() < FAULTS) {
                Duration wait = RetryLadder.after(faults.getAsInt()).orElseThrow();
                tx.outboundMails().postpone(claim, why, clock.instant().plus(wait));
            } else {
                tx.outboundMails().giveUp(claim, why);
            }
            return true;
        });
    }

    void dead(Claim claim, String why) {
        transactions.change(tx -> {
            tx.outboundMails().giveUp(claim, why);
            return true;
        });
    }

    /**
     * Lets a mail that waits or was given up be tried again at once, from the foot of the ladder.
     *
     * @return whether there is such a mail
     */
    public boolean retry(long id) {
        return transactions.change(tx -> tx.outboundMails().retry(id, clock.instant()));
    }

    /**
     * Lets mails be tried once more that were given up since the server stopped while sending them: that may have had
     * another reason each time. For a caller who has seen the server at work for a while.
     *
     * @return how many
     */
    public int retryAfterDeaths() {
        return transactions.change(tx -> tx.outboundMails().retryAfterDeaths(DEATHS, clock.instant()));
    }

    /**
     * Makes every mail due now that was given up or waits to be tried again, as after a mail server was away. What came
     * back or is kept for an address that is paused stays.
     *
     * @return how many
     */
    public int retryAll() {
        return transactions.change(tx -> tx.outboundMails().retryAll(clock.instant()));
    }

    /**
     * Forgets the bytes of mails that are settled; what they were about, to whom they went and their fate stay.
     *
     * @param before when they were due
     * @return how many
     */
    public int prune(Instant before) {
        int pruned = 0;
        int batch;
        do {
            batch = transactions.change(tx -> tx.outboundMails().prune(before, BATCH));
            pruned += batch;
        } while (batch > 0);
        return pruned;
    }

    /** The mails not yet delivered, the oldest first. */
    public List<Long> undelivered() {
        return transactions.read(tx -> tx.outboundMails().undelivered());
    }

    /** The newest first. */
    public List<OutboxItem> list(int most) {
        List<OutboxItem> items = transactions.read(tx -> tx.outboundMails().newest(most));
        return items.stream().map(this::completed).toList();
    }

    /** The newest of those in that state first. */
    public List<OutboxItem> list(OutboxItem.State state, int most) {
        List<OutboxItem> items = transactions.read(tx -> tx.outboundMails().newest(state, most));
        return items.stream().map(this::completed).toList();
    }

    /** The oldest of those with a higher number first, for a walk through all of them. */
    public List<OutboxItem> after(long id, int most) {
        List<OutboxItem> items = transactions.read(tx -> tx.outboundMails().after(id, most));
        return items.stream().map(this::completed).toList();
    }

    /** One that cannot be written now is listed as it is. */
    private OutboxItem completed(OutboxItem item) {
        try {
            return item.to().isEmpty() ? renderer.completed(item) : item;
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException e) {
            return item;
        }
    }

    private Optional<OutgoingMail> frozen(long id) {
        return transactions.read(tx -> tx.outboundMails().frozen(id));
    }
}
