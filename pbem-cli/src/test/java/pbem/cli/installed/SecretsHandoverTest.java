package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;

/** {@code bin/pbem} takes secrets out of the environment before it becomes Java. */
class SecretsHandoverTest {

    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();
    private static final Path LAUNCHER = PROJECT.resolve("pbem-cli/src/package/pbem");

    @TempDir
    private Path directory;

    /** The output of a script in the place of Java. */
    private String said(String java) throws Exception {
        Path program = directory.resolve("bin/java");
        Files.createDirectories(program.getParent());
        Files.writeString(program, "#!/bin/sh\n" + java + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        ProcessBuilder builder = new ProcessBuilder("sh", LAUNCHER.toString(), "--home", "" + directory, "doctor")
                .redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", directory.toString());
        builder.environment().put("PBEM_JAR", LAUNCHER.toString());
        builder.environment().put("PBEM_SMTP_HOST", "relay.example");
        builder.environment().put("PBEM_SMTP_PASSWORD", "sesame $open 'now' \"=\" \\n *");
        builder.environment().put("PBEM_OAUTH_REFRESH_TOKEN", "1//refresh");
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    @Test
    void no_secret_is_in_the_environment_that_anybody_of_its_user_can_read_in_proc() throws Exception {
        assertThat(said("tr '\\0' '\\n' </proc/$$/environ; env"))
                .contains("PBEM_SMTP_HOST=relay.example", "PBEM_SECRETS_FD=3")
                .doesNotContain("sesame", "refresh");
    }

    @Test
    void secrets_come_by_a_pipe_that_is_empty_after_reading() throws Exception {
        assertThat(said("cat /dev/fd/3; echo read; [ -p /dev/fd/3 ] || echo no pipe"))
                .contains(
                        "PBEM_SMTP_PASSWORD=sesame $open 'now' \"=\" \\n *\n", "PBEM_OAUTH_REFRESH_TOKEN=1//refresh\n")
                .endsWith("read\n");
    }

    @Test
    void every_secret_setting_has_a_variable_that_is_handed_over() throws Exception {
        String script = Files.readString(LAUNCHER);
        Matcher names = Pattern.compile("\\^\\((PBEM_.+)\\)=").matcher(script);
        assertThat(names.find()).isTrue();
        assertThat(Settings.ALL)
                .filteredOn(Setting::secret)
                .isNotEmpty()
                .allSatisfy(setting -> assertThat(setting.variable()).matches(names.group(1)));
        String block = script.substring(script.indexOf("# Secrets go to Java"), script.indexOf("\nfi\n\n# shellcheck"));
        assertThat(PROJECT.resolve("pbem")).content().contains(block);
    }
}
