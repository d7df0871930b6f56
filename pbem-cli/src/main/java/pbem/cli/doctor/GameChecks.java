package pbem.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import pbem.cli.home.PbemServer;

/** Checks the games from jars, and whether games are missing that boards wait for. */
final class GameChecks {

    private GameChecks() {}

    static List<Finding> of(PbemServer server) {
        List<Finding> findings = new ArrayList<>();
        server.gameJars()
                .forEach(jar -> findings.add(jar.unused()
                        .map(unused -> Finding.warning("games", unused))
                        .orElseGet(() -> Finding.ok(
                                "games",
                                String.join(", ", jar.games()) + " from " + jar.file() + ", SHA-256 "
                                        + jar.digest()))));
        List<String> missing = server.missingGames();
        if (!missing.isEmpty()) {
            findings.add(Finding.wrong(
                    "games",
                    "boards wait for games that are missing here: " + String.join(", ", missing)
                            + "; their clocks stand still; put a jar that is new enough for them into "
                            + server.gameDirectory() + " and start the server again"));
        }
        return findings;
    }
}
