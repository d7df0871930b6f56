package pbem.mail.intake;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.repository.Unavailable;

/**
 * Acts on what waits in the inbox, oldest first, one mail at a time. A mail that breaks us is tried a few times and
 * then set aside with its reason, and the next one goes on.
 */
public final class Intake {

    /** After so many failures a mail is quarantined. */
    static final int ATTEMPTS = 3;

    /**
     * After so many attempts that never ended, too. A process can be killed for reasons of its own while it has a mail in
     * hand, several times over; a mail that kills it does so every time.
     */
    static final int DEATHS = 10;

    private static final Logger LOG = LoggerFactory.getLogger(Intake.class);

    private final Inbox inbox;
    private final InboundMailHandler handler;
    private final String worker;

    /** What could not even be put back, since the database was not available. */
    private volatile Optional<Inbox.Claimed> inHand = Optional.empty();

    /** @param worker who claims the mails: a name that no other process has */
    public Intake(Inbox inbox, InboundMailHandler handler, String worker) {
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
     * @param mayGoOn asked before every mail; the one in hand is always finished
     * @return how many mails got their outcome
     * @throws Unavailable as above
     */
    public int work(BooleanSupplier mayGoOn) {
        putBack();
        int done = 0;
        for (Optional<Inbox.Claimed> mail = next(mayGoOn); mail.isPresent(); mail = next(mayGoOn)) {
            done += act(mail.get()) ? 1 : 0;
        }
        return done;
    }

    private Optional<Inbox.Claimed> next(BooleanSupplier mayGoOn) {
        return mayGoOn.getAsBoolean() ? inbox.claim(worker) : Optional.empty();
    }

    private boolean act(Inbox.Claimed mail) {
        if (mail.attempts() - mail.failures() > DEATHS) {
            // Counted but never ended: it took the whole process down each time.
            inbox.setAside(mail, "the server stopped while acting on it, " + DEATHS + " times");
            return false;
        }
        try {
            handler.act(mail);
            return true;
        } catch (Unavailable e) {
            inHand = Optional.of(mail);
            putBack();
            throw e;
        } catch (RuntimeException | Error e) { // noted before anything is said: memory may be short
            inbox.failed(mail, reason(e));
            LOG.error("mail {} failed, attempt {}", mail.id(), mail.attempts(), e);
            return false;
        }
    }

    private void putBack() {
        inHand.ifPresent(inbox::putBack);
        inHand = Optional.empty();
    }

    private static String reason(Throwable fault) {
        return fault.getClass().getSimpleName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage());
    }
}
