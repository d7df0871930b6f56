package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.MovedClock;
import pbem.cli.config.Configuration;
import pbem.cli.config.WatchSettings;

/** The backups that a running server makes of its home. */
class ScheduledBackupsTest {

    @TempDir
    private Path directory;

    private final MovedClock clock = new MovedClock(Instant.parse("2026-03-01T12:00:00Z"));
    private Path copies;
    private PbemServer server;
    private ScheduledBackups backups;

    @BeforeEach
    void open() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        copies = directory.resolve("copies");
        server = PbemServer.open(
                home,
                Configuration.defaults()
                        .with(WatchSettings.BACKUP_HOURS, 24)
                        .with(WatchSettings.BACKUP_KEEP, 2)
                        .with(WatchSettings.BACKUP_TO, copies.toString()),
                clock);
        backups = ScheduledBackups.of(server).orElseThrow();
    }

    @AfterEach
    void close() {
        server.close();
    }

    private void round() {
        backups.round(server.times());
    }

    private List<String> names() throws Exception {
        try (Stream<Path> all = Files.list(copies)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void one_is_made_when_it_is_due_and_the_oldest_go() throws Exception {
        round();
        round();
        assertThat(names()).containsExactly("pbem-20260301-120000-000");
        clock.advance(Duration.ofHours(23));
        round();
        assertThat(names()).hasSize(1);
        clock.advance(Duration.ofHours(1));
        round();
        clock.advance(Duration.ofHours(24));
        round();
        assertThat(names()).containsExactly("pbem-20260302-120000-000", "pbem-20260303-120000-000");
        assertThat(copies.resolve("pbem-20260303-120000-000"))
                .isDirectoryContaining(file -> file.endsWith("token.keys"))
                .isDirectoryNotContaining(file -> file.toString().endsWith("-wal"));
        assertThat(backups.state().newest()).contains(Instant.parse("2026-03-03T12:00:00Z"));
        assertThat(backups.state().isLate(clock.instant().plus(Duration.ofHours(47))))
                .isFalse();
        assertThat(backups.state().isLate(clock.instant().plus(Duration.ofHours(49))))
                .isTrue();
    }

    @Test
    void one_that_could_not_be_brought_back_does_not_stay_and_says_why() throws Exception {
        round();
        clock.advance(Duration.ofHours(25));
        Files.writeString(server.home().keys(), "# nothing left\n");
        assertThatThrownBy(this::round).hasMessage("no backup: its token.keys is damaged");
        assertThat(names()).containsExactly("pbem-20260301-120000-000");
        assertThat(backups.state().fault()).contains("its token.keys is damaged");
    }

    @Test
    void a_place_that_cannot_be_written_is_said() throws Exception {
        Files.writeString(copies, "a file in its place");
        assertThatThrownBy(this::round).isInstanceOf(IllegalStateException.class);
        assertThat(backups.state().fault()).contains(copies + " is there and in the way");
    }

    @Test
    void a_restart_knows_the_last_one() {
        round();
        assertThat(ScheduledBackups.of(server).orElseThrow().state().newest()).contains(clock.instant());
    }
}
