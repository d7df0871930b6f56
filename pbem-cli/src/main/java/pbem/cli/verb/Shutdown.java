package pbem.cli.verb;

/** Turns SIGTERM and Ctrl-C into an orderly end. */
final class Shutdown {

    /** Longer than any mail takes; after that the process ends all the same, and nothing is lost by it. */
    private static final int PATIENCE_MILLIS = 20_000;

    private Shutdown() {}

    /** When the process is asked to stop, asks for the end and waits until the present thread has come to it. */
    static void onSignal(Runnable requestStop) {
        Thread working = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> finish(requestStop, working), "pbem-stop"));
    }

    private static void finish(Runnable requestStop, Thread working) {
        requestStop.run();
        try {
            working.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
