package pbem.cli;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import pbem.cli.home.PbemServer;

/** Two new players and their first board. */
public final class FirstBoard {

    private FirstBoard() {}

    /** Signs them up as {@code USER@players.example} and starts a board of Cholone between them, by the server's clock. */
    public static void of(PbemServer server, String first, String second) {
        Instant now = server.clock().instant();
        server.store().change(tx -> {
            for (String user : List.of(first, second)) {
                server.accounts().enrol(tx, user, user + "@players.example", now);
            }
            return server.administration()
                    .start(
                            tx,
                            server.games().named("cholone").orElseThrow(),
                            List.of(first, second),
                            Map.of(),
                            Map.of(),
                            now);
        });
    }
}
