package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.repository.BoardFilter;
import pbem.summary.BoardSummary;

/** {@code pbem tick} after an outage: the time counts for nobody, as with a running server. */
class TickTest {

    @TempDir
    private Path directory;

    @Test
    void days_without_a_server_are_taken_from_nobody_by_a_round_by_hand() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        Instant now = Instant.now();
        MovedClock clock = new MovedClock(now.minus(Duration.ofDays(40)));
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), clock)) {
            FirstBoard.of(server, "alice", "bob");
            server.scheduler().beat(clock.instant());
        }
        assertThat(Main.run("tick", "--home", home.directory().toString()))
                .as("nobody has said that the clock is right")
                .isNotZero();
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            Optional<Instant> last = server.store().read(tx -> tx.outages().lastBeat());
            assertThat(last).hasValueSatisfying(beat -> assertThat(beat).isBefore(now.minus(Duration.ofDays(39))));
        }
        assertThat(Main.run(
                        "tick", "--clock-is-right", "--home", home.directory().toString()))
                .isZero();
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            BoardSummary board =
                    server.store().read(tx -> tx.boards().list(BoardFilter.ALL)).get(0);
            assertThat(board.deadline())
                    .hasValueSatisfying(deadline -> assertThat(deadline).isAfter(now.plus(Duration.ofDays(20))));
        }
    }
}
