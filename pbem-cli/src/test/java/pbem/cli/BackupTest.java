package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.player.Player;

class BackupTest {

    @TempDir
    private Path directory;

    private int pbem(String... words) {
        return Main.run(Stream.concat(
                        Stream.of(words), Stream.of("--home", home().directory().toString()))
                .toArray(String[]::new));
    }

    private Home home() {
        return new Home(directory.resolve("home"));
    }

    private Path copy() {
        return directory.resolve("copy");
    }

    private List<String> players() throws Exception {
        try (PbemServer server = PbemServer.open(home(), Map.of())) {
            return server.store().read(tx -> tx.repositories().players().all()).stream()
                    .map(Player::user)
                    .toList();
        }
    }

    @Test
    void a_restored_home_is_what_it_was_with_the_keys_that_it_had() throws Exception {
        pbem("init");
        pbem("player", "add", "alice", "alice@example.net");
        assertThat(pbem("backup", copy().toString())).isZero();
        String keys = Files.readString(home().directory().resolve("token.keys"));

        pbem("player", "add", "bob", "bob@example.net");
        Files.writeString(home().directory().resolve("token.keys"), "spoilt");

        assertThat(pbem("restore", copy().toString())).isZero();
        assertThat(players()).containsExactly("alice");
        assertThat(home().directory().resolve("token.keys")).hasContent(keys.strip());
    }

    @Test
    void what_was_there_before_is_kept_as_a_backup_that_can_be_restored_in_turn() throws Exception {
        pbem("init");
        pbem("backup", copy().toString());
        pbem("player", "add", "bob", "bob@example.net");
        pbem("restore", copy().toString());
        assertThat(players()).isEmpty();

        try (Stream<Path> kept = Files.list(home().directory().resolve("backups"))) {
            assertThat(pbem("restore", kept.findFirst().orElseThrow().toString()))
                    .isZero();
        }
        assertThat(players()).containsExactly("bob");
    }

    @Test
    void a_lost_home_comes_back_in_a_new_place() throws Exception {
        pbem("init");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());

        Path elsewhere = directory.resolve("elsewhere");
        assertThat(Main.run("restore", copy().toString(), "--home", elsewhere.toString()))
                .isZero();
        assertThat(Main.run("verify", "--home", elsewhere.toString())).isZero();
    }

    @Test
    void nothing_is_restored_under_a_server_that_runs() throws Exception {
        pbem("init");
        pbem("backup", copy().toString());
        try (PbemServer running = PbemServer.open(home(), Map.of())) {
            assertThat(pbem("restore", copy().toString())).isEqualTo(1);
            List<Player> players =
                    running.store().read(tx -> tx.repositories().players().all());
            assertThat(players).isEmpty();
        }
    }

    @Test
    void a_backup_is_never_written_over() {
        pbem("init");
        assertThat(pbem("backup", copy().toString())).isZero();
        assertThat(pbem("backup", copy().toString())).isEqualTo(1);
    }

    @Test
    void what_is_no_backup_is_not_restored() throws Exception {
        pbem("init");
        pbem("player", "add", "alice", "alice@example.net");
        Files.createDirectories(copy());
        assertThat(pbem("restore", copy().toString())).isEqualTo(1);
        assertThat(players()).containsExactly("alice");
    }

    @Test
    void nobody_else_may_look_into_a_backup() throws Exception {
        pbem("init");
        pbem("backup", copy().toString());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy())))
                .isEqualTo("rwx------");
    }
}
