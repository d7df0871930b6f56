package pbem.cli.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigurationFileTest {

    @TempDir
    private Path directory;

    @Test
    void aNewFileSaysNothingButTheDefaults() throws Exception {
        Configuration read = read(Settings.template(Configuration.defaults()).replaceAll("(?m)^#(?=[a-z_]+ = )", ""));
        assertThat(Settings.ALL)
                .allSatisfy(setting -> assertThat(read.get(setting)).isEqualTo(setting.fallback()));
    }

    @Test
    void theFileInConfigIsTheOneThatInitWrites() throws Exception {
        Path shipped = Path.of("..", "config", "pbem.toml");
        assertThat(shipped).hasContent(Settings.template(Configuration.defaults()));
    }

    @Test
    void aValueOfTheFileCounts() throws Exception {
        assertThat(read("[smtp]\nport = 587\n").get(Settings.SMTP_PORT)).isEqualTo(587);
    }

    @Test
    void theLimitsForTheWholeServerFollowFromTheSizeOfTheClubUnlessTheyAreSetToo() throws Exception {
        Configuration read = read("[limits]\nmembers = 300\nunproven_kilobytes_waiting = 5\n");
        assertThat(read.get(MemberSettings.UNPROVEN_ANSWERS_PER_HOUR_IN_ALL)).isEqualTo(900);
        assertThat(read.get(MemberSettings.UNPROVEN_KILOBYTES_PER_HOUR_IN_ALL)).isEqualTo(9_000);
        assertThat(read.get(MemberSettings.UNPROVEN_KILOBYTES_WAITING)).isEqualTo(5);
    }

    @Test
    void theEnvironmentCountsMore() throws Exception {
        Configuration read = read("[smtp]\npassword = \"old\"\n", Map.of("PBEM_SMTP_PASSWORD", "new"));
        assertThat(read.get(Settings.SMTP_PASSWORD)).isEqualTo("new");
    }

    @Test
    void aMistakeIsShownWithItsFileItsLineAndTheRightForm() {
        assertThatThrownBy(() -> read("[smtp]\nport = 99999\n"))
                .isInstanceOf(ConfigurationFile.Invalid.class)
                .hasMessageContaining("pbem.toml:2: smtp.port must be a number from 1 to 65535, not 99999");
    }

    @Test
    void linesOfCommentCountForTheLineOfAMistake() {
        assertThatThrownBy(() -> read("# Ours.\n[smtp]\n#host = \"there\"\nport = 99999\n"))
                .hasMessageContaining("pbem.toml:4: smtp.port");
    }

    @Test
    void aLineOfATextIsNoCommentEvenIfItBeginsLikeOne() throws Exception {
        String name = "[server]\nname = \"\"\"\\\n#1 of the clubs\"\"\"\n";
        assertThat(read(name).get(Settings.NAME)).isEqualTo("#1 of the clubs");
    }

    @Test
    void aSiteHasAHostOfItsOwnOrAPathOfOne() throws Exception {
        for (String url : List.of(
                "https://play.example",
                "https://play.example/",
                "https://play.example/club/games",
                "http://127.0.0.1:8080",
                "")) {
            assertThat(read("[site]\nurl = \"" + url + "\"\n").get(SiteSettings.URL))
                    .isEqualTo(url);
        }
        for (String url : List.of(
                "https://play.example/?x",
                "https://play.example/a b",
                "https://play.example/a//b",
                "play.example",
                "ftp://x")) {
            assertThatThrownBy(() -> read("[site]\nurl = \"" + url + "\"\n"))
                    .isInstanceOf(ConfigurationFile.Invalid.class)
                    .hasMessageContaining(
                            "pbem.toml:2: site.url must be \"https://boards.example.org\" or \"https://example.org/games\", not "
                                    + url);
        }
    }

    @Test
    void anUnknownKeyIsShownWithTheKnownOnes() {
        assertThatThrownBy(() -> read("[site]\nprot = 80\n"))
                .hasMessageContaining("pbem.toml:2: there is no setting site.prot")
                .hasMessageContaining("enabled, host, port, url");
    }

    @Test
    void aWrongSecretIsNotRepeated() {
        assertThatThrownBy(() -> read("[smtp]\npassword = 12345\n"))
                .hasMessageContaining("smtp.password")
                .message()
                .doesNotContain("12345");
    }

    @Test
    void aSecretMayBeKeptInAFileWhoseLastLineEndDoesNotCount() throws Exception {
        Files.writeString(directory.resolve("smtp"), " top secret \n");
        assertThat(read("[smtp]\npassword_file = \"smtp\"\n").get(Settings.SMTP_PASSWORD))
                .isEqualTo(" top secret ");
        String absolute = directory.resolve("smtp").toString();
        assertThat(read("", Map.of("PBEM_SMTP_PASSWORD_FILE", absolute)).get(Settings.SMTP_PASSWORD))
                .isEqualTo(" top secret ");
    }

    @Test
    void aFileThatCannotBeReadIsShownWithItsLineAndTheRightForm() {
        assertThatThrownBy(() -> read("[imap]\npassword_file = \"/nowhere/imap\"\n"))
                .isInstanceOf(ConfigurationFile.Invalid.class)
                .hasMessageContaining("pbem.toml:2: imap.password_file must name a readable text file")
                .hasMessageContaining("/nowhere/imap");
    }

    @Test
    void aSecretOfSeveralLinesIsRefusedAndNotRepeated() throws Exception {
        Files.writeString(directory.resolve("smtp"), "top\nsecret\n");
        assertThatThrownBy(() -> read("[smtp]\npassword_file = \"smtp\"\n"))
                .hasMessageContaining("pbem.toml:2: smtp.password must be")
                .message()
                .doesNotContain("top");
    }

    @Test
    void aSecretIsGivenOnce() {
        assertThatThrownBy(() -> read("[smtp]\npassword = \"a\"\npassword_file = \"b\"\n"))
                .hasMessageContaining("pbem.toml:3: give smtp.password or smtp.password_file, not both");
    }

    @Test
    void onlySecretsAreKeptInFiles() {
        assertThatThrownBy(() -> read("[smtp]\nuser_file = \"b\"\n")).hasMessageContaining("no setting smtp.user_file");
    }

    @Test
    void tokensAreNotFetchedOverTheOpenInternet() throws Exception {
        assertThatThrownBy(() -> read("[oauth]\ntoken_url = \"http://login.example.org/token\"\n"))
                .hasMessageContaining("pbem.toml:2: oauth.token_url must be \"https://...\"");
        assertThat(read("[oauth]\ntoken_url = \"https://login.example.org/token\"\n")
                        .get(Settings.TOKEN_URL))
                .isEqualTo("https://login.example.org/token");
    }

    @Test
    void brokenTomlIsShownWithItsLine() {
        assertThatThrownBy(() -> read("[smtp\n")).hasMessageContaining("pbem.toml:1");
    }

    private Configuration read(String text) throws IOException, ConfigurationFile.Invalid {
        return read(text, Map.of());
    }

    private Configuration read(String text, Map<String, String> environment)
            throws IOException, ConfigurationFile.Invalid {
        Path file = directory.resolve("pbem.toml");
        Files.writeString(file, text);
        return ConfigurationFile.read(file, environment);
    }
}
