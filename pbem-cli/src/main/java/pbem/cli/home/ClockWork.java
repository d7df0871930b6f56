package pbem.cli.home;

import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.timekeeping.Timekeeper;

/**
 * The rounds of the clock while the server runs. A server that cannot fetch mail is not up for its players, so the clock
 * stands still until the mailbox is reached again. Safe for any thread.
 */
final class ClockWork {

    private static final Logger LOG = LoggerFactory.getLogger(ClockWork.class);

    private final Timekeeper timekeeper;
    private final Clock clock;
    private final AtomicReference<Instant> reached;

    private ClockWork(Timekeeper timekeeper, Clock clock, Instant reached) {
        this.timekeeper = timekeeper;
        this.clock = clock;
        this.reached = new AtomicReference<>(reached);
    }

    /** Where mail comes by itself. */
    static ClockWork of(House house) {
        return new ClockWork(house.timekeeper(), house.clock(), Instant.MAX);
    }

    /** Where mail is fetched: nothing is done before the first time that it was. */
    static ClockWork fetching(House house) {
        return new ClockWork(house.timekeeper(), house.clock(), Instant.MIN);
    }

    /** The mailbox was reached. */
    void reached() {
        reached.set(clock.instant());
    }

    void round() {
        Instant now = clock.instant();
        if (reached.get().isBefore(now.minus(Timekeeper.LONGEST_SILENCE))) {
            return;
        }
        timekeeper
                .beat(now)
                .ifPresent(silence -> LOG.info("from {} to {} no time counts", silence.from(), silence.to()));
        Timekeeper.Round round = timekeeper.round(now);
        round.failures().forEach(failure -> LOG.error("the clock failed on {}", failure));
    }
}
