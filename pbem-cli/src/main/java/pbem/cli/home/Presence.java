package pbem.cli.home;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.intake.RareWarning;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.repository.worker.Workers;

/**
 * The presence of a worker among others on one database, which may be on other machines. It shows in the database that
 * the worker lives, and finds workers that no longer live. Each worker measures that time by its own clock, so that the
 * clocks of machines need not agree. Safe for any thread.
 */
final class Presence implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Presence.class);

    /** A worker that does not show itself for this time is gone, and others take over its work. */
    static final Duration GONE = Duration.ofSeconds(60);

    /** A worker that could not show itself for this time begins nothing that others may have taken over. */
    private static final Duration DOUBTFUL = Duration.ofSeconds(40);

    private static final Duration BEAT = Duration.ofSeconds(10);

    private final Transactions transactions;
    private final Clock clock;
    private final LongSupplier nanos;
    private final String name;
    private final String host;
    private final String roles;
    private final String settings;
    private final AtomicLong beats = new AtomicLong();
    private final AtomicLong lastBeat;

    /** The other workers by name. Used, like {@link #lastLook}, only by the thread that looks after them. */
    private final Map<String, Seen> others = new HashMap<>();

    private long lastLook;

    /** What another worker showed last, and since when. */
    private record Seen(long beats, long since) {}

    private Presence(
            Transactions transactions,
            Clock clock,
            LongSupplier nanos,
            String name,
            Set<Role> roles,
            CommonSettings settings) {
        this.transactions = transactions;
        this.clock = clock;
        this.nanos = nanos;
        this.name = name;
        this.host = Machine.name().orElse("a machine without a name");
        this.roles = Role.words(roles);
        this.settings = settings.text();
        this.lastBeat = new AtomicLong(nanos.getAsLong());
        this.lastLook = nanos.getAsLong();
    }

    static Presence start(Transactions transactions, Clock clock, String name, Set<Role> roles, CommonSettings settings)
            throws IOException {
        return start(transactions, clock, System::nanoTime, name, roles, settings);
    }

    /**
     * Shows the worker for the first time.
     *
     * @param nanos a clock in nanoseconds that is never set
     * @throws IOException if another worker has other settings; the message names them
     */
    static Presence start(
            Transactions transactions,
            Clock clock,
            LongSupplier nanos,
            String name,
            Set<Role> roles,
            CommonSettings settings)
            throws IOException {
        Presence presence = new Presence(transactions, clock, nanos, name, roles, settings);
        presence.beat(); // before the others are asked, so that of two that start together one sees the other
        try {
            presence.requireSameSettings(settings);
        } catch (IOException | RuntimeException e) {
            presence.close();
            throw e;
        }
        return presence;
    }

    private void requireSameSettings(CommonSettings mine) throws IOException {
        Instant lately = clock.instant().minus(GONE);
        for (Workers.Sign other : transactions.read(tx -> tx.workers().all())) {
            List<String> differences = mine.differences(CommonSettings.read(other.settings()));
            if (!differences.isEmpty() && other.at().isAfter(lately)) {
                throw new IOException(
                        "another worker of this server, on " + other.host() + ", was at work at " + other.at()
                                + " with other settings: " + String.join(", ", differences)
                                + "; make them the same, or stop the other one (one that was killed is forgotten after a"
                                + " minute)");
            }
        }
    }

    private void beat() {
        Workers.Sign sign = new Workers.Sign(name, host, roles, settings, beats.incrementAndGet(), clock.instant());
        long now = nanos.getAsLong();
        transactions.performInHand(tx -> tx.workers().show(sign));
        lastBeat.set(now);
    }

    /** Whether other workers know that this one lives. If not, they may take over its work. */
    boolean isKnown() {
        if (silence(lastBeat.get()).compareTo(BEAT.multipliedBy(2)) > 0) {
            try {
                beat();
            } catch (Unavailable e) {
                RareWarning.OF_THE_DATABASE.say("this worker cannot show that it lives: {}", e.getMessage());
            }
        }
        return silence(lastBeat.get()).compareTo(DOUBTFUL) < 0;
    }

    private Duration silence(long since) {
        return Duration.ofNanos(nanos.getAsLong() - since);
    }

    /**
     * Shows the worker if it is time, and looks for other workers that are gone.
     *
     * @param release takes the name of each worker that is gone, gives up its claims and forgets it
     */
    void lookAfterOthers(Consumer<String> release) {
        if (silence(lastBeat.get()).compareTo(BEAT) < 0) {
            return;
        }
        beat();
        if (silence(lastLook).compareTo(BEAT.multipliedBy(3)) > 0) {
            others.clear(); // the database was away for all, or this worker slept
        }
        lastLook = nanos.getAsLong();
        List<Workers.Sign> signs = transactions.read(tx -> tx.workers().all());
        others.keySet().retainAll(signs.stream().map(Workers.Sign::name).toList());
        for (Workers.Sign sign : signs) {
            Seen seen = others.get(sign.name());
            if (seen == null || seen.beats() != sign.beats()) {
                others.put(sign.name(), new Seen(sign.beats(), nanos.getAsLong()));
            } else if (!sign.name().equals(name) && silence(seen.since()).compareTo(GONE) >= 0) {
                LOG.warn("a worker on {} is gone, and its claimed work goes on", sign.host());
                release.accept(sign.name());
            }
        }
    }

    private void forget(String worker) {
        transactions.performInHand(tx -> tx.workers().forget(worker));
    }

    @Override
    public void close() {
        try {
            forget(name);
        } catch (Unavailable e) {
            LOG.debug("the sign of life of {} stays for a minute", name, e);
        }
    }
}
