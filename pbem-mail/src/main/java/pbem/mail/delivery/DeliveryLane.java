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
 * Sends mails one after the other over its own connection, and records the results. Accepted mails are recorded several
 * at a time, since a commit costs as much as a mail. For one thread, and another that may {@link #leaveAfter leave} it.
 */
final class DeliveryLane {

    /** The longest run of a lane; with the longest time of one mail it is less than a lease. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    /**
     * The number of mails frozen by one commit and recorded as sent by one: as many may be sent twice if the process is
     * killed.
     */
    static final int TOGETHER = 16;

    /** A sent mail is recorded after at most this time plus the next mail's. */
    private static final Duration SOON = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(DeliveryLane.class);

    private final Outbox outbox;
    private final SmtpTransport connection;
    private final MailTransport transport;
    private final boolean spare;

    /** The mails that have not begun. */
    private final Deque<Claim> waiting = new ArrayDeque<>();

    /** The mail that is being sent, since when; the other fields belong to this thread while there is none. */
    private Optional<Claim> inHand = Optional.empty();

    private long inHandSince;

    /** The results to record, in order; each returns the number of sent mails. */
    private final List<IntSupplier> fates = new ArrayList<>();

    /** The sent mails that are not among the results yet, and since when. */
    private final List<Claim> taken = new ArrayList<>();

    private long takenSince;
    private volatile Optional<String> away = Optional.empty();

    /**
     * A new lane.
     *
     * @param transport sends mails over the connection
     * @param spare whether it is a further lane, so that a failed connection does not mean that the mail server is down
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

    /** Why the mail server was unreachable; empty if it was not. */
    Optional<String> away() {
        return away;
    }

    /** The results to record once the database is available again; each returns the number of sent mails. */
    List<IntSupplier> unnoted() {
        fatesOfTaken();
        return List.copyOf(fates);
    }

    /** Releases the connection for another lane. */
    SmtpTransport close() {
        connection.close();
        return connection;
    }

    /**
     * A lane that was left because its mail hangs.
     *
     * @param fates the results of the other mails, each returning the number of sent mails; mails that had not begun
     *     are given back
     */
    record Left(long mail, List<IntSupplier> fates) {}

    /**
     * Leaves the lane to its present mail, if that has taken long. The time to connect does not count.
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
     * Sends its mails.
     *
     * @param mayGoOn polled before every mail; the current mail is always finished and the others are given back, also
     *     when the lease could end during the next one
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
        } catch (RuntimeException | Error e) { // an error of the database, or of recording a result
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

    /** The frozen mails by number; empty if they should be written one by one. */
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
        } catch (RuntimeException | Error e) { // presumably this mail's own fault, not the next one's
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

    /** Sends a mail; returns the result to record, unless it was simply accepted. */
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
     * Records the results, in order. A result that fails for its own reason is dropped, and the mail's lease expires.
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

    /** Adds the accepted mails to the results: together, or one by one if that fails. */
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

    /** The result to record for a mail; empty if it was accepted. */
    private Optional<IntSupplier> fate(Claim claim, List<String> recipients, MailTransport.Reply reply) {
        return switch (reply.fate()) {
            case TAKEN -> Optional.empty();
            case LATER -> {
                LOG.warn("mail {} was not accepted yet", claim.mail()); // the outbox says by whom and why
                yield Optional.of(unsent(() -> outbox.later(claim, reply.why())));
            }
            case AWAY -> {
                away = Optional.of(reply.why()); // reported once, by the caller of the round
                yield Optional.of(
                        unsent(spare ? () -> outbox.putBack(List.of(claim)) : () -> outbox.later(claim, reply.why())));
            }
            case NEVER -> {
                LOG.warn("mail {} was refused for good", claim.mail()); // the server's reason may name people
                LOG.debug("to {}: {}", recipients, reply.why());
                yield Optional.of(unsent(() -> {
                    outbox.dead(claim, reply.why());
                    outbox.unreachable(reply.unknownMailboxes(), reply.why());
                }));
            }
            case PART -> {
                LOG.warn(
                        "mail {} was accepted for {} of its recipients, and for {} not yet or never",
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
