package pbem.cli.home;

import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.metrics.TimedStep;
import pbem.schedule.Scheduler;

/**
 * Runs the rounds of the clock while the server runs. A server that cannot fetch mail is not up for its players, so the
 * clock stands still until the mailbox is reached again, by any worker. Safe for any thread.
 */
record SchedulerTask(PbemServer server, Optional<MailboxReach> mailbox, BooleanSupplier mayGoOn, Instant started) {

    private static final Logger LOG = LoggerFactory.getLogger(SchedulerTask.class);

    /**
     * The task of a server to which mail is brought.
     *
     * @param mayGoOn whether to go on; asked while there is very much to do
     */
    static SchedulerTask of(PbemServer server, BooleanSupplier mayGoOn) {
        return new SchedulerTask(
                server, Optional.empty(), mayGoOn, server.clock().instant());
    }

    /** The task of a server that fetches mail. It does nothing before mail was fetched for the first time. */
    static SchedulerTask fetching(PbemServer server, MailboxReach mailbox, BooleanSupplier mayGoOn) {
        return new SchedulerTask(
                server, Optional.of(mailbox), mayGoOn, server.clock().instant());
    }

    void round() {
        Instant now = server.clock().instant();
        if (server.clockDoubt().isPresent() || !isUp(now)) { // no time counts while the time is in doubt
            return;
        }
        server.scheduler()
                .beat(now)
                .ifPresent(silence -> LOG.info("from {} to {} no time counts", silence.from(), silence.to()));
        if (!catchUp()) {
            return;
        }
        Instant then = server.clock().instant(); // catching up may have taken long
        Scheduler.Round round =
                server.times().time(TimedStep.CLOCK, () -> server.scheduler().round(then));
        round.failures().forEach(SchedulerTask::tell);
    }

    private static void tell(String failure) {
        LOG.error("the clock failed on {}", failure);
    }

    private boolean isUp(Instant now) {
        Instant longAgo = now.minus(Scheduler.LONGEST_SILENCE);
        Instant since = started.isAfter(longAgo) ? started.minusNanos(1) : longAgo;
        return mailbox.filter(reach -> !reach.isLaterThan(since)).isEmpty();
    }

    /**
     * Corrects all deadlines after a time in which the server was not up. Returns whether that is finished; if the
     * server stops or is not up, the next round goes on.
     */
    private boolean catchUp() {
        while (server.scheduler().catchUp(SchedulerTask::tell)) {
            if (!mayGoOn.getAsBoolean()) {
                return false;
            }
            Instant now = server.clock().instant();
            if (!isUp(now)) {
                return false;
            }
            server.scheduler().stir(now);
        }
        return true;
    }
}
