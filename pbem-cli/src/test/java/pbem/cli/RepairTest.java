package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.store.Tables;
import picocli.CommandLine;

/** {@code pbem verify --repair} on a home with damaged summaries. */
class RepairTest {

    @TempDir
    private Path directory;

    private int code;

    @BeforeEach
    void open() {
        pbem("setup --defaults");
        pbem("player add alice alice@example.net");
        pbem("player add bob bob@example.net");
        pbem("board start cholone alice bob");
    }

    private Path home() {
        return directory.resolve("home");
    }

    private String pbem(String line) {
        StringWriter out = new StringWriter();
        List<String> args = new ArrayList<>(List.of("--home", home().toString()));
        args.addAll(List.of(line.split(" ")));
        CommandLine program =
                Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(out, true));
        code = program.execute(args.toArray(String[]::new));
        return out.toString();
    }

    private List<String> copies() throws Exception {
        if (!Files.exists(home().resolve("backups"))) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(home().resolve("backups"))) {
            return all.map(copy -> copy.getFileName().toString()).toList();
        }
    }

    @Test
    void a_sound_home_is_left_alone() throws Exception {
        assertThat(pbem("verify --repair")).isEqualTo("1 board replayed, all in order.\n");
        assertThat(code).isZero();
        assertThat(copies()).isEmpty();
    }

    @Test
    void a_repair_copies_the_database_first_and_tells_each_change() throws Exception {
        try (PbemServer server = PbemServer.open(new Home(home()), Map.of())) {
            server.store().change(tx -> {
                Tables.of(tx).execute("UPDATE board SET moves = 7, deadline = 5 WHERE number = 101");
                return Tables.of(tx).execute("DELETE FROM turn WHERE board = 101");
            });
        }
        assertThat(pbem("verify")).contains("pbem verify --repair");
        String said = pbem("verify --repair");
        assertThat(code).isZero();
        assertThat(said)
                .startsWith("Copied to " + home().resolve("backups").resolve("before-repair-"))
                .contains("Put right: board 101: ")
                .doesNotContain("repair it with")
                .endsWith("1 board replayed, all in order.\n");
        assertThat(copies()).singleElement().asString().startsWith("before-repair-");
        assertThat(pbem("verify")).isEqualTo("1 board replayed, all in order.\n");
    }

    @Test
    void a_database_that_cannot_be_read_is_named_with_the_way_to_a_backup() throws Exception {
        Path file = home().resolve("pbem.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet root = statement.executeQuery("SELECT rootpage FROM sqlite_schema WHERE name = 'event'")) {
            root.next();
            overwrite(file, (root.getInt(1) - 1) * 512L);
        }
        assertThat(pbem("verify"))
                .startsWith("the database: ")
                .contains("only an earlier backup has what it was: pbem restore DIR")
                .doesNotContain("Exception")
                .endsWith("0 boards replayed, 1 fault.\n");
        assertThat(code).isEqualTo(1);
    }

    private static void overwrite(Path file, long place) throws Exception {
        try (FileChannel bytes = FileChannel.open(file, StandardOpenOption.WRITE)) {
            bytes.write(ByteBuffer.wrap(new byte[512]), place);
        }
    }
}
