package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything can be taken away, in a form that other programs read. */
class ExportTest {

    @TempDir
    private Path directory;

    private int pbem(String home, String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--home", directory.resolve(home).toString()));
        return Main.run(all.toArray(String[]::new));
    }

    private void accounts(String home) {
        pbem(home, "init");
        pbem(home, "player", "add", "alice", "alice@example.org");
        pbem(home, "player", "add", "bob", "bob@example.org");
    }

    @Test
    void itsBoardsAreReadBackByAnotherServer() throws Exception {
        accounts("one");
        pbem("one", "board", "start", "cholone", "alice", "bob");
        pbem("one", "board", "start", "chromino", "bob", "alice");
        pbem("one", "board", "adjudicate", "101", "--winner", "bob", "--why", "for a reason");
        Path file = directory.resolve("all.zip");
        assertThat(pbem("one", "export", file.toString())).isZero();
        assertThat(pbem("one", "export", file.toString())).as("is there").isEqualTo(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        accounts("two");
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(zip.stream().map(entry -> entry.getName()))
                    .containsExactly("README.txt", "players.json", "boards/101.txt", "boards/102.txt");
            assertThat(read(zip, "players.json")).contains("alice@example.org");
            assertThat(read(zip, "boards/102.txt")).contains("fingerprint: ").doesNotContain("seed: ");
            Path board = Files.writeString(directory.resolve("101.txt"), read(zip, "boards/101.txt"));
            assertThat(pbem("two", "board", "import", board.toString())).isZero();
        }
        assertThat(pbem("two", "verify")).isZero();
    }

    private static String read(ZipFile zip, String name) throws Exception {
        return new String(
                zip.getInputStream(zip.getEntry(name)).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }
}
