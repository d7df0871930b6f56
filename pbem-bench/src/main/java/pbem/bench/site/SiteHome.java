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

    SiteHome(Path directory, int boards, int players) throws Exception {
        home = new Home(directory);
        port = FreePort.any();
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
                """.formatted(FreePort.any(), port));
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            FilledHome.fill(server, boards, players, new Random(1));
        }
    }

    Path directory() {
        return home.directory();
    }

    int port() {
        return port;
    }
}
