package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.doctor.DnsLook;
import pbem.cli.doctor.Doctor;
import pbem.cli.doctor.Finding;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.oauth.LoginProvider;
import picocli.CommandLine;

/** {@code pbem oauth login}, from the terminal to a server that has its tokens. */
class OAuthLoginTest {

    private static final Pattern PAGE = Pattern.compile("http://\\S+/authorize\\?\\S+(?=\\s)");

    @TempDir
    private Path directory;

    private final StringWriter printed = new StringWriter();
    private LoginProvider provider;
    private Home home;

    @BeforeEach
    void make() throws Exception {
        provider = new LoginProvider();
        home = new Home(directory.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), """
                # mine
                [intake]
                source = "imap"
                [imap]
                user = "games"
                password = "old"
                [smtp]
                user = "games"
                """);
        Files.writeString(directory.resolve("secret"), LoginProvider.SECRET + "\n");
    }

    @AfterEach
    void close() {
        provider.close();
    }

    private int pbem(String... words) {
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(printed, true));
        program.setErr(new PrintWriter(printed, true));
        String[] all = java.util.Arrays.copyOf(words, words.length + 2);
        all[words.length] = "--home";
        all[words.length + 1] = home.directory().toString();
        return program.execute(all);
    }

    private int logIn() throws Exception {
        CompletableFuture<Integer> program = CompletableFuture.supplyAsync(() -> pbem(
                "oauth",
                "login",
                provider.url(),
                "--client-id",
                LoginProvider.CLIENT,
                "--client-secret-file",
                directory.resolve("secret").toString()));
        Matcher page =
                await().atMost(Duration.ofSeconds(60)).until(() -> PAGE.matcher(printed.toString()), Matcher::find);
        LoginProvider.browse(URI.create(page.group()));
        return program.get(60, TimeUnit.SECONDS);
    }

    @Test
    void theTokenOfALoginIsUsedAndOnlyTheOwnerCanReadIt() throws Exception {
        assertThat(logIn()).as(printed.toString()).isZero();
        assertThat(printed.toString())
                .contains("It gives an access token")
                .doesNotContain("refresh-one", LoginProvider.SECRET);
        Path kept = home.directory().resolve("oauth.token");
        assertThat(Files.readString(kept)).contains("refresh-one");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
                .isEqualTo("rw-------");
        Configuration configuration = home.read(Map.of());
        assertThat(configuration.get(Settings.IMAP_AUTH)).isEqualTo("xoauth2");
        assertThat(configuration.get(Settings.SMTP_AUTH)).isEqualTo("xoauth2");
        assertThat(configuration.get(Settings.CLIENT_SECRET)).isEqualTo(LoginProvider.SECRET);
        assertThat(Files.readString(home.configuration())).startsWith("# mine\n");
    }

    @Test
    void aSecretThatOnlyTheEnvironmentKnowsIsTriedWithTheRest() throws Exception {
        ProcessBuilder program = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "pbem.cli.Main",
                "oauth",
                "login",
                provider.url(),
                "--device",
                "--client-id",
                LoginProvider.CLIENT,
                "--home",
                home.directory().toString());
        program.environment().put(Settings.CLIENT_SECRET.variable(), LoginProvider.SECRET);
        Path output = directory.resolve("output");
        Process process = program.redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(Files.readString(output)).contains("It gives an access token");
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void aServerThatRunsTakesTheTokenOfANewLogin() throws Exception {
        logIn();
        try (PbemServer running = PbemServer.open(home, Map.of())) {
            provider.gives("refresh-two");
            assertThat(running.tokenTrouble()).get().asString().contains("invalid_grant");
            printed.getBuffer().setLength(0);
            assertThat(logIn()).isZero();
            assertThat(running.tokenTrouble()).isEmpty();
        }
    }

    @Test
    void theDoctorSaysThatATokenIsRefusedAndWhatToDo() throws Exception {
        logIn();
        provider.revoke();
        assertThat(Doctor.examine(home, Map.of(), DnsLook.PLAIN).stream()
                        .filter(finding -> finding.subject().equals("oauth"))
                        .filter(Finding::isWrong)
                        .map(Finding::says))
                .singleElement()
                .asString()
                .contains("invalid_grant", "pbem oauth login")
                .doesNotContain("refresh-one");
    }

    @Test
    void aLoginWithoutApplicationOrProviderSaysWhatIsMissing() {
        assertThat(pbem("oauth", "login", provider.url())).isEqualTo(1);
        assertThat(printed.toString()).contains("--client-id ID");
        assertThat(pbem("oauth", "login", "yahoo", "--client-id", "x")).isEqualTo(1);
        assertThat(printed.toString()).contains("gmail, outlook and the https:// address");
    }
}
