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
 * Acts on the mails that wait in the inbox, oldest first, a few at a time. Each has a transaction of its own, and the
 * mails of one sender are acted on in order. A mail that causes a fault is tried a few times and then quarantined with
 * the reason; the other mails go on.
 */
public final class Intake {

    /** A mail is quarantined after this number of failures. */
    static final int ATTEMPTS = 3;

    /**
     * A mail is also quarantined after this number of attempts that never ended. A process can be killed several times
     * for other reasons while it has claimed a mail; a mail that kills it does so every time. The first such attempt
     * does not count, since the mail was perhaps claimed among others and not even begun. From the second on it is
     * claimed alone.
     */
    static final int DEATHS = 10;

    /** The number of mails claimed at once: few enough to be done soon, enough to share a commit. */
    static final int TOGETHER = 32;

    /**
     * Once reading has taken this long, the mails read so far are acted on before another is read, so that these do not
     * wait long for the others.
     */
    private static final Duration SOON = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(Intake.class);

    private final Inbox inbox;
    private final InboundMailHandler handler;
    private final String worker;
    private final ActingLanes lanes;

    /** Mails that could not be put back because the database was not available. */
    private final List<InboundMails.Claimed> inHand = new CopyOnWriteArrayList<>();

    /** @param lanes the number of mails acted on at once; the mails of one sender stay in order */
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
     * @throws Unavailable if the database cannot be written now; that counts as no mail's failure
     */
    public int work() {
        return work(() -> true);
    }

    /**
     * Acts on the mails that are due now until none is left or it may not go on.
     *
     * @param mayGoOn asked before each claim of a few mails; claimed mails are always finished
     * @return how many mails got their outcome
     * @throws Unavailable if the database cannot be written now; that counts as no mail's failure
     */
    public int work(BooleanSupplier mayGoOn) {
        return work(mayGoOn, () -> {});
    }

    /**
     * Acts on the mails that are due now until none is left or it may not go on, and reports progress meanwhile.
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

    /** Reads the mails, then acts on them in order. After a fault, the mails without an outcome are given back. */
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
                mails.subList(next, mails.size()).forEach(inbox::putBack); // next time they get a new lease
                break;
            }
            int unended = mail.attempts() - mail.failures() - 1; // the current attempt has only begun
            if (unended - 1 >= DEATHS) {
                // Attempts were counted but never ended: the process died each time.
                inbox.setAside(mail, "the server stopped while acting on it, " + DEATHS + " times");
            } else if (ends(mail, () -> acts.add(handler.read(mail)))) {
                read.add(mail);
                if (acts.get(acts.size() - 1).dear()) { // the mails after it wait until it is done
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
                            "mail {} conflicted with others each time and is put back",
                            mails.get(i).id());
                    inbox.putBack(mails.get(i)); // it is due again at once
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

    /** Whether a step with a mail succeeded. A fault is recorded as a failure of the mail. */
    private boolean ends(InboundMails.Claimed mail, Runnable step) {
        try {
            step.run();
            return true;
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) { // recorded before it is logged: memory may be short
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
