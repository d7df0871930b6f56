package pbem.cli.verb;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Turns SIGTERM and Ctrl-C into an orderly end, which has come when this is closed. */
final class Shutdown implements AutoCloseable {

    /** Longer than any mail takes; after that the process ends all the same, and nothing is lost by it. */
    private static final int PATIENCE_SECONDS = 20;

    // Waiting for the main thread itself would not do: it ends in System.exit, which waits for us in turn.
    private final CountDownLatch done = new CountDownLatch(1);

    /** When the process is asked to stop, asks for the end and waits until it has come. */
    void onSignal(Runnable requestStop) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> finish(requestStop), "pbem-stop"));
    }

    private void finish(Runnable requestStop) {
        requestStop.run();
        try {
            done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        done.countDown();
    }
}
