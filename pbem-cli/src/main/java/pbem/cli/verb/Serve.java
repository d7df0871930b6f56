package pbem.cli.verb;

import pbem.cli.home.House;
import pbem.cli.home.Service;
import picocli.CommandLine.Command;

/** {@code pbem serve}. */
@Command(name = "serve", description = "Run the server: intake, delivery and site, until stopped.")
public final class Serve extends Verb {

    @Override
    public Integer call() throws Exception {
        try (House house = house();
                Service service = Service.start(house)) {
            service.banner().forEach(out()::println);
            out().flush();
            Thread main = Thread.currentThread();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> finish(main), "pbem-stop"));
            service.awaitStop();
        }
        return 0;
    }

    /** Waits for the orderly end, so that SIGTERM lets the present mail be finished. */
    private static void finish(Thread main) {
        main.interrupt();
        try {
            main.join(20_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
