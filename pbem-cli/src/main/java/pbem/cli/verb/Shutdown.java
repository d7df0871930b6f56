package pbem.cli.verb;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns SIGTERM and Ctrl-C into an orderly end. It is opened before the resources that must end in order, and so closed
 * after them. (Waiting for the verb's thread instead would never end: that thread asks for the exit that is already
 * under way.)
 */
final class Shutdown implements AutoCloseable {

    /** Longer than any mail takes. After that time the process ends anyway, and nothing is lost. */
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);

    /** When the process is asked to stop, runs {@code requestStop} and keeps the process alive until {@link #close}. */
    void onSignal(Runnable requestStop) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> finish(requestStop), "pbem-stop"));
    }

    private void finish(Runnable requestStop) {
        requestStop.run();
        try {
            ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        ended.countDown();
    }
}
