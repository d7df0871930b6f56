package pbem.bench.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

/** A home with many players and boards, each a few moves old. */
final class SiteHome {

    private final Home home;
    private final int port;
    private final int mail;

    /** @param settings further lines of the configuration */
    SiteHome(Path directory, int boards, int players, String settings) throws Exception {
        home = new Home(directory);
        port = FreePort.any();
        mail = FreePort.any();
        home.make();
        Files.writeString(home.configuration(), """
                [server]
                address = "pbem@bench.example"
                [intake]
                source = "smtp"
                [listen]
                port = %d
                [site]
                enabled = true
                port = %d
                %s
                """.formatted(mail, port, settings));
        try (PbemServer server = open()) {
            FilledHome.fill(server, boards, players, new Random(1));
        }
    }

    PbemServer open() throws Exception {
        return PbemServer.open(home, Map.of());
    }

    Path directory() {
        return home.directory();
    }

    int port() {
        return port;
    }

    /** The port on which the server takes mail. */
    int mail() {
        return mail;
    }
}
