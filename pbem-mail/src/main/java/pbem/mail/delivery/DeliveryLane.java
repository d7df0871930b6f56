package pbem.mail.delivery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.writing.OutgoingMail;
import pbem.repository.Claim;
import pbem.repository.Unavailable;

/**
 * Sends mails one after the other over a connection of its own, and notes what became of each. One thread at a time, not
 * always the same.
 */
final class DeliveryLane {

    /** With the longest that one mail can take, less than a lease. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    private static final Logger LOG = LoggerFactory.getLogger(DeliveryLane.class);

    private final Outbox outbox;
    private final MailTransport transport;
    private final boolean spare;
    private final List<BooleanSupplier> unnoted = new ArrayList<>();
    private volatile Optional<String> away = Optional.empty();

    /** @param spare whether it is one beside another: that it gets no connection says nothing of the mail server */
    DeliveryLane(Outbox outbox, MailTransport transport, boolean spare) {
        this.outbox = outbox;
        this.transport = transport;
        this.spare = spare;
    }

    /** Why the mail server could not be reached, if so. */
    Optional<String> away() {
        return away;
    }

    /** What is to be done once the database is available again; each tells whether a mail was sent. */
    List<BooleanSupplier> unnoted() {
        return List.copyOf(unnoted);
    }

    /**
     * Sends what it can.
     *
     * @param mayGoOn asked before every mail; the one in hand is always finished, the others are given back, as they are
     *     once so much time has gone by that the lease could end over the next
     * @return how many mails the mail server took
     * @throws Unavailable if the database cannot be written now
     */
    int send(List<Claim> claims, BooleanSupplier mayGoOn) {
        int sent = 0;
        long began = System.nanoTime();
        for (int i = 0; i < claims.size(); i++) {
            List<Claim> left = claims.subList(i, claims.size());
            boolean late = System.nanoTime() - began > LONGEST.toNanos();
            if (away.isPresent() || late || !mayGoOn.getAsBoolean()) {
                note(unsent(() -> outbox.putBack(left)));
                return sent;
            }
            try {
                sent += send(claims.get(i)) ? 1 : 0;
            } catch (RuntimeException | Error e) { // of the database, or of what notes the fate of a mail
                unnoted.add(unsent(() -> outbox.putBack(left.subList(1, left.size()))));
                throw e;
            }
        }
        return sent;
    }

    private boolean send(Claim claim) {
        try {
            Optional<OutgoingMail> mail = outbox.freeze(claim.mail());
            if (mail.isEmpty()) {
                return note(unsent(() -> outbox.dead(claim, "nobody is left to get it")));
            }
            MailTransport.Reply reply = transport.carry(mail.get());
            return note(() -> reply.match(new Settling(claim, mail.get().recipients())));
        } catch (Unavailable e) {
            if (unnoted.isEmpty()) {
                unnoted.add(unsent(() -> outbox.putBack(List.of(claim))));
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

    /** If it cannot be noted for a reason of its own it is forgotten, and the mail's lease ends. */
    private boolean note(BooleanSupplier fate) {
        unnoted.add(fate);
        try {
            boolean sent = fate.getAsBoolean();
            unnoted.clear();
            return sent;
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) {
            unnoted.clear();
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
            if (spare) {
                outbox.putBack(List.of(claim));
            } else {
                outbox.later(claim, reply.why());
            }
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
