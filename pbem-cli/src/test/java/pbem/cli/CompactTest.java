package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

@Tag("long")
class CompactTest {

    private static final String HIS = "wanda@wonder.example";

    @TempDir
    private Path directory;

    private Home home() {
        return new Home(directory.resolve("home"));
    }

    @Test
    void after_it_the_file_holds_no_trace_of_who_was_erased() throws Exception {
        Correspondence letters = new Correspondence(directory);
        assertThat(letters.pbem("player", "add", "wanda", HIS)).isZero();
        for (int i = 0; i < 60; i++) {
            letters.write(i % 3 == 0 ? HIS : "visitor" + i + "@example.net", "help");
        }
        assertThat(letters.pbem("player", "erase", "wanda", "--yes")).isZero();
        long before = Files.size(home().database());

        assertThat(letters.pbem("tool", "compact")).isZero();

        assertThat(Files.size(home().database())).isLessThan(before);
        assertThat(Files.readString(home().database(), StandardCharsets.ISO_8859_1))
                .doesNotContain("wonder.example");
        assertThat(letters.pbem("verify")).isZero();
        try (PbemServer server = PbemServer.open(home(), Map.of())) {
            assertThat(server.inbox().list(100)).hasSize(60);
        }
    }

    @Test
    void while_another_process_holds_the_database_nothing_changes() throws Exception {
        Correspondence letters = new Correspondence(directory);
        Files.writeString(home().configuration(), "[database]\npatience_seconds = 1\n");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + home().database());
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThat(letters.pbem("tool", "compact")).isEqualTo(1);
            statement.execute("ROLLBACK");
        }
        assertThat(letters.pbem("tool", "compact")).isZero();
    }
}
