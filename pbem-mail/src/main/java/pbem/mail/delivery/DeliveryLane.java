package pbem.mail.delivery;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.writing.board.MissingGame;
import pbem.repository.Claim;
import pbem.repository.OutgoingMail;
import pbem.repository.Unavailable;

/**
 * Sends mails one after the other over a connection of its own, and notes what became of each: those that were simply taken
 * a few at a time, since a commit costs as much as a mail. For one thread, and another that may {@link #leaveAfter leave} it.
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
    private final SmtpTransport connection;
    private final MailTransport transport;
    private final boolean spare;

    /** What is not begun. */
    private final Deque<Claim> waiting = new ArrayDeque<>();

    /** On its way at this moment, since when; all else here is this thread's own while there is none. */
    private Optional<Claim> inHand = Optional.empty();

    private long inHandSince;

    /** What is to be noted, in order; each tells how many mails were sent. */
    private final List<IntSupplier> fates = new ArrayList<>();

    /** What was sent and is not among the fates yet, and since when. */
    private final List<Claim> taken = new ArrayList<>();

    private long takenSince;
    private volatile Optional<String> away = Optional.empty();

    /**
     * A lane of its own.
     *
     * @param transport carries mails over the connection
     * @param spare whether it is one beside another: that it gets no connection says nothing of the mail server
     */
    DeliveryLane(Outbox outbox, SmtpTransport connection, MailTransport transport, boolean spare) {
        this.outbox = outbox;
        this.connection = connection;
        this.transport = transport;
        this.spare = spare;
    }

    boolean isSpare() {
        return spare;
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

    /** Ends the connection, which another may use. */
    SmtpTransport close() {
        connection.close();
        return connection;
    }

    /**
     * A lane whose mail is not taken or refused in time.
     *
     * @param fates what is to be noted of the others, each telling how many were sent; those that were not begun are given back
     */
    record Left(long mail, List<IntSupplier> fates) {}

    /**
     * Leaves it to one mail alone, if that has been on its way for long. That it takes long to get a connection is none of
     * the mail's doing.
     */
    synchronized Optional<Left> leaveAfter(Duration longest) {
        if (inHand.isEmpty() || connection.isConnecting() || System.nanoTime() - inHandSince < longest.toNanos()) {
            return Optional.empty();
        }
        putBackWaiting();
        Left left = new Left(inHand.get().mail(), unnoted());
        fates.clear();
        return Optional.of(left);
    }

    private synchronized Optional<Claim> take() {
        inHand = Optional.ofNullable(waiting.poll());
        inHandSince = System.nanoTime();
        return inHand;
    }

    private synchronized void isDone() {
        inHand = Optional.empty();
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
        Map<Long, OutgoingMail> frozen = Map.of();
        waiting.addAll(claims);
        try {
            for (int begun = 0; !waiting.isEmpty(); begun++) {
                boolean late = System.nanoTime() - began > LONGEST.toNanos();
                if (away.isPresent() || late || !mayGoOn.getAsBoolean()) {
                    putBackWaiting();
                } else {
                    if (begun % TOGETHER == 0) {
                        sent += note();
                        frozen = frozen(waiting.stream().limit(TOGETHER).toList());
                    }
                    Claim claim = take().orElseThrow();
                    sent += send(claim, Optional.ofNullable(frozen.get(claim.mail())));
                }
            }
            return sent + note();
        } catch (RuntimeException | Error e) { // of the database, or of what notes the fate of a mail
            putBackWaiting();
            throw e;
        }
    }

    private void putBackWaiting() {
        if (!waiting.isEmpty()) {
            List<Claim> left = List.copyOf(waiting);
            waiting.clear();
            fates.add(unsent(() -> outbox.putBack(left)));
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
        } catch (MissingGame e) {
            fate = Optional.of(unsent(() -> outbox.putOff(claim, e.getMessage())));
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
        try {
            Optional<OutgoingMail> mail = frozen.or(() -> outbox.freeze(claim.mail()));
            return mail.isEmpty()
                    ? Optional.of(unsent(() -> outbox.dead(claim, "nobody is left to get it")))
                    : fate(claim, mail.get().recipients(), transport.carry(mail.get()));
        } finally {
            isDone();
        }
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
    private Optional<IntSupplier> fate(Claim claim, List<String> recipients, MailTransport.Reply reply) {
        return switch (reply.fate()) {
            case TAKEN -> Optional.empty();
            case LATER -> {
                LOG.warn("mail {} was not taken yet", claim.mail()); // by whom and why stands in the outbox
                yield Optional.of(unsent(() -> outbox.later(claim, reply.why())));
            }
            case AWAY -> {
                away = Optional.of(reply.why()); // told once, by the caller of the round
                yield Optional.of(
                        unsent(spare ? () -> outbox.putBack(List.of(claim)) : () -> outbox.later(claim, reply.why())));
            }
            case NEVER -> {
                LOG.warn("mail {} was refused for good", claim.mail()); // a server names people in its reason
                LOG.debug("to {}: {}", recipients, reply.why());
                yield Optional.of(unsent(() -> {
                    outbox.dead(claim, reply.why());
                    outbox.unreachable(reply.unknownMailboxes(), reply.why());
                }));
            }
            case PART -> {
                LOG.warn(
                        "mail {} was taken for {} of its recipients, and for {} not yet or never",
                        claim.mail(),
                        reply.taken().size(),
                        recipients.size() - reply.taken().size());
                LOG.debug("mail {}: {}", claim.mail(), reply.why());
                yield Optional.of(() -> {
                    outbox.inPart(claim, reply);
                    outbox.unreachable(reply.unknownMailboxes(), reply.why());
                    return reply.left().isEmpty() ? 1 : 0;
                });
            }
        };
    }
}
