package pbem.cli.metrics;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.query.CachedQuery;
import pbem.repository.Transactions;
import pbem.repository.watch.Alarm;
import pbem.repository.watch.Vitals;

/**
 * Figures from the database. They are read at most twice a minute, since reading them counts every mail. While the
 * database is down, the last figures are kept. Safe for any thread.
 */
final class DatabaseFigures {

    private static final Logger LOG = LoggerFactory.getLogger(DatabaseFigures.class);
    private static final Duration GOOD_FOR = Duration.ofSeconds(30);

    /**
     * @param oldestReceived the arrival time of the oldest waiting mail that came in
     * @param oldestToSend the time since which the oldest outgoing mail has waited
     */
    record Found(
            SortedMap<String, Integer> received,
            SortedMap<String, Integer> posted,
            SortedMap<String, Integer> boards,
            SortedMap<String, Integer> players,
            Optional<Instant> oldestReceived,
            Optional<Instant> oldestToSend,
            List<String> alarms) {

        /** The age of the oldest waiting mail, in seconds; 0 if none waits. */
        static double age(Optional<Instant> first, Instant now) {
            return first.map(since -> Math.max(0, Duration.between(since, now).toMillis() / 1000.0))
                    .orElse(0.0);
        }
    }

    private final Transactions transactions;
    private final Clock clock;
    private final CachedQuery<Found> kept = new CachedQuery<>(GOOD_FOR, this::found);

    DatabaseFigures(Transactions transactions, Clock clock) {
        this.transactions = transactions;
        this.clock = clock;
    }

    Instant now() {
        return clock.instant();
    }

    /** The figures; empty if the database was never available. */
    Optional<Found> look() {
        try {
            kept.at(clock.instant());
        } catch (RuntimeException e) {
            LOG.debug("no figures of the database", e);
        }
        return kept.last();
    }

    private Found found(Instant now) {
        return transactions.read(tx -> {
            Vitals vitals = tx.vitals();
            return new Found(
                    vitals.received(),
                    vitals.posted(),
                    vitals.boards(),
                    vitals.players(),
                    tx.backlog().oldestReceived(),
                    tx.backlog().oldestToSend(),
                    tx.alarms().all().stream()
                            .filter(Alarm::lasts)
                            .map(Alarm::cause)
                            .toList());
        });
    }
}
