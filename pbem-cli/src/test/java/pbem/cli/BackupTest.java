package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.Home;
import pbem.cli.home.KeyFile;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import picocli.CommandLine;

@Tag("long")
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
            return server.store().read(tx -> tx.players().all()).stream()
                    .map(Player::user)
                    .toList();
        }
    }

    @Test
    void a_restored_home_has_its_former_content_and_keys_and_a_new_signing_key() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        assertThat(pbem("backup", copy().toString())).isZero();
        String key =
                Files.readAllLines(home().directory().resolve("token.keys")).get(0);

        pbem("player", "add", "bob", "bob@example.net");
        Files.writeString(home().directory().resolve("token.keys"), "spoilt");

        assertThat(pbem("restore", copy().toString())).isZero();
        assertThat(players()).containsExactly("alice");
        assertThat(Files.readAllLines(home().keys())).contains(key + " restored");
        assertThat(KeyFile.ids(home().keys())).containsExactly(1, 2);
    }

    @Test
    void the_database_there_is_kept_as_a_backup_that_can_be_restored_in_turn() throws Exception {
        pbem("setup", "--defaults");
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
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());

        Path elsewhere = directory.resolve("elsewhere");
        assertThat(Main.run("restore", copy().toString(), "--home", elsewhere.toString()))
                .isZero();
        assertThat(Main.run("verify", "--home", elsewhere.toString())).isZero();
    }

    private int newBoard(Home home) throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return server.store()
                    .change(tx -> server.administration()
                            .start(
                                    tx,
                                    server.games().named("cholone").orElseThrow(),
                                    List.of("alice", "bob"),
                                    Map.of(),
                                    Map.of(),
                                    server.clock().instant()))
                    .now()
                    .board()
                    .number();
        }
    }

    /** A backup with board 101; boards 102 and 103 are made after it. */
    private void backupWithLaterBoards() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("player", "add", "bob", "bob@example.net");
        assertThat(newBoard(home())).isEqualTo(101);
        pbem("backup", copy().toString());
        newBoard(home());
        assertThat(newBoard(home())).isEqualTo(103);
    }

    @Test
    void numbers_that_were_given_out_since_the_backup_are_not_given_out_again() throws Exception {
        backupWithLaterBoards();
        assertThat(pbem("restore", copy().toString())).isZero();
        assertThat(newBoard(home())).isEqualTo(104);
        assertThat(pbem("restore", copy().toString())).isZero();
        assertThat(newBoard(home())).isEqualTo(105);
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void many_numbers_are_left_out_if_nobody_knows_which_were_given_out() throws Exception {
        backupWithLaterBoards();
        Files.writeString(home().database(), "This is no database any more.".repeat(1000));
        assertThat(pbem("restore", copy().toString())).isZero();
        assertThat(newBoard(home())).isEqualTo(1102);

        Home elsewhere = new Home(directory.resolve("elsewhere"));
        assertThat(Main.run(
                        "setup", "--defaults", "--home", elsewhere.directory().toString()))
                .isZero();
        assertThat(Main.run(
                        "restore",
                        copy().toString(),
                        "--home",
                        elsewhere.directory().toString()))
                .isZero();
        assertThat(newBoard(elsewhere)).isEqualTo(1102);
    }

    @Test
    void nothing_is_restored_under_a_server_that_runs() throws Exception {
        pbem("setup", "--defaults");
        pbem("backup", copy().toString());
        try (PbemServer running = PbemServer.open(home(), Map.of())) {
            assertThat(pbem("restore", copy().toString())).isEqualTo(1);
            List<Player> players = running.store().read(tx -> tx.players().all());
            assertThat(players).isEmpty();
        }
    }

    @Test
    void a_backup_is_never_written_over() {
        pbem("setup", "--defaults");
        assertThat(pbem("backup", copy().toString())).isZero();
        assertThat(pbem("backup", copy().toString())).isEqualTo(1);
    }

    @Test
    void a_file_that_is_not_a_backup_is_not_restored() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        Files.createDirectories(copy());
        assertThat(pbem("restore", copy().toString())).isEqualTo(1);
        assertThat(players()).containsExactly("alice");
    }

    @Test
    void nobody_else_may_look_into_a_backup() throws Exception {
        pbem("setup", "--defaults");
        pbem("backup", copy().toString());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy())))
                .isEqualTo("rwx------");
    }

    @Test
    void a_damaged_database_is_replaced_and_kept() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());
        Files.writeString(home().database(), "This was a database once. ".repeat(2000));

        assertThat(pbem("restore", copy().toString())).isZero();
        assertThat(players()).containsExactly("alice");
        try (Stream<Path> kept = Files.list(home().backups())) {
            assertThat(kept.findFirst().orElseThrow().resolve("pbem.db"))
                    .content()
                    .startsWith("This was a database");
        }
    }

    @Test
    void a_missing_database_is_replaced_and_the_settings_beside_it_are_kept() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());
        Files.delete(home().database());
        Files.writeString(home().configuration(), "[site]\nenabled = false\n");

        assertThat(pbem("restore", copy().toString(), "--with-settings")).isZero();
        assertThat(players()).containsExactly("alice");
        try (Stream<Path> kept = Files.list(home().backups())) {
            assertThat(kept.findFirst().orElseThrow().resolve("pbem.toml"))
                    .content()
                    .contains("enabled = false");
        }
    }

    @Test
    void a_damaged_backup_is_not_restored() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());
        byte[] database = Files.readAllBytes(copy().resolve("pbem.db"));
        Arrays.fill(database, 8_192, 16_384, (byte) 7);
        Files.write(copy().resolve("pbem.db"), database);
        nothingIsRestored();
    }

    @Test
    void a_backup_with_spoilt_keys_is_not_restored() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());
        Files.writeString(copy().resolve("token.keys"), "spoilt 7\n");
        nothingIsRestored();
    }

    @Test
    void an_empty_or_foreign_database_is_not_restored() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());
        Files.write(copy().resolve("pbem.db"), new byte[0]);
        nothingIsRestored();
        try (Connection foreign = DriverManager.getConnection("jdbc:sqlite:" + copy().resolve("pbem.db"));
                Statement statement = foreign.createStatement()) {
            statement.execute("CREATE TABLE customer (name TEXT)");
        }
        nothingIsRestored();
    }

    private void nothingIsRestored() throws Exception {
        String keys = Files.readString(home().keys());
        assertThat(pbem("restore", copy().toString())).isEqualTo(1);
        assertThat(players()).containsExactly("alice");
        assertThat(home().keys()).content().isEqualTo(keys);
        assertThat(home().directory())
                .isDirectoryNotContaining("glob:**restor*")
                .isDirectoryNotContaining("glob:**/backups");
    }

    @Test
    void a_database_alone_as_older_versions_kept_it_before_an_upgrade_is_restored_beside_the_present_keys()
            throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.net");
        pbem("backup", copy().toString());
        Path alone = directory.resolve("pbem-20260301-120000.db");
        Files.move(copy().resolve("pbem.db"), alone);
        pbem("player", "add", "bob", "bob@example.net");

        assertThat(pbem("restore", alone.toString())).isZero();
        assertThat(players()).containsExactly("alice");
    }

    @Test
    void a_backup_that_was_killed_is_not_in_the_way_and_never_looks_like_a_whole_one() throws Exception {
        pbem("setup", "--defaults");
        Path killed = Files.createDirectories(directory.resolve("copy.partial"));
        Files.writeString(killed.resolve("pbem.db"), "half of it");
        assertThat(pbem("backup", copy().toString())).isZero();
        assertThat(killed).doesNotExist();
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void a_backup_that_fails_leaves_nothing() throws Exception {
        pbem("setup", "--defaults");
        Files.delete(home().keys());
        assertThat(pbem("backup", copy().toString())).isEqualTo(1);
        assertThat(copy()).doesNotExist();
        assertThat(directory).isDirectoryNotContaining("glob:**partial");
    }

    @Test
    void the_newest_scheduled_backups_are_kept() throws Exception {
        pbem("setup", "--defaults");
        Path shelf = directory.resolve("shelf");
        Files.createDirectories(shelf.resolve("pbem-20200101-000000-000.partial"));
        Files.createDirectories(shelf.resolve("photographs"));
        for (int i = 0; i < 4; i++) {
            assertThat(pbem("backup", shelf.toString(), "--keep", "2")).isZero();
        }
        try (Stream<Path> kept = Files.list(shelf)) {
            assertThat(kept.map(path -> path.getFileName().toString()))
                    .hasSize(3)
                    .contains("photographs")
                    .allMatch(name -> name.matches("photographs|pbem-\\d{8}-\\d{6}-\\d{3}"));
        }
        assertThat(pbem("backup", shelf.toString(), "--keep", "0")).isEqualTo(1);
    }

    @Test
    void an_empty_database_is_never_upgraded_into_an_empty_server() throws Exception {
        pbem("setup", "--defaults");
        Files.write(home().database(), new byte[0]);
        assertThat(pbem("upgrade")).isEqualTo(1);
        assertThat(home().database()).isEmptyFile();
        assertThat(pbem("serve")).isEqualTo(1);
    }

    private void settings(Home of, String text) throws Exception {
        Files.writeString(of.configuration(), text);
    }

    private String refused(Path backup, String... more) {
        StringWriter errors = new StringWriter();
        CommandLine program = Main.commandLine().setErr(new PrintWriter(errors, true));
        int code = program.execute(Stream.concat(
                        Stream.of("--home", home().directory().toString(), "restore", backup.toString()),
                        Stream.of(more))
                .toArray(String[]::new));
        assertThat(code).as(errors.toString()).isEqualTo(errors.toString().isEmpty() ? 0 : 1);
        return errors.toString();
    }

    @Test
    void settings_that_nothing_could_run_with_are_not_restored() throws Exception {
        pbem("setup", "--defaults");
        settings(home(), "[smtp]\nprot = 25\n");
        pbem("backup", copy().toString());
        assertThat(copy()).doesNotExist();
        settings(home(), "");
        assertThat(pbem("backup", copy().toString())).isZero();
        settings(new Home(copy()), "[smtp]\nprot = 25\n");
        assertThat(refused(copy(), "--with-settings"))
                .contains("the settings of the backup are not valid", "there is no setting smtp.prot");
        assertThat(pbem("doctor")).isNotEqualTo(2);
        assertThat(home().configuration()).hasContent("");
    }

    @Test
    void settings_that_run_or_open_something_are_restored_only_on_request() throws Exception {
        pbem("setup", "--defaults");
        settings(
                home(),
                "[watch]\ncommand = \"/opt/siren\"\n[site]\nport = 8099\n[smtp]\npassword = \"sesame\"\n"
                        + "[limits]\nopen_boards = 7\n");
        assertThat(pbem("backup", copy().toString())).isZero();
        assertThat(refused(copy())).as("as it is here").isEmpty();

        settings(home(), "[site]\nport = 8099\n");
        assertThat(refused(copy(), "--dry-run"))
                .contains("--with-settings", "  watch.command = /opt/siren", "  smtp.password\n")
                .doesNotContain("sesame", "site.port", "limits");
        assertThat(refused(copy())).contains("watch.command");
        assertThat(Files.readString(home().configuration())).doesNotContain("siren");
        assertThat(refused(copy(), "--with-settings")).isEmpty();
        assertThat(Files.readString(home().configuration())).contains("siren");
    }

    @Test
    void bytes_that_changed_in_a_backup_are_seen() throws Exception {
        pbem("setup", "--defaults");
        assertThat(pbem("backup", copy().toString())).isZero();
        Path database = new Home(copy()).database();
        byte[] bytes = Files.readAllBytes(database);
        bytes[bytes.length - 200] ^= 1;
        Files.write(database, bytes);
        assertThat(refused(copy())).isEqualTo("pbem: changed since the backup was taken: pbem.db\n");
    }

    @Test
    void tables_that_our_migrations_did_not_make_are_seen_and_not_restored() throws Exception {
        pbem("setup", "--defaults");
        assertThat(pbem("backup", copy().toString())).isZero();
        Files.delete(copy().resolve("SHA256SUMS"));
        for (Path database : List.of(new Home(copy()).database(), home().database())) {
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE TRIGGER mole AFTER INSERT ON event BEGIN DELETE FROM plan; END");
                statement.execute("CREATE VIEW lie AS SELECT * FROM player");
                statement.execute("CREATE TABLE hoard AS SELECT * FROM player");
                statement.execute("CREATE INDEX slow ON player (id)");
            }
        }
        assertThat(refused(copy())).contains("it has an index that is not of PBeM: slow");
        StringWriter out = new StringWriter();
        Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .execute("--home", home().directory().toString(), "verify");
        assertThat(out.toString())
                .contains("trigger that is not of PBeM: mole", "view that is not of PBeM: lie")
                .contains("table that is not of PBeM: hoard", "index that is not of PBeM: slow");
    }

    @Test
    void doctor_says_that_the_newest_backup_has_lost_a_byte() throws Exception {
        pbem("setup", "--defaults");
        assertThat(pbem("backup")).isZero();
        Configuration defaults = Configuration.defaults();
        BackupCopy newest = BackupCopy.last(home(), defaults).orElseThrow();
        assertThat(doctor()).contains(newest.directory() + " is unchanged since it was written");
        Path database = new Home(newest.directory()).database();
        byte[] bytes = Files.readAllBytes(database);
        bytes[bytes.length - 200] ^= 1;
        Files.write(database, bytes);
        assertThat(doctor()).contains("changed since it was taken in " + newest.directory() + ": pbem.db");
    }

    private String doctor() {
        StringWriter out = new StringWriter();
        Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .execute("--home", home().directory().toString(), "doctor");
        return out.toString();
    }

    @Test
    void restore_says_that_a_backup_has_no_digests() throws Exception {
        pbem("setup", "--defaults");
        pbem("backup", copy().toString());
        assertThat(restored()).doesNotContain("SHA256SUMS");
        Files.delete(copy().resolve("SHA256SUMS"));
        assertThat(restored()).contains("The backup has no SHA256SUMS");
    }

    private String restored() {
        StringWriter out = new StringWriter();
        Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .execute("--home", home().directory().toString(), "restore", copy().toString());
        return out.toString();
    }
}
