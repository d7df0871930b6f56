package pbem.mail.intake;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Limits the time of a piece of work. Work that takes longer is given up: it goes on unobserved on a daemon thread, so
 * it must have no side effects. Safe for any thread.
 */
record TimeCap(Duration most) {

    /** Idle threads are kept for a while for reuse: starting one takes as long as reading a short mail. */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "pbem-capped");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * @param what the work in words, for the message
     * @throws IllegalStateException if it is not done in time
     */
    <T> T on(String what, Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        THREADS.execute(task);
        try {
            return task.get(most.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new IllegalStateException(what + " took longer than " + most.toSeconds() + " s", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(what + " failed: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(what + " was interrupted", e);
        } finally {
            task.cancel(true); // has no effect if it is done
        }
    }
}
