package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.store.Tables;

/** Only the owner may read the files of the program, since they hold hands, seeds, reply tokens and passwords. */
class FileModesTest {

    private static final String DIRECTORY = "rwx------";
    private static final String FILE = "rw-------";

    @TempDir
    private Path directory;

    @BeforeEach
    void onlyWhereFilesHaveModes() throws IOException {
        assumeTrue(Files.getFileStore(directory).supportsFileAttributeView("posix"), "files have no modes here");
    }

    private Path home() {
        return directory.resolve("srv").resolve("home");
    }

    private int pbem(String verb, String... words) {
        return Main.run(Stream.of(Stream.of(verb), Stream.of(words), Stream.of("--home", home().toString()))
                .flatMap(part -> part)
                .toArray(String[]::new));
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void open(Path path, String mode) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
    }

    /** The modes of the files in a directory, by their names. */
    private static Map<String, String> files(Path directory) throws IOException {
        Map<String, String> modes = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                modes.put(file.getFileName().toString(), mode(file));
            }
        }
        return modes;
    }

    @Test
    void a_new_home_is_its_owners() throws Exception {
        assertThat(pbem("setup", "--defaults")).isZero();
        assertThat(mode(home())).isEqualTo(DIRECTORY);
        assertThat(files(home()))
                .containsOnly(Map.entry("pbem.db", FILE), Map.entry("pbem.toml", FILE), Map.entry("token.keys", FILE));
    }

    @Test
    void files_beside_the_database_are_closed_to_others_too() throws Exception {
        pbem("setup", "--defaults");
        try (PbemServer server = PbemServer.open(new Home(home()), Map.of())) {
            server.store().change(tx -> Tables.of(tx).execute("CREATE TABLE scratch (x)"));
            assertThat(files(home())).contains(Map.entry("pbem.db-wal", FILE), Map.entry("pbem.db-shm", FILE));
        }
    }

    @Test
    void the_directory_above_a_new_home_is_as_open_as_any_other() throws Exception {
        pbem("setup", "--defaults");
        Path ordinary = Files.createDirectory(directory.resolve("ordinary"));
        assertThat(mode(home().getParent())).isEqualTo(mode(ordinary));
    }

    @Test
    void a_directory_that_was_there_stays_as_its_owner_made_it() throws Exception {
        Files.createDirectories(home());
        open(home(), "rwxr-x---");
        pbem("setup", "--defaults");
        assertThat(mode(home())).isEqualTo("rwxr-x---");
        assertThat(files(home()).values()).containsOnly(FILE);
    }

    @Test
    void a_backup_of_a_home_that_stood_open_does_not() throws Exception {
        pbem("setup", "--defaults");
        open(home().resolve("pbem.db"), "rw-r--r--");
        open(home().resolve("pbem.toml"), "rw-r--r--");
        Path copy = directory.resolve("copy");
        assertThat(pbem("backup", copy.toString())).isZero();
        assertThat(mode(copy)).isEqualTo(DIRECTORY);
        assertThat(files(copy).values()).hasSize(4).containsOnly(FILE);
    }

    @Test
    void a_home_restored_from_a_backup_that_stood_open_does_not() throws Exception {
        pbem("setup", "--defaults");
        Path copy = directory.resolve("copy");
        pbem("backup", copy.toString());
        for (String name : files(copy).keySet()) {
            open(copy.resolve(name), "rw-r--r--");
        }
        Path elsewhere = directory.resolve("elsewhere");
        assertThat(Main.run("restore", copy.toString(), "--home", elsewhere.toString()))
                .isZero();
        assertThat(mode(elsewhere)).isEqualTo(DIRECTORY);
        assertThat(files(elsewhere))
                .containsOnly(
                        Map.entry("pbem.db", FILE),
                        Map.entry("pbem.toml", FILE),
                        Map.entry("token.keys", FILE),
                        Map.entry("restored", FILE));
    }
}
