package pbem.mail.intake;

import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Acts on what waits in the inbox, oldest first, one mail at a time. A mail that breaks us is tried a few times and
 * then set aside with its reason, and the next one goes on.
 */
public final class Intake {

    /** After so many failures a mail is quarantined. */
    static final int ATTEMPTS = 3;

    private static final Logger LOG = LoggerFactory.getLogger(Intake.class);

    private final Inbox inbox;
    private final Clerk clerk;
    private final String worker = UUID.randomUUID().toString();

    public Intake(Inbox inbox, Clerk clerk) {
        this.inbox = inbox;
        this.clerk = clerk;
    }

    /**
     * Acts on everything that is due now.
     *
     * @return how many mails got their outcome
     */
    public int work() {
        int done = 0;
        for (Optional<Inbox.Claimed> mail = inbox.claim(worker); mail.isPresent(); mail = inbox.claim(worker)) {
            done += act(mail.get()) ? 1 : 0;
        }
        return done;
    }

    private boolean act(Inbox.Claimed mail) {
        if (mail.attempts() > ATTEMPTS) {
            // Counted but never ended: it took the whole process down each time.
            inbox.failed(mail, "the server stopped while acting on it, " + ATTEMPTS + " times");
            return false;
        }
        try {
            clerk.act(mail);
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("mail {} failed, attempt {}", mail.id(), mail.attempts(), e);
            inbox.failed(mail, reason(e));
            return false;
        }
    }

    private static String reason(Throwable fault) {
        return fault.getClass().getSimpleName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage());
    }
}
