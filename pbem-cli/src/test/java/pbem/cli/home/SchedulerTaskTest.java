package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.FirstBoard;
import pbem.cli.MovedClock;
import pbem.store.Tables;

/** The clock of a server with more boards than one transaction updates. */
class SchedulerTaskTest {

    private static final Duration DOWN = Duration.ofDays(30);

    private final MovedClock clock = new MovedClock(Instant.parse("2025-05-05T10:00:00Z"));

    @TempDir
    private Path directory;

    @Test
    void many_boards_after_an_outage_are_brought_up_to_date_once_however_long_it_takes() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), clock)) {
            start(server, 101);
            List<Instant> before = deadlines(server);
            round(server, () -> true);
            clock.advance(DOWN);

            round(server, () -> false);
            assertThat(deadlines(server))
                    .as("it was stopped")
                    .startsWith(before.get(0).plus(DOWN));
            assertThat(deadlines(server)).endsWith(before.get(0));
            round(server, () -> true);
            assertThat(deadlines(server))
                    .hasSize(101)
                    .containsOnly(before.get(0).plus(DOWN));

            clock.advance(DOWN);
            round(server, this::takesLong);
            Instant atWork = server.store().read(tx -> tx.outages().lastBeat()).orElseThrow();
            assertThat(atWork).isEqualTo(clock.instant());
            round(server, this::takesLong);
            assertThat(deadlines(server))
                    .as("it was down twice")
                    .containsOnly(before.get(0).plus(DOWN.multipliedBy(2)));
        }
    }

    private static void round(PbemServer server, BooleanSupplier mayGoOn) {
        SchedulerTask.of(server, mayGoOn).round();
    }

    private boolean takesLong() {
        clock.advance(Duration.ofMinutes(11));
        return true;
    }

    private static void start(PbemServer server, int boards) {
        FirstBoard.of(server, "alice", "bob");
        server.store().change(tx -> {
            for (int board = 2; board <= boards; board++) {
                server.administration()
                        .start(
                                tx,
                                server.games().named("cholone").orElseThrow(),
                                List.of("alice", "bob"),
                                Map.of(),
                                Map.of(),
                                server.clock().instant());
            }
            return true;
        });
    }

    private static List<Instant> deadlines(PbemServer server) {
        return server.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT deadline FROM board ORDER BY number")
                        .mapTo(Instant.class)
                        .list());
    }
}
