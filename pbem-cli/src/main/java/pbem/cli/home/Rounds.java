package pbem.cli.home;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Something done again and again on a thread of its own; after failures ever more rarely, until it works again. */
final class Rounds {

    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);
    private static final Duration RAREST = Duration.ofMinutes(5);
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final ExecutorService thread;
    private final Semaphore bell = new Semaphore(0);
    private volatile boolean stopped;

    private Rounds(String name) {
        this.thread = Executors.newSingleThreadExecutor(task -> new Thread(task, "pbem-" + name));
    }

    static Rounds start(String name, Duration pause, Runnable round) {
        Rounds rounds = new Rounds(name);
        rounds.thread.execute(() -> rounds.run(name, pause, round));
        return rounds;
    }

    private void run(String name, Duration pause, Runnable round) {
        int failures = 0;
        do {
            try {
                round.run();
                failures = 0;
            } catch (RuntimeException | Error e) { // a thread that ended would leave a server that only looks alive
                failures++;
                LOG.warn("{} failed {} times in a row: {}", name, failures, e.getMessage());
                LOG.debug("{} failed", name, e);
            }
        } while (!stoppedAfter(rest(pause, failures)));
    }

    /** The pause doubles with every failure; a little chance keeps many servers from coming back at once. */
    private static Duration rest(Duration pause, int failures) {
        if (failures == 0) {
            return pause;
        }
        long doubled = pause.toMillis() << Math.min(failures, 16);
        long capped = Math.max(pause.toMillis(), Math.min(doubled, RAREST.toMillis()));
        return Duration.ofMillis(capped + ThreadLocalRandom.current().nextLong(capped / 4 + 1));
    }

    private boolean stoppedAfter(Duration pause) {
        try {
            if (bell.tryAcquire(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                bell.drainPermits();
            }
            return stopped;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Cuts the pause short: there is work. Safe from any thread. */
    void wake() {
        bell.release();
    }

    /** Lets the present round be finished and does no other. */
    void stop() {
        stopped = true;
        wake(); // rather than an interrupt, which could reach a transaction
        thread.shutdown();
        try {
            if (!thread.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.warn("a round was still going on after {}", PATIENCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
