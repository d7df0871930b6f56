package pbem.cli.metrics;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.query.KeptLook;
import pbem.repository.Transactions;
import pbem.repository.watch.Alarm;
import pbem.repository.watch.Vitals;

/**
 * What the database says of the server. It is asked no more than twice a minute, since it counts every mail. While it is away the
 * last numbers stay. Safe for any thread.
 */
final class DatabaseFigures {

    private static final Logger LOG = LoggerFactory.getLogger(DatabaseFigures.class);
    private static final Duration GOOD_FOR = Duration.ofSeconds(30);

    /**
     * @param oldestReceived when the first mail came in that waits
     * @param oldestToSend since when the first mail waits that goes out
     */
    record Found(
            SortedMap<String, Integer> received,
            SortedMap<String, Integer> posted,
            SortedMap<String, Integer> boards,
            SortedMap<String, Integer> players,
            Optional<Instant> oldestReceived,
            Optional<Instant> oldestToSend,
            List<String> alarms) {

        /** How old the first is of those that wait; 0 if none does. */
        static double age(Optional<Instant> first, Instant now) {
            return first.map(since -> Math.max(0, Duration.between(since, now).toMillis() / 1000.0))
                    .orElse(0.0);
        }
    }

    private final Transactions transactions;
    private final Clock clock;
    private final KeptLook<Found> kept = new KeptLook<>(GOOD_FOR, this::found);

    DatabaseFigures(Transactions transactions, Clock clock) {
        this.transactions = transactions;
        this.clock = clock;
    }

    Instant now() {
        return clock.instant();
    }

    /** Empty as long as the database was never there. */
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
