package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.cli.home.Service;
import picocli.CommandLine.Command;

/** {@code pbem serve}. */
@Command(
        name = "serve",
        description = "Run the server: intake, delivery, clock and site, until stopped.",
        footer = {
            "",
            "On SIGTERM or Ctrl-C the mail in hand is finished first.",
            "",
            "Exit codes: 143 or 130 when stopped so, 1 refused or failed, 2 wrong usage."
        })
public final class Serve extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        try (Shutdown shutdown = new Shutdown();
                PbemServer server = openServer();
                Service service = Service.start(server)) {
            service.banner().forEach(out()::println);
            out().flush();
            shutdown.onSignal(service::requestStop);
            service.awaitStop();
            return service.hasFailed() ? 1 : 0;
        }
    }
}
