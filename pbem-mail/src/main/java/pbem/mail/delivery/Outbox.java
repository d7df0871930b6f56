package pbem.mail.delivery;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import pbem.mail.writing.MailComposer;
import pbem.mail.writing.MailDraft;
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
 * The outbox: every mail to be sent or sent. A mail is written from its notice after the transaction that caused it,
 * and frozen before the first attempt, so that every attempt sends the same bytes. Safe for any thread and for several
 * processes.
 *
 * @param writer makes the bytes of a mail, after the transaction that read its words
 */
public record Outbox(
        Transactions transactions, MailComposer composer, Function<MailDraft, OutgoingMail> writer, Clock clock) {

    /**
     * Longer than an attempt takes. A dead process holds its mail no longer than this.
     */
    static final Duration LEASE = Duration.ofMinutes(30);

    /** A mail is set aside after this many internal errors. */
    static final int FAULTS = 5;

    /**
     * A mail is also set aside after this many deaths of processes that were sending only this mail, since it may kill
     * them. The first death does not count, since other mails may have been in work.
     */
    static final int DEATHS = 10;

    /** The interval at which a mail whose game is missing is tried. */
    static final Duration REST = Duration.ofHours(1);

    private static final Pattern BY_POLICY = Pattern.compile("\\b5\\.7\\.[0-9]{1,3}\\b");

    /** Few enough that no other transaction waits long for the database. */
    private static final int BATCH = 200;

    /**
     * Claims the oldest due mails, and counts the attempts before they begin. A mail that a process died with is claimed
     * alone, and a deadly one is set aside instead.
     *
     * @param doubted is told, if the claim fails, which mails it may have claimed: a commit may end unknown
     */
    List<OutboundMails.Claimed> claim(String worker, int most, Consumer<List<OutboundMails.Claimed>> doubted) {
        AtomicReference<List<OutboundMails.Claimed>> next = new AtomicReference<>(List.of());
        try {
            return transactions.changeInHand(tx -> {
                next.set(claim(tx, worker, most));
                return next.get();
            });
        } catch (RuntimeException | Error e) {
            doubted.accept(next.get());
            throw e;
        }
    }

    List<OutboundMails.Claimed> claim(Repositories repositories, String worker, int most) {
        Lease lease = Lease.of(worker, clock.instant(), LEASE);
        OutboundMails mails = repositories.outboundMails();
        List<OutboundMails.Claimed> next = mails.claim(lease, most);
        while (next.stream().anyMatch(mail -> mail.deaths() > DEATHS)) {
            mails.giveUp(next.get(0).claim(), "the server stopped while sending it, " + DEATHS + " times");
            next = mails.claim(lease, most);
        }
        return next;
    }

    /** Gives back claimed mails as if they had not been claimed. */
    void putBack(List<Claim> claims) {
        transactions.performInHand(tx -> claims.forEach(tx.outboundMails()::putBack));
    }

    /** The mail as it will be sent, frozen or not; changes nothing. */
    public Optional<OutgoingMail> preview(long id) {
        return frozen(id).or(() -> draft(id).map(writer));
    }

    private Optional<MailDraft> draft(long id) {
        return transactions.read(tx -> composer.compose(tx, tx.outboundMails().posted(id)));
    }

    /**
     * Releases the claims of a dead worker. Its attempts do not count towards the retries, since a death seldom
     * concerns the mail; only many deaths do.
     */
    public void release(String worker) {
        transactions.performInHand(tx -> tx.outboundMails().release(worker));
    }

    /**
     * Freezes several mails, read from one snapshot and stored by one commit.
     *
     * @return the frozen mails by number; {@link #freeze(long)} reports on the others
     */
    Map<Long, OutgoingMail> freeze(List<Long> ids) {
        Map<Long, OutgoingMail> frozen = new HashMap<>();
        Map<Long, OutgoingMail> written = new HashMap<>();
        Optional<List<MailDraft>> drafts = tried(() -> transactions.read(tx -> drafts(tx, ids, frozen)));
        for (MailDraft draft : drafts.orElse(List.of())) {
            tried(() -> writer.apply(draft))
                    .ifPresent(mail -> written.put(draft.posted().id(), mail));
        }
        if (!written.isEmpty()) {
            tried(() -> transactions.changeInHand(tx -> tx.outboundMails().freeze(written)))
                    .ifPresent(first -> first.forEach(id -> frozen.put(id, written.get(id))));
        }
        return frozen;
    }

    /** The words of the mails that are not frozen; the others are added to the map. */
    private List<MailDraft> drafts(Repositories repositories, List<Long> ids, Map<Long, OutgoingMail> frozen) {
        OutboundMails mails = repositories.outboundMails();
        Set<Long> before = mails.frozenOf(ids);
        frozen.clear(); // the transaction may run again
        before.forEach(id -> mails.frozen(id).ifPresent(mail -> frozen.put(id, mail)));
        return mails.posted(ids.stream().filter(id -> !before.contains(id)).toList()).stream()
                .flatMap(posted -> composer.compose(repositories, posted).stream())
                .toList();
    }

    /** The result; empty after a failure, which is reported when the mail is tried alone. */
    private static <T> Optional<T> tried(Supplier<T> act) {
        try {
            return Optional.of(act.get());
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return Optional.empty();
        }
    }

    /**
     * Freezes the mail. The first worker's bytes count, so that a Message-ID never belongs to two different mails.
     * Empty if no recipient is left.
     */
    Optional<OutgoingMail> freeze(long id) {
        Optional<OutgoingMail> mail = preview(id);
        if (mail.isEmpty()) {
            return mail;
        }
        Set<Long> first = transactions.changeInHand(tx -> tx.outboundMails().freeze(Map.of(id, mail.get())));
        return first.isEmpty() ? frozen(id) : mail;
    }

    void sent(long id) {
        sent(List.of(id));
    }

    /** Records all of them as sent, or none. */
    void sent(List<Long> ids) {
        transactions.performInHand(tx -> taken(tx, tx.outboundMails().sent(ids, clock.instant())));
    }

    /** Limits the mail to the recipients that may still get it; without any it is settled. */
    void inPart(Claim claim, MailTransport.Reply part) {
        transactions.perform(tx -> {
            taken(tx, part.taken());
            if (part.left().isEmpty()) {
                tx.outboundMails().sentInPart(claim, part.why(), clock.instant());
            } else {
                tx.outboundMails().narrow(claim, part.left());
            }
        });
        if (!part.left().isEmpty()) {
            later(claim, part.why());
        }
    }

    private void taken(Repositories repositories, List<String> addresses) {
        repositories.addressHealth().taken(addresses, clock.instant());
    }

    /** Records that the mail server says that these mailboxes do not exist or accept no such mail. */
    void unreachable(List<String> addresses, String why) {
        AddressHealth.Failure failure =
                BY_POLICY.matcher(why).find() ? AddressHealth.Failure.POLICY : AddressHealth.Failure.LASTING;
        transactions.perform(
                tx -> addresses.forEach(address -> tx.addressHealth().failed(address, failure, why, clock.instant())));
    }

    /** Schedules the next attempt, or gives up at the end of the ladder. */
    void later(Claim claim, String why) {
        transactions.perform(tx -> {
            int failures = tx.outboundMails().tries(claim.mail());
            Optional<Duration> wait = RetryLadder.after(Math.max(1, failures));
            if (wait.isPresent()) {
                tx.outboundMails().postpone(claim, why, clock.instant().plus(wait.get()));
            } else {
                tx.outboundMails().giveUp(claim, why);
            }
        });
    }

    /** Puts off a mail until the game of its board is present. */
    void putOff(Claim claim, String why) {
        transactions.perform(
                tx -> tx.outboundMails().putOff(claim, why, clock.instant().plus(REST)));
    }

    /** Records an internal error while a mail was written or sent, which will probably recur. */
    void faulty(Claim claim, String why) {
        transactions.perform(tx -> {
            OptionalInt faults = tx.outboundMails().countFault(claim);
            if (faults.isPresent() && faults.getAsInt() < FAULTS) {
                Duration wait = RetryLadder.after(faults.getAsInt()).orElseThrow();
                tx.outboundMails().postpone(claim, why, clock.instant().plus(wait));
            } else {
                tx.outboundMails().giveUp(claim, why);
            }
        });
    }

    void dead(Claim claim, String why) {
        transactions.perform(tx -> tx.outboundMails().giveUp(claim, why));
    }

    /**
     * Retries mails that were given up because processes died while sending them, which may have had other reasons. For
     * a caller who has seen the server at work for a while.
     *
     * @return how many
     */
    public int retryAfterDeaths() {
        return transactions.change(tx -> tx.outboundMails().retryAfterDeaths(DEATHS, clock.instant()));
    }

    /**
     * Drops the bytes of settled mails; their subject, recipients and result stay.
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

    /** An entry with its headers; one that cannot be written now is listed without. */
    private OutboxItem completed(OutboxItem item) {
        try {
            return item.to().isEmpty()
                    ? draft(item.id()).map(mail -> mail.completed(item)).orElse(item)
                    : item;
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
