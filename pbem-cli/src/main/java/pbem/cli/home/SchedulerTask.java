package pbem.cli.home;

import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.schedule.Scheduler;

/**
 * The rounds of the clock while the server runs. A server that cannot fetch mail is not up for its players, so the clock
 * stands still until the mailbox is reached again. Safe for any thread.
 */
final class SchedulerTask {

    private static final Logger LOG = LoggerFactory.getLogger(SchedulerTask.class);

    private final Scheduler scheduler;
    private final Clock clock;
    private final AtomicReference<Instant> reached;

    private SchedulerTask(Scheduler scheduler, Clock clock, Instant reached) {
        this.scheduler = scheduler;
        this.clock = clock;
        this.reached = new AtomicReference<>(reached);
    }

    /** Where mail comes by itself. */
    static SchedulerTask of(PbemServer server) {
        return new SchedulerTask(server.scheduler(), server.clock(), Instant.MAX);
    }

    /** Where mail is fetched: nothing is done before the first time that it was. */
    static SchedulerTask fetching(PbemServer server) {
        return new SchedulerTask(server.scheduler(), server.clock(), Instant.MIN);
    }

    /** The mailbox was reached. */
    void reached() {
        reached.set(clock.instant());
    }

    void round() {
        Instant now = clock.instant();
        if (reached.get().isBefore(now.minus(Scheduler.LONGEST_SILENCE))) {
            return;
        }
        scheduler
                .beat(now)
                .ifPresent(silence -> LOG.info("from {} to {} no time counts", silence.from(), silence.to()));
        Scheduler.Round round = scheduler.round(now);
        round.failures().forEach(failure -> LOG.error("the clock failed on {}", failure));
    }
}
