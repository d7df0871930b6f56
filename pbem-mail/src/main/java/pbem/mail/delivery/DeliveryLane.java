package pbem.mail.delivery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.writing.OutgoingMail;
import pbem.repository.Claim;
import pbem.repository.Unavailable;

/**
 * Sends mails one after the other over a connection of its own, and notes what became of each: those that were simply taken
 * a few at a time, since a commit costs as much as a mail. One thread at a time, not always the same.
 */
final class DeliveryLane {

    /** With the longest that one mail can take, less than a lease. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    /** Frozen by one commit, and noted as sent by one: so many may go out twice if the process is killed. */
    static final int TOGETHER = 16;

    /** No mail that was sent waits longer to be noted than this and the next mail take. */
    private static final Duration SOON = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(DeliveryLane.class);

    private final Outbox outbox;
    private final MailTransport transport;
    private final boolean spare;

    /** What is to be noted, in order; each tells how many mails were sent. */
    private final List<IntSupplier> fates = new ArrayList<>();

    /** What was sent and is not among the fates yet, and since when. */
    private final List<Claim> taken = new ArrayList<>();

    private long takenSince;
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

    /** What is to be done once the database is available again; each tells how many mails were sent. */
    List<IntSupplier> unnoted() {
        fatesOfTaken();
        return List.copyOf(fates);
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
        int next = 0;
        long began = System.nanoTime();
        Map<Long, OutgoingMail> frozen = Map.of();
        try {
            while (next < claims.size()) {
                boolean late = System.nanoTime() - began > LONGEST.toNanos();
                if (away.isPresent() || late || !mayGoOn.getAsBoolean()) {
                    List<Claim> left = claims.subList(next, claims.size());
                    next = claims.size();
                    fates.add(unsent(() -> outbox.putBack(left)));
                    return sent + note();
                }
                if (next % TOGETHER == 0) {
                    sent += note();
                    frozen = frozen(claims.subList(next, Math.min(next + TOGETHER, claims.size())));
                }
                Claim claim = claims.get(next++);
                sent += send(claim, Optional.ofNullable(frozen.get(claim.mail())));
            }
            return sent + note();
        } catch (RuntimeException | Error e) { // of the database, or of what notes the fate of a mail
            if (next < claims.size()) {
                List<Claim> left = claims.subList(next, claims.size());
                fates.add(unsent(() -> outbox.putBack(left)));
            }
            throw e;
        }
    }

    /** By number; empty if they are better written one by one. */
    private Map<Long, OutgoingMail> frozen(List<Claim> claims) {
        return claims.size() == 1
                ? Map.of()
                : outbox.freeze(claims.stream().map(Claim::mail).toList());
    }

    private int send(Claim claim, Optional<OutgoingMail> frozen) {
        Optional<IntSupplier> fate;
        try {
            fate = carried(claim, frozen);
        } catch (Unavailable e) {
            fates.add(unsent(() -> outbox.putBack(List.of(claim))));
            throw e;
        } catch (RuntimeException | Error e) { // its own fault as far as anybody can tell, and not the next one's
            fate = Optional.of(faulty(claim, e));
        }
        if (fate.isEmpty()) {
            takenSince = taken.isEmpty() ? System.nanoTime() : takenSince;
            taken.add(claim);
            return System.nanoTime() - takenSince > SOON.toNanos() ? note() : 0;
        }
        fatesOfTaken();
        fates.add(fate.get());
        try {
            return note();
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) {
            fates.add(faulty(claim, e));
            return note();
        }
    }

    /** What is to be noted of a mail, but for one that was simply taken. */
    private Optional<IntSupplier> carried(Claim claim, Optional<OutgoingMail> frozen) {
        Optional<OutgoingMail> mail = frozen.or(() -> outbox.freeze(claim.mail()));
        return mail.isEmpty()
                ? Optional.of(unsent(() -> outbox.dead(claim, "nobody is left to get it")))
                : transport
                        .carry(mail.get())
                        .match(new Settling(claim, mail.get().recipients()));
    }

    private IntSupplier faulty(Claim claim, Throwable fault) {
        return unsent(() -> {
            outbox.faulty(claim, "cannot be written or sent: " + fault);
            LOG.error("mail {} could not be written or sent: {}", claim.mail(), fault.toString(), fault);
        });
    }

    private static IntSupplier unsent(Runnable fate) {
        return () -> {
            fate.run();
            return 0;
        };
    }

    /**
     * Notes what is not noted yet, in order. What cannot be noted for a reason of its own is forgotten, and the mail's lease
     * ends.
     */
    private int note() {
        fatesOfTaken();
        int sent = 0;
        while (!fates.isEmpty()) {
            IntSupplier first = fates.get(0);
            try {
                sent += first.getAsInt();
                fates.remove(0);
            } catch (Unavailable e) {
                throw e;
            } catch (RuntimeException | Error e) {
                fates.remove(0);
                throw e;
            }
        }
        return sent;
    }

    /** Those that were taken since the last time are noted together, or else one by one. */
    private void fatesOfTaken() {
        if (taken.isEmpty()) {
            return;
        }
        List<Claim> together = List.copyOf(taken);
        taken.clear();
        fates.add(() -> {
            try {
                outbox.sent(together.stream().map(Claim::mail).toList());
                return together.size();
            } catch (Unavailable e) {
                throw e;
            } catch (RuntimeException | Error e) {
                return together.stream().mapToInt(this::sent).sum();
            }
        });
    }

    private int sent(Claim claim) {
        try {
            outbox.sent(claim.mail());
            return 1;
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return faulty(claim, e).getAsInt();
        }
    }

    /** What is to be noted of a mail; nothing by itself if it was taken. */
    private final class Settling implements MailTransport.Reply.Cases<Optional<IntSupplier>> {

        private final Claim claim;
        private final List<String> recipients;

        private Settling(Claim claim, List<String> recipients) {
            this.claim = claim;
            this.recipients = recipients;
        }

        @Override
        public Optional<IntSupplier> taken(MailTransport.Reply.Taken taken) {
            return Optional.empty();
        }

        @Override
        public Optional<IntSupplier> later(MailTransport.Reply.Later later) {
            LOG.warn("mail {} was not taken yet", claim.mail()); // by whom and why stands in the outbox
            return Optional.of(unsent(() -> outbox.later(claim, later.why())));
        }

        @Override
        public Optional<IntSupplier> away(MailTransport.Reply.Away reply) {
            away = Optional.of(reply.why()); // said once, by whoever asked for the round
            return Optional.of(unsent(() -> {
                if (spare) {
                    outbox.putBack(List.of(claim));
                } else {
                    outbox.later(claim, reply.why());
                }
            }));
        }

        @Override
        public Optional<IntSupplier> never(MailTransport.Reply.Never never) {
            LOG.warn("mail {} was refused for good", claim.mail()); // as above: a server names people
            LOG.debug("to {}: {}", recipients, never.why());
            return Optional.of(unsent(() -> {
                outbox.dead(claim, never.why());
                outbox.unreachable(never.unknownMailboxes(), never.why());
            }));
        }

        @Override
        public Optional<IntSupplier> part(MailTransport.Reply.Part part) {
            LOG.warn(
                    "mail {} was taken for {} of its recipients, and for {} not yet or never",
                    claim.mail(),
                    part.taken().size(),
                    recipients.size() - part.taken().size());
            LOG.debug("mail {}: {}", claim.mail(), part.why());
            return Optional.of(() -> {
                outbox.inPart(claim, part);
                outbox.unreachable(part.unknownMailboxes(), part.why());
                return part.left().isEmpty() ? 1 : 0;
            });
        }
    }
}
