package pbem.cli.home;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.metrics.StepTimes;
import pbem.cli.metrics.TimedStep;
import pbem.schedule.Scheduler;

/**
 * The rounds of the clock while the server runs. A server that cannot fetch mail is not up for its players, so the clock
 * stands still until the mailbox is reached again, by whichever worker. Safe for any thread.
 */
final class SchedulerTask {

    private static final Logger LOG = LoggerFactory.getLogger(SchedulerTask.class);

    private final Scheduler scheduler;
    private final Clock clock;
    private final StepTimes times;
    private final Optional<MailboxReach> mailbox;
    private final Instant started;

    private SchedulerTask(PbemServer server, Optional<MailboxReach> mailbox) {
        this.scheduler = server.scheduler();
        this.clock = server.clock();
        this.times = server.times();
        this.mailbox = mailbox;
        this.started = clock.instant();
    }

    /** Where mail comes by itself. */
    static SchedulerTask of(PbemServer server) {
        return new SchedulerTask(server, Optional.empty());
    }

    /** Where mail is fetched: nothing is done before the first time that it was. */
    static SchedulerTask fetching(PbemServer server, MailboxReach mailbox) {
        return new SchedulerTask(server, Optional.of(mailbox));
    }

    void round() {
        Instant now = clock.instant();
        Instant longAgo = now.minus(Scheduler.LONGEST_SILENCE);
        Instant since = started.isAfter(longAgo) ? started.minusNanos(1) : longAgo;
        if (mailbox.filter(reach -> !reach.isLaterThan(since)).isPresent()) {
            return;
        }
        scheduler
                .beat(now)
                .ifPresent(silence -> LOG.info("from {} to {} no time counts", silence.from(), silence.to()));
        Scheduler.Round round = times.time(TimedStep.CLOCK, () -> scheduler.round(now));
        round.failures().forEach(failure -> LOG.error("the clock failed on {}", failure));
    }
}
