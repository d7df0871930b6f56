package pbem.mail.intake;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.repository.InboundMails;
import pbem.repository.Unavailable;

/**
 * Acts on what waits in the inbox, oldest first, a few mails at a time: each in a transaction of its own, those of one
 * sender in order. A mail that breaks us is tried a few times and then set aside with its reason, and the others go on.
 */
public final class Intake {

    /** After so many failures a mail is quarantined. */
    static final int ATTEMPTS = 3;

    /**
     * After so many attempts that never ended, too. A process can be killed for reasons of its own while it has a
     * mail in hand, several times over; a mail that kills it does so every time. From the second time on a mail is in
     * hand alone; the first time it was perhaps among others and not even begun, so that that one does not count.
     */
    static final int DEATHS = 10;

    /** Few enough that they are soon done, and enough that a commit is shared. */
    static final int TOGETHER = 32;

    /**
     * Once reading has taken so long, what was read is acted on before any other is read: nobody waits for others'
     * mails.
     */
    private static final Duration SOON = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(Intake.class);

    private final Inbox inbox;
    private final InboundMailHandler handler;
    private final String worker;
    private final ActingLanes lanes;

    /** What could not even be put back, since the database was not available. */
    private final List<InboundMails.Claimed> inHand = new CopyOnWriteArrayList<>();

    /** @param worker who claims the mails: a name that no other process has */
    public Intake(Inbox inbox, InboundMailHandler handler, String worker) {
        this(inbox, handler, worker, 1);
    }

    /** @param lanes on how many mails to act at once, those of one sender in order */
    public Intake(Inbox inbox, InboundMailHandler handler, String worker, int lanes) {
        this.lanes = new ActingLanes(inbox, lanes);
        this.inbox = inbox;
        this.handler = handler;
        this.worker = worker;
    }

    /**
     * Acts on everything that is due now.
     *
     * @return how many mails got their outcome
     * @throws Unavailable if the database cannot be written now; no mail is blamed for it
     */
    public int work() {
        return work(() -> true);
    }

    /**
     * Acts on what is due now, as long as it may.
     *
     * @param mayGoOn asked every few mails; those in hand are always finished
     * @return how many mails got their outcome
     * @throws Unavailable as above
     */
    public int work(BooleanSupplier mayGoOn) {
        return work(mayGoOn, () -> {});
    }

    /**
     * Acts on what is due now, as long as it may, and tells of it while there is more to do.
     *
     * @param acted called whenever some mails got their outcome
     */
    public int work(BooleanSupplier mayGoOn, Runnable acted) {
        putBack();
        int done = 0;
        for (List<InboundMails.Claimed> mails = next(mayGoOn); !mails.isEmpty(); mails = next(mayGoOn)) {
            int some = act(mails);
            if (some > 0) {
                acted.run();
            }
            done += some;
        }
        return done;
    }

    private List<InboundMails.Claimed> next(BooleanSupplier mayGoOn) {
        return mayGoOn.getAsBoolean() ? inbox.claim(worker, TOGETHER) : List.of();
    }

    /** Reads them, then acts on them in order. After a fault, those without an outcome are given back. */
    private int act(List<InboundMails.Claimed> mails) {
        try {
            return actOnAll(mails);
        } catch (RuntimeException | Error e) {
            inHand.addAll(mails);
            putBack();
            throw e;
        }
    }

    private int actOnAll(List<InboundMails.Claimed> mails) {
        List<InboundMails.Claimed> read = new ArrayList<>();
        List<InboundMailHandler.Act> acts = new ArrayList<>();
        long began = System.nanoTime();
        for (int next = 0; next < mails.size(); next++) {
            InboundMails.Claimed mail = mails.get(next);
            if (next > 0 && System.nanoTime() - began > SOON.toNanos()) {
                mails.subList(next, mails.size()).forEach(inbox::putBack); // with a lease of their own next time
                break;
            }
            int unended = mail.attempts() - mail.failures() - 1; // this one begins now
            if (unended - 1 >= DEATHS) {
                // Counted but never ended: it took the whole process down each time.
                inbox.setAside(mail, "the server stopped while acting on it, " + DEATHS + " times");
            } else if (ends(mail, () -> acts.add(handler.read(mail)))) {
                read.add(mail);
                if (acts.get(acts.size() - 1).dear()) { // the mails after it wait until it is through
                    mails.subList(next + 1, mails.size()).forEach(inbox::putBack);
                    break;
                }
            }
        }
        return ended(read, lanes.act(acts));
    }

    private int ended(List<InboundMails.Claimed> mails, List<Supplier<Boolean>> ends) {
        int done = 0;
        Optional<Unavailable> away = Optional.empty();
        for (int i = 0; i < mails.size(); i++) {
            try {
                done += ends(mails.get(i), ends.get(i)::get) ? 1 : 0;
            } catch (Unavailable e) {
                if (e.isOvertaken()) {
                    LOG.info(
                            "mail {} met others each time and is put back",
                            mails.get(i).id());
                    inbox.putBack(mails.get(i)); // its turn comes at once
                } else {
                    away = Optional.of(e);
                }
            }
        }
        if (away.isPresent()) {
            throw away.get();
        }
        return done;
    }

    /** Whether a step with a mail came to its end; a fault on the way is the mail's own. */
    private boolean ends(InboundMails.Claimed mail, Runnable step) {
        try {
            step.run();
            return true;
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) { // noted before anything is said: memory may be short
            inbox.failed(mail, reason(e));
            LOG.error("mail {} failed, attempt {}", mail.id(), mail.attempts(), e);
            return false;
        }
    }

    private void putBack() {
        while (!inHand.isEmpty()) {
            inbox.putBack(inHand.get(0));
            inHand.remove(0);
        }
    }

    private static String reason(Throwable fault) {
        return fault.getClass().getSimpleName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage());
    }
}
