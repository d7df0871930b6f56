package pbem.cli.verb;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns SIGTERM and Ctrl-C into an orderly end. It is opened before what must end in order, and so closed after it. (To
 * wait for the thread of the verb instead would be to wait for nothing: it asks for the exit that is already under way.)
 */
final class Shutdown implements AutoCloseable {

    /** Longer than any mail takes; after that the process ends all the same, and nothing is lost by it. */
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);

    /** When the process is asked to stop, asks for the end and lets the process live until it has come. */
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
