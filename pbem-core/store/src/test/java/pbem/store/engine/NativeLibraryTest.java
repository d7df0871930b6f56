package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sqlite")
class NativeLibraryTest {

    private static final int KILLED = 137;

    @TempDir
    private Path directory;

    @Test
    void aProcessThatIsKilledLeavesNothingOfItBehind() throws Exception {
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        OpensAndDies.class.getName(),
                        directory.resolve("some.db").toString())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("log").toFile())
                .start();
        assertThat(process.waitFor()).isEqualTo(KILLED);
        assertThat(temporary).isEmptyDirectory();
    }

    /** Uses a database and ends as if it were killed, without closing it. */
    static final class OpensAndDies {

        private OpensAndDies() {}

        public static void main(String[] words) {
            if (Database.of(Path.of(words[0])).damages().equals(List.of())) {
                Runtime.getRuntime().halt(KILLED);
            }
        }
    }
}
