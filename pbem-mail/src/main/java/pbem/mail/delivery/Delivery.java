package pbem.mail.delivery;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
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

    /** Of somebody who wants to know whether the mail server is there. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Outbox outbox;
    private final SmtpSettings settings;
    private final UnaryOperator<MailTransport> between;
    private final String worker;
    private volatile Optional<String> away = Optional.empty();

    /** What became of the last mail, if it is not noted yet since the database was not available; tells whether it went. */
    private volatile Optional<BooleanSupplier> unnoted = Optional.empty();

    /** @param worker who claims the mails: a name that no other process has */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker) {
        this(outbox, settings, worker, transport -> transport);
    }

    /** @param between what stands between us and the connection that mails go by */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker, UnaryOperator<MailTransport> between) {
        this.outbox = outbox;
        this.settings = settings;
        this.worker = worker;
        this.between = between;
    }

    /**
     * Tries everything that is due now, up to the first mail for which there is no mail server: the others would fare no
     * better, and wait untried.
     *
     * @return how many mails the mail server took
     * @throws Unavailable if the database cannot be written now; no mail is blamed for it, and what became of the one in
     *     hand is noted in the next round, before any other is sent
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
        int sent = noteLast() ? 1 : 0;
        away = Optional.empty();
        try (SmtpTransport connection = new SmtpTransport(settings)) {
            MailTransport transport = between.apply(connection);
            for (Optional<Claim> due = next(mayGoOn); due.isPresent(); due = next(mayGoOn)) {
                sent += send(transport, due.get()) ? 1 : 0;
            }
        }
        return sent;
    }

    /** Why the mail server could not be reached, if the last round ended by that, so that the next one may take its time. */
    public Optional<String> away() {
        return away;
    }

    private Optional<Claim> next(BooleanSupplier mayGoOn) {
        return away.isEmpty() && mayGoOn.getAsBoolean() ? outbox.claim(worker) : Optional.empty();
    }

    /**
     * Connects to the mail server and logs in as for a mail, and sends none.
     *
     * @return why that did not work; empty if it did
     */
    public Optional<String> check() {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            return ConnectionTrouble.of(transport::connect);
        }
    }

    private boolean send(MailTransport transport, Claim claim) {
        try {
            Optional<OutgoingMail> mail = outbox.freeze(claim.mail());
            if (mail.isEmpty()) {
                return note(unsent(() -> outbox.dead(claim, "nobody is left to get it")));
            }
            MailTransport.Reply reply = transport.carry(mail.get());
            return note(() -> reply.match(new Settling(claim, mail.get().recipients())));
        } catch (Unavailable e) {
            if (unnoted.isEmpty()) {
                note(unsent(() -> outbox.putBack(claim)));
            }
            throw e;
        } catch (RuntimeException | Error e) { // its own fault as far as anybody can tell, and not the next one's
            note(unsent(() -> outbox.faulty(claim, "cannot be written or sent: " + e)));
            LOG.error("mail {} could not be written or sent: {}", claim.mail(), e.toString(), e);
            return false;
        }
    }

    private static BooleanSupplier unsent(Runnable fate) {
        return () -> {
            fate.run();
            return false;
        };
    }

    private boolean note(BooleanSupplier fate) {
        unnoted = Optional.of(fate);
        return noteLast();
    }

    /** Notes what is not noted yet; if that fails for a reason of its own it is forgotten, and the mail's lease ends. */
    private boolean noteLast() {
        try {
            boolean sent = unnoted.filter(BooleanSupplier::getAsBoolean).isPresent();
            unnoted = Optional.empty();
            return sent;
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) {
            unnoted = Optional.empty();
            throw e;
        }
    }

    /** Notes what became of a mail; tells whether it was sent. */
    private final class Settling implements MailTransport.Reply.Cases<Boolean> {

        private final Claim claim;
        private final List<String> recipients;

        private Settling(Claim claim, List<String> recipients) {
            this.claim = claim;
            this.recipients = recipients;
        }

        @Override
        public Boolean taken(MailTransport.Reply.Taken taken) {
            outbox.sent(claim.mail());
            return true;
        }

        @Override
        public Boolean later(MailTransport.Reply.Later later) {
            LOG.warn("mail {} was not taken yet", claim.mail()); // by whom and why stands in the outbox
            outbox.later(claim, later.why());
            return false;
        }

        @Override
        public Boolean away(MailTransport.Reply.Away reply) {
            away = Optional.of(reply.why()); // said once, by whoever asked for the round
            outbox.later(claim, reply.why());
            return false;
        }

        @Override
        public Boolean never(MailTransport.Reply.Never never) {
            LOG.warn(
                    "mail {} to {} was refused for good: {}", claim.mail(), String.join(", ", recipients), never.why());
            outbox.dead(claim, never.why());
            outbox.unreachable(never.unknownMailboxes(), never.why());
            return false;
        }

        @Override
        public Boolean part(MailTransport.Reply.Part part) {
            LOG.warn(
                    "mail {} was taken for {} of its recipients: {}",
                    claim.mail(),
                    part.taken().size(),
                    part.why());
            outbox.inPart(claim, part);
            outbox.unreachable(part.unknownMailboxes(), part.why());
            return part.left().isEmpty();
        }
    }
}
