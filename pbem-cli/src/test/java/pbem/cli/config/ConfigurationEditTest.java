package pbem.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A verb changes settings in a file that an admin may have written. */
class ConfigurationEditTest {

    @TempDir
    private Path directory;

    private static final Configuration VALUES = Configuration.defaults()
            .with(Settings.IMAP_HOST, "mail.example.org")
            .with(Settings.IMAP_PASSWORD, "a\"b\\c")
            .with(Settings.SMTP_PORT, 465);

    private static String edited(String text, Setting<?>... settings) {
        return ConfigurationEdit.of(text, List.of(settings), VALUES);
    }

    @Test
    void aSettingTakesThePlaceOfItselfAndEverythingElseStays() {
        assertThat(edited("""
                # Ours
                [imap]
                # not that: host = "x"
                host = "old" # why
                user = "me"

                [pop3]
                host = "other"
                """, Settings.IMAP_HOST)).isEqualTo("""
                        # Ours
                        [imap]
                        # not that: host = "x"
                        host = "mail.example.org"
                        user = "me"

                        [pop3]
                        host = "other"
                        """);
    }

    @Test
    void oneThatIsOnlyShownBeginsToCount() {
        assertThat(edited(Settings.template(Configuration.defaults()), Settings.SMTP_PORT))
                .isEqualTo(Settings.template(Configuration.defaults()).replace("#port = 25\n", "port = 465\n"));
    }

    @Test
    void missingKeysAreAddedToTheirTable() {
        assertThat(edited("[smtp]\nhost = \"x\"\n\n[site]\nport = 1\n", Settings.SMTP_PORT, Settings.IMAP_HOST))
                .isEqualTo(
                        "[smtp]\nhost = \"x\"\nport = 465\n\n[site]\nport = 1\n\n[imap]\nhost = \"mail.example.org\"\n");
    }

    @Test
    void aSecretTakesThePlaceOfTheFileThatHeldIt() {
        assertThat(edited("[imap]\npassword_file = \"/run/x\"\n", Settings.IMAP_PASSWORD))
                .isEqualTo("[imap]\n#password_file = \"/run/x\"\npassword = \"a\\\"b\\\\c\"\n");
    }

    @Test
    void writtenSettingsAreReadUnchanged() throws Exception {
        Path file = directory.resolve("pbem.toml");
        Files.writeString(file, edited("", Settings.IMAP_PASSWORD, Settings.IMAP_HOST, Settings.SMTP_PORT));
        Configuration read = ConfigurationFile.read(file, Map.of());
        assertThat(read.get(Settings.IMAP_PASSWORD)).isEqualTo("a\"b\\c");
        assertThat(read.get(Settings.SMTP_PORT)).isEqualTo(465);
    }

    @Test
    void aNameWithQuotesFromTheEnvironmentIsWrittenAsItIs() throws Exception {
        Path file = directory.resolve("pbem.toml");
        Configuration named = Configuration.defaults().with(Settings.NAME, "The \"Club\" \\ Games");
        Files.writeString(file, Settings.template(named));
        assertThat(ConfigurationFile.read(file, Map.of()).get(Settings.NAME)).isEqualTo("The \"Club\" \\ Games");
    }
}
