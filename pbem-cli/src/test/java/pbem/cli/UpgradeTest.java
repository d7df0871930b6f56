package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.store.Store;
import pbem.store.engine.Database;
import picocli.CommandLine;

/** {@code pbem upgrade} of a home whose database has an invented older version, number 0, without tables. */
class UpgradeTest {

    @TempDir
    private Path directory;

    private Home home;
    private String printed = "";

    private int pbem(String... words) {
        StringWriter out = new StringWriter();
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(out, true));
        program.setErr(new PrintWriter(out, true));
        int code = program.execute(Stream.concat(
                        Stream.of(words), Stream.of("--home", home.directory().toString()))
                .toArray(String[]::new));
        printed = out.toString();
        return code;
    }

    private Database older() throws Exception {
        home = new Home(directory.resolve("home"));
        assertThat(pbem("setup", "--defaults")).isZero();
        for (Path file : Stream.concat(Stream.of(home.database()), home.journals().stream())
                .toList()) {
            Files.deleteIfExists(file);
        }
        Database database = Database.of(home.database());
        database.flyway().baselineVersion("0").load().baseline();
        return database;
    }

    @Test
    void an_older_home_is_kept_and_brought_to_this_version() throws Exception {
        Database database = older();
        assertThat(pbem("player", "list")).isEqualTo(1);
        assertThat(printed).contains("the database is of an older version of PBeM; run: pbem upgrade");
        assertThat(pbem("upgrade", "--dry-run")).isZero();
        assertThat(printed).contains("Nothing was changed");
        assertThat(Store.isCurrent(database)).isFalse();

        assertThat(pbem("upgrade")).as(printed).isZero();

        assertThat(printed).contains("Upgraded");
        assertThat(Store.isCurrent(database)).isTrue();
        assertThat(pbem("player", "add", "alice", "alice@example.org")).isZero();
        assertThat(pbem("verify")).as(printed).isZero();
        try (Stream<Path> kept = Files.list(home.backups())) {
            List<Path> backups = kept.toList();
            assertThat(backups).hasSize(1);
            assertThat(Store.isCurrent(Database.of(new Home(backups.get(0)).database())))
                    .isFalse();
        }
    }

    @Test
    void a_trial_of_restore_says_that_a_backup_is_older() throws Exception {
        older();
        Path copy = directory.resolve("copy");
        assertThat(pbem("upgrade")).as(printed).isZero();
        try (Stream<Path> kept = Files.list(home.backups())) {
            Files.move(kept.findFirst().orElseThrow(), copy);
        }
        assertThat(pbem("restore", copy.toString(), "--dry-run")).as(printed).isZero();
        assertThat(printed).contains("its database is of an older version of PBeM");
    }
}
