package pbem.cli.verb;

/** Turns SIGTERM and Ctrl-C into an orderly end. */
final class Shutdown {

    /** Longer than any mail takes; after that the process ends all the same, and nothing is lost by it. */
    private static final int PATIENCE_MILLIS = 20_000;

    private Shutdown() {}

    /** When the process is asked to stop, interrupts that thread and waits until it is done. */
    static void letFinish(Thread thread) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> finish(thread), "pbem-stop"));
    }

    private static void finish(Thread thread) {
        thread.interrupt();
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
