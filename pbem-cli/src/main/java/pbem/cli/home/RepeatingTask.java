package pbem.cli.home;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.watch.TaskFaults;
import pbem.mail.intake.RareWarning;
import pbem.repository.Unavailable;

/** A task that is repeated on its own thread. After failures it is repeated ever more rarely, until it works again. */
final class RepeatingTask {

    private static final Logger LOG = LoggerFactory.getLogger(RepeatingTask.class);
    private static final Duration RAREST = Duration.ofMinutes(5);

    /**
     * The longest pause while the database is away. All tasks stand still then, and should go on soon after it is back.
     */
    private static final Duration RAREST_WITHOUT_DATABASE = Duration.ofSeconds(5);

    private static final Duration SHORTEST = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final ExecutorService thread;
    private final CountDownLatch stop = new CountDownLatch(1);
    private final Semaphore nudges = new Semaphore(0);

    private final TaskFaults faults;

    /** The failures in a row. Used only by the task's thread. */
    private int failures;

    private RepeatingTask(TaskFaults faults, String name) {
        this.faults = faults;
        this.thread = Executors.newSingleThreadExecutor(work -> new Thread(work, "pbem-" + name));
    }

    /** @param faults are told of each {@link Error}, after which the task goes on */
    static RepeatingTask start(TaskFaults faults, String name, Duration pause, Runnable round) {
        RepeatingTask task = new RepeatingTask(faults, name);
        task.thread.execute(() -> task.run(name, pause, round));
        return task;
    }

    /**
     * Repeats the task until {@link #stop}. Nothing else ends the thread, since the server would then only look alive.
     */
    private void run(String name, Duration pause, Runnable round) {
        for (boolean stopped = false; !stopped; ) {
            try {
                rounds(name, pause, round);
                stopped = true;
            } catch (Throwable e) { // not even logging worked, perhaps out of memory: nothing is logged here
                LockSupport.parkNanos(SHORTEST.toNanos());
                stopped = stop.getCount() == 0;
            }
        }
    }

    private void rounds(String name, Duration pause, Runnable round) {
        Duration longest;
        do {
            longest = longer(pause, RAREST);
            long began = System.nanoTime();
            try {
                round.run();
                failures = 0;
            } catch (RuntimeException | Error e) {
                boolean wentWell = System.nanoTime() - began > RAREST.toNanos();
                failures = wentWell ? 1 : failures + 1;
                if (e instanceof Unavailable database) { // affects all tasks at once
                    longest = database.isOvertaken() ? SHORTEST : RAREST_WITHOUT_DATABASE;
                    RareWarning.OF_THE_DATABASE.say("{} failed {} times in a row: {}", name, failures, e.getMessage());
                } else {
                    LOG.warn("{} failed {} times in a row: {}", name, failures, e.getMessage());
                }
                LOG.debug("{} failed", name, e);
                if (e instanceof Error) {
                    faults.broke(name, e);
                }
            }
        } while (!(failures == 0 ? stoppedOrNudgedWithin(pause) : stoppedWithin(rest(pause, failures, longest))));
    }

    /**
     * The pause after a failure. It doubles with every failure; a random part keeps many servers from coming back at
     * once.
     */
    private static Duration rest(Duration pause, int failures, Duration longest) {
        long doubled = pause.toMillis() << Math.min(failures, 16);
        long capped = Math.min(doubled, longest.toMillis());
        return Duration.ofMillis(capped + ThreadLocalRandom.current().nextLong(capped / 4 + 1));
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    /**
     * Ends the present pause or skips the next one, but never a pause after a failure. May be called from any thread.
     */
    void nudge() {
        nudges.release();
    }

    private boolean stoppedOrNudgedWithin(Duration pause) {
        try {
            nudges.tryAcquire(pause.toMillis(), TimeUnit.MILLISECONDS);
            nudges.drainPermits();
            return stop.getCount() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    private boolean stoppedWithin(Duration pause) {
        try {
            return stop.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Waits until the present round is finished, and begins no other. */
    void stop() {
        stop.countDown(); // not an interrupt, which could reach a transaction
        nudge();
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
