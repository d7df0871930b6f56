package pbem.mail.delivery;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.login.ConnectionTrouble;
import pbem.mail.writing.OutgoingMail;
import pbem.repository.Claim;
import pbem.repository.Unavailable;

/**
 * Sends what is due in the outbox, the oldest first, over one connection. Nothing is sent inside a transaction: a crash
 * between sending and noting it sends the same mail, with the same Message-ID, once more.
 */
public final class Delivery {

    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    private final Outbox outbox;
    private final SmtpSettings settings;
    private final String worker;

    /** @param worker who claims the mails: a name that no other process has */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker) {
        this.outbox = outbox;
        this.settings = settings;
        this.worker = worker;
    }

    /**
     * Tries everything that is due now.
     *
     * @return how many mails the mail server took
     * @throws Unavailable if the database cannot be written now; what was in hand is tried again when its lease ends
     */
    public int work() {
        return work(() -> true);
    }

    /**
     * Tries what is due now, as long as it may.
     *
     * @param mayGoOn asked before every mail; the one in hand is always finished
     * @return how many mails the mail server took
     * @throws Unavailable as above
     */
    public int work(BooleanSupplier mayGoOn) {
        int sent = 0;
        try (SmtpTransport transport = new SmtpTransport(settings)) {
            for (Optional<Claim> due = next(mayGoOn); due.isPresent(); due = next(mayGoOn)) {
                sent += send(transport, due.get()) ? 1 : 0;
            }
        }
        return sent;
    }

    private Optional<Claim> next(BooleanSupplier mayGoOn) {
        return mayGoOn.getAsBoolean() ? outbox.claim(worker) : Optional.empty();
    }

    /**
     * Connects to the mail server and logs in as for a mail, and sends none.
     *
     * @return why that did not work; empty if it did
     */
    public Optional<String> check() {
        try (SmtpTransport transport = new SmtpTransport(settings)) {
            return ConnectionTrouble.of(transport::connect);
        }
    }

    private boolean send(MailTransport transport, Claim claim) {
        try {
            Optional<OutgoingMail> mail = outbox.freeze(claim.mail());
            if (mail.isEmpty()) {
                outbox.dead(claim, "nobody is left to get it");
                return false;
            }
            return transport.carry(mail.get()).match(new Settling(claim));
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("mail {} could not be written", claim.mail(), e);
            outbox.later(claim, "cannot be written: " + e);
            return false;
        }
    }

    /** Writes down what the mail server said; true if it took the mail. */
    private final class Settling implements MailTransport.Reply.Cases<Boolean> {

        private final Claim claim;

        Settling(Claim claim) {
            this.claim = claim;
        }

        @Override
        public Boolean taken(MailTransport.Reply.Taken taken) {
            outbox.sent(claim.mail());
            return true;
        }

        @Override
        public Boolean later(MailTransport.Reply.Later later) {
            // What the server said may name an address: it stands in the outbox and not in the log.
            LOG.warn("mail {} was not taken yet", claim.mail());
            outbox.later(claim, later.why());
            return false;
        }

        @Override
        public Boolean never(MailTransport.Reply.Never never) {
            LOG.warn("mail {} was refused for good", claim.mail());
            outbox.dead(claim, never.why());
            outbox.unreachable(never.unknownMailboxes(), never.why());
            return false;
        }

        @Override
        public Boolean part(MailTransport.Reply.Part part) {
            LOG.warn(
                    "mail {} was taken for {} of its recipients",
                    claim.mail(),
                    part.taken().size());
            outbox.inPart(claim, part);
            outbox.unreachable(part.unknownMailboxes(), part.why());
            return part.left().isEmpty();
        }
    }
}
