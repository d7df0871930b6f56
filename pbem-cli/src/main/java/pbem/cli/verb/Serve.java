package pbem.cli.verb;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.Environment;
import pbem.cli.config.WatchSettings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.cli.logging.LogControl;
import pbem.mail.intake.RareWarning;
import pbem.repository.Unavailable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code pbem serve}. */
@Command(
        name = "serve",
        description = "Run the server: mail, clock, site and robots, until stopped.",
        footer = {
            "",
            "Several workers may serve one database, on one machine or several, each with all roles or some:",
            "  intake    accepts mail (mailbox, LMTP, SMTP, `pbem deliver`)",
            "  act       acts on accepted mail",
            "  delivery  sends mail",
            "  clock     acts on deadlines and other due times",
            "  site      shows the boards on the web",
            "  robots    plays for the robots, and analyses games",
            "Every role needs a worker. Without one its work waits.",
            "",
            "On SIGTERM or Ctrl-C the current mail is finished first. While PostgreSQL does not answer,"
                    + " or another process holds the SQLite file, the server waits.",
            "",
            "Exit codes: 143 or 130 when stopped by a signal, 1 refused or failed, 2 wrong usage."
        })
public final class Serve extends HomeVerb {

    private static final int PAUSE_SECONDS = 2;

    @Option(
            names = "--roles",
            paramLabel = "ROLES",
            description = "The roles of this worker: some of intake,act,delivery,clock,site,robots (default: all).")
    private Optional<String> roles = Optional.empty();

    @Override
    public Integer call() throws Exception {
        Set<Role> mine = roles.map(this::read).orElseGet(Role::all);
        Configuration configuration = home().read(Environment.variables());
        try (LogControl logs = LogControl.open(configuration);
                Shutdown shutdown = new Shutdown();
                Running running = startOnceItsDatabaseIsThere(mine)) {
            Service service = running.service();
            logs.follow(this::level);
            shutdown.onSignal(service::requestStop);
            service.awaitStop();
            return service.hasFailed() ? 1 : 0;
        }
    }

    private void say(List<String> banner) {
        banner.forEach(out()::println);
        out().flush();
    }

    /** The log level that the configuration file names now. */
    private String level() {
        try {
            return home().read(Environment.variables()).get(WatchSettings.LOG_LEVEL);
        } catch (IOException | ConfigurationFile.Invalid e) {
            throw new IllegalStateException(e);
        }
    }

    private Set<Role> read(String words) {
        try {
            return Role.read(words);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec().commandLine(), e.getMessage());
        }
    }

    /** A server and what runs in it, which is closed first. */
    private record Running(PbemServer server, Service service) implements AutoCloseable {

        @Override
        public void close() {
            try (server) {
                service.close();
            }
        }
    }

    /**
     * Opens and starts the server. Waits for a database elsewhere, since machines come back in any order after a power
     * cut, and for one in the home while another process holds it. Fails if a database in the home is unavailable for
     * another reason.
     */
    private Running startOnceItsDatabaseIsThere(Set<Role> roles) throws Exception {
        while (true) {
            try {
                return start(roles);
            } catch (Unavailable e) {
                if (!e.isHeld() && Home.isHere(home().read(Environment.variables()))) {
                    throw e;
                }
                RareWarning.OF_THE_DATABASE.say("the server waits to begin: {}", e.getMessage());
                TimeUnit.SECONDS.sleep(PAUSE_SECONDS);
            }
        }
    }

    private Running start(Set<Role> roles) throws Exception {
        PbemServer server = openServer();
        try {
            return new Running(server, Service.start(server, roles, this::say));
        } catch (Exception | Error e) { // otherwise its threads would keep the process alive
            server.close();
            throw e;
        }
    }
}
