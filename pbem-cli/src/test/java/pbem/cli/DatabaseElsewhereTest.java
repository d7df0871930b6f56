package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.testkit.TestDatabase;

/** The verbs of a server with a PostgreSQL database. */
@Tag("long")
class DatabaseElsewhereTest {

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void configure() throws Exception {
        TestDatabase.nothingOnPostgresql(directory.resolve("there"));
        home = new Home(directory.resolve("home"));
        Files.createDirectory(home.directory());
        Files.writeString(home.configuration(), """
                [server]
                address = "pbem@play.example"
                [database]
                url = "%s"
                user = "postgres"
                password = "hunter2"
                """.formatted(url()));
    }

    private String url() {
        return TestDatabase.url(directory.resolve("there"));
    }

    private record Ran(int code, String said) {}

    private Ran pbem(String... words) {
        return pbem(home, words);
    }

    /** The exit code and the output, errors included. */
    private static Ran pbem(Home home, String... words) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (PrintStream both = new PrintStream(said, true, StandardCharsets.UTF_8)) {
            System.setOut(both);
            System.setErr(both);
            String[] all = new String[words.length + 2];
            System.arraycopy(words, 0, all, 0, words.length);
            all[words.length] = "--home";
            all[words.length + 1] = home.directory().toString();
            int code = Main.run(all);
            return new Ran(code, said.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private void done(String... words) {
        Ran ran = pbem(words);
        assertThat(ran.code()).as(ran.said()).isZero();
    }

    private void twoPlayers() {
        done("setup", "--defaults");
        done("player", "add", "alice", "alice@example.net");
        done("player", "add", "bob", "bob@example.net");
        done("board", "start", "cholone", "alice", "bob");
    }

    @Test
    void a_server_is_made_there_and_no_file_in_the_home() {
        twoPlayers();
        assertThat(home.database()).doesNotExist();
        assertThat(pbem("setup", "--defaults").said()).contains("already").contains("the PostgreSQL database");
        assertThat(pbem("verify").said()).contains("1 board replayed, all in order.");
        assertThat(pbem("board", "list").said()).contains("alice, bob");
        done("tool", "prune");
        assertThat(pbem("upgrade").said()).contains("Nothing to do");
        assertThat(pbem("keys", "list").said()).contains("signs and proves");
    }

    @Test
    void a_mail_is_taken_and_answered_there() throws Exception {
        twoPlayers();
        Path mail = Files.writeString(
                directory.resolve("mail"),
                "From: alice@example.net\r\nTo: pbem@play.example\r\nSubject: show 101\r\nMessage-ID: <1@x>\r\n\r\n\r\n");
        done("deliver", mail.toString());
        assertThat(pbem("inbox", "list").said()).contains("show 101").contains("answered");
        Path out = directory.resolve("out");
        done("outbox", "export", out.toString());
        assertThat(out).isDirectoryContaining(path -> path.toString().endsWith(".eml"));
    }

    @Test
    void the_doctor_says_which_database_it_is_and_never_the_password() {
        twoPlayers();
        assertThat(pbem("doctor").said())
                .contains("answers and is of this version")
                .doesNotContain("hunter2");
    }

    @Test
    void the_doctor_sends_nobody_to_a_backup_whose_database_does_not_let_them_in() throws Exception {
        twoPlayers();
        Files.writeString(
                home.configuration(), Files.readString(home.configuration()).replace(url(), url() + "gone"));
        Ran ran = pbem("doctor");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.said()).contains("does not exist; see [database]").doesNotContain("restore");
    }

    @Test
    void verbs_that_mean_nothing_there_say_so() {
        twoPlayers();
        Ran ran = pbem("tool", "compact");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.said()).contains("compact is not needed for the PostgreSQL database");
    }

    @Test
    void a_backup_is_neutral_and_restored_into_either() throws Exception {
        twoPlayers();
        Path copy = directory.resolve("copy");
        done("backup", copy.toString());
        done("player", "add", "carol", "carol@example.net");

        Home file = new Home(directory.resolve("file"));
        assertThat(pbem(file, "setup", "--defaults").code()).isZero();
        assertThat(pbem(file, "restore", copy.toString()).code()).isZero();
        assertThat(pbem(file, "verify").said()).contains("1 board replayed, all in order.");
        assertThat(file.database()).exists();

        done("restore", copy.toString());
        assertThat(Files.readString(home.configuration())).contains(url());
        assertThat(home.database()).doesNotExist();
        assertThat(pbem("player", "list").said()).contains("alice").doesNotContain("carol");
        assertThat(pbem("verify").said()).contains("1 board replayed, all in order.");
        done("board", "start", "cholone", "alice", "bob");
        assertThat(pbem("board", "list").said()).contains("102");
    }

    @Test
    void a_server_goes_to_a_file_and_back() throws Exception {
        twoPlayers();
        String before = pbem("board", "export", "101").said();
        Ran there = pbem("transfer", "--to", "sqlite");
        assertThat(there.said())
                .contains("1 board replayed there, all in order.")
                .contains("url = \"\"");
        assertThat(pbem("transfer", "--to", "sqlite").said()).contains("--replace");

        Files.writeString(
                home.configuration(), Files.readString(home.configuration()).replace(url(), ""));
        assertThat(pbem("board", "export", "101").said()).isEqualTo(before);
        done("board", "start", "cholone", "bob", "alice");
        assertThat(pbem("transfer", "--to", url()).said()).contains("--replace");
        Ran back = pbem("transfer", "--to", url(), "--replace");
        assertThat(back.said()).contains("2 boards replayed there, all in order.");
    }

    @Test
    void an_address_with_a_password_is_refused_without_repeating_it() throws Exception {
        Files.writeString(
                home.configuration(),
                "[database]\nurl = \"jdbc:postgresql://alice:hunter2@localhost/pbem?password=hunter2\"\n");
        Ran ran = pbem("verify");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.said()).contains("database.url must be").doesNotContain("hunter2");
    }
}
