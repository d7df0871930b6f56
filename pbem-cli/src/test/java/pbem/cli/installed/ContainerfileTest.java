package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The recipe of the container, checked without building or running it. */
class ContainerfileTest {

    private static final Path TOP = Path.of("..");

    private static List<String> lines() throws Exception {
        return Files.readAllLines(TOP.resolve("Containerfile"));
    }

    @Test
    void itCopiesFilesThatTheBuildMakesAndThatAreNotIgnored() throws Exception {
        List<String> copied = lines().stream()
                .filter(line -> line.startsWith("COPY "))
                .map(line -> line.split(" ")[1])
                .toList();
        assertThat(copied).containsExactly("pbem-cli/src/package/pbem", "pbem-cli/target/pbem.jar");
        assertThat(TOP.resolve(copied.get(0))).isExecutable();
        assertThat(Files.readAllLines(TOP.resolve(".dockerignore")))
                .containsAll(copied.stream().map(path -> "!" + path).toList());
    }

    @Test
    void theServerIsNotRootAndWritesToOneVolume() throws Exception {
        List<String> lines = lines();
        assertThat(lines).containsOnlyOnce("USER pbem").containsOnlyOnce("VOLUME /var/lib/pbem");
        assertThat(lines.indexOf("USER pbem")).isLessThan(lines.indexOf("CMD [\"serve\"]"));
        assertThat(lines).anyMatch(line -> line.contains("--read-only --tmpfs /tmp:exec")); // a library is loaded there
        assertThat(lines).anyMatch(line -> line.contains("PBEM_SITE_ADMIN=token"));
        assertThat(lines).noneMatch(line -> line.matches("(ENV|ARG) .*(PASSWORD|SECRET|TOKEN).*"));
    }
}
