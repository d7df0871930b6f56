package pbem.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Secrets from a pipe count like those of the environment. */
class EnvironmentTest {

    @Test
    void secrets_from_the_pipe_join_the_other_variables() throws Exception {
        byte[] lines = "PBEM_SMTP_PASSWORD=a=b c\nPBEM_IMAP_PASSWORD=\n".getBytes(StandardCharsets.UTF_8);
        assertThat(Environment.with(Map.of("PBEM_SMTP_HOST", "relay"), new ByteArrayInputStream(lines)))
                .isEqualTo(Map.of("PBEM_SMTP_HOST", "relay", "PBEM_SMTP_PASSWORD", "a=b c", "PBEM_IMAP_PASSWORD", ""));
    }

    @Test
    void a_file_that_a_shell_uses_as_the_pipe_is_emptied_after_reading(@TempDir Path directory) throws Exception {
        Path file = Files.writeString(directory.resolve("here"), "PBEM_SMTP_PASSWORD=sesame\n");
        assertThat(Environment.with(Map.of(), file)).isEqualTo(Map.of("PBEM_SMTP_PASSWORD", "sesame"));
        assertThat(file).isEmptyFile();
    }
}
