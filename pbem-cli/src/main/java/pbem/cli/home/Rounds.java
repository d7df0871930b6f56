package pbem.cli.home;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Something done again and again on a thread of its own; after failures ever more rarely, until it works again. */
final class Rounds implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);
    private static final Duration RAREST = Duration.ofMinutes(5);
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final ExecutorService thread;
    private volatile boolean stopping;

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
        while (!stopping) {
            try {
                round.run();
                failures = 0;
            } catch (RuntimeException e) {
                failures++;
                LOG.warn("{} failed {} times in a row: {}", name, failures, e.getMessage());
                LOG.debug("{} failed", name, e);
            }
            rest(pause, failures);
        }
    }

    /** The pause doubles with every failure; a little chance keeps many servers from coming back at once. */
    private void rest(Duration pause, int failures) {
        long millis = pause.toMillis() << Math.min(failures, 16);
        long capped = Math.min(millis, Math.max(pause.toMillis(), RAREST.toMillis()));
        long jitter = failures == 0 ? 0 : ThreadLocalRandom.current().nextLong(capped / 4 + 1);
        try {
            Thread.sleep(capped + jitter);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopping = true;
        }
    }

    /** Lets the present round be finished. */
    @Override
    public void close() throws InterruptedException {
        stopping = true;
        thread.shutdown();
        if (!thread.awaitTermination(1, TimeUnit.MILLISECONDS)) {
            thread.shutdownNow(); // ends the pause; a round of ours takes no notice
            if (!thread.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.warn("a round was still going on after {}", PATIENCE);
            }
        }
    }
}
