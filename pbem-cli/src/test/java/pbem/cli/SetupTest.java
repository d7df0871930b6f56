package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.WatchSettings;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import picocli.CommandLine;

/** A newcomer sets up a working server with {@code pbem setup}. */
class SetupTest {

    @TempDir
    private Path directory;

    private final StringWriter printed = new StringWriter();
    private final InputStream terminal = System.in;
    private GreenMail provider;
    private Home home;

    @BeforeEach
    void start() {
        home = new Home(directory.resolve("home"));
        provider = new GreenMail(new ServerSetup[] {ServerSetup.IMAP.dynamicPort(), ServerSetup.SMTP.dynamicPort()});
        provider.start();
        provider.setUser("games@example.org", "games", "geheim\"\\");
    }

    @AfterEach
    void stop() {
        System.setIn(terminal);
        provider.stop();
    }

    private int setup(String answers, String... words) {
        System.setIn(new ByteArrayInputStream(answers.getBytes(StandardCharsets.UTF_8)));
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(printed, true));
        program.setErr(new PrintWriter(printed, true));
        List<String> all = new ArrayList<>(List.of("setup"));
        all.addAll(List.of(words));
        all.addAll(List.of("--home", home.directory().toString()));
        return program.execute(all.toArray(String[]::new));
    }

    private String[] ports() throws IOException {
        return new String[] {
            "--imap-port",
            Integer.toString(provider.getImap().getPort()),
            "--imap-tls",
            "false",
            "--smtp-port",
            Integer.toString(provider.getSmtp().getPort()),
            "--smtp-security",
            "plain",
            "--site-port",
            Integer.toString(FreePort.any())
        };
    }

    @Test
    void itAsksForAllThatItNeedsAndTriesIt() throws Exception {
        String answers = String.join(
                "\n",
                "yahoo", // not one of the choices
                "imap",
                "games",
                "games@example.org",
                "The \"Club\"",
                "",
                "127.0.0.1",
                "games",
                "127.0.0.1",
                "geheim\"\\",
                "12",
                "");
        assertThat(setup(answers, ports())).as(printed.toString()).isZero();
        assertThat(printed.toString())
                .contains("It must be one of gmail,", "It must be an address like", "games at 127.0.0.1:")
                .contains("works\nTried the mailbox", "pbem doctor")
                .doesNotContain("does not work", "geheim");
        Configuration made = home.read(Map.of());
        assertThat(made.get(Settings.ADDRESS)).isEqualTo("games@example.org");
        assertThat(made.get(Settings.NAME)).isEqualTo("The \"Club\"");
        assertThat(made.get(Settings.IMAP_PASSWORD)).isEqualTo("geheim\"\\");
        assertThat(made.get(Settings.SMTP_USER)).isEqualTo("games");
        assertThat(made.get(WatchSettings.BACKUP_HOURS)).isEqualTo(12);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.configuration())))
                .isEqualTo("rw-------");
    }

    @Test
    void settingsThatDoNotWorkAreWrittenOnlyOnRequest() throws Exception {
        Path password = Files.writeString(directory.resolve("password"), "wrong\n");
        String[] words = {
            "imap",
            "--batch",
            "--address",
            "games@example.org",
            "--imap-host",
            "127.0.0.1",
            "--smtp-host",
            "127.0.0.1",
            "--user",
            "games",
            "--password-file",
            password.toString()
        };
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of(ports()));
        assertThat(setup("", all.toArray(String[]::new))).isEqualTo(1);
        assertThat(printed.toString()).contains("does not work", "--untried").doesNotContain("wrong\n");
        assertThat(home.read(Map.of()).get(Settings.INTAKE)).isEqualTo("none");
        all.add("--untried");
        assertThat(setup("", all.toArray(String[]::new))).isEqualTo(1);
        assertThat(home.read(Map.of()).get(Settings.INTAKE)).isEqualTo("imap");
    }

    @Test
    void onceMoreItChangesWhatIsSaidAndKeepsTheRest() throws Exception {
        home.make();
        Files.writeString(home.configuration(), "# mine\n[play]\nchallenge_days = 9\n[server]\nname = \"Ours\"\n");
        String[] words = {
            "postfix-lmtp",
            "--batch",
            "--address",
            "games@example.org",
            "--smtp-host",
            "127.0.0.1",
            "--smtp-port",
            Integer.toString(provider.getSmtp().getPort()),
            "--listen-port",
            "24240",
            "--site-port",
            Integer.toString(FreePort.any())
        };
        assertThat(setup("", words)).as(printed.toString()).isZero();
        Configuration made = home.read(Map.of());
        assertThat(made.get(Settings.NAME)).isEqualTo("Ours");
        assertThat(made.get(Settings.CHALLENGE_DAYS)).isEqualTo(9);
        assertThat(made.get(Settings.INTAKE)).isEqualTo("lmtp");
        assertThat(Files.readString(home.configuration())).startsWith("# mine\n");
        assertThat(Files.readString(home.configurationBefore()))
                .contains("name = \"Ours\"")
                .doesNotContain("lmtp");
        assertThat(Files.readString(home.directory().resolve("setup/postfix.sh")))
                .contains("lmtp:inet:127.0.0.1:24240");
        String unit = unit();
        assertThat(unit).startsWith("pbem@").endsWith("-home");
        assertThat(printed.toString())
                .contains("setup/" + unit + ".service /etc/systemd/system/ &&")
                .contains("systemctl enable " + unit + " && systemctl restart " + unit)
                .contains("pbem doctor --home " + home.directory());
        assertThat(Files.readString(home.directory().resolve("setup/" + unit + ".service")))
                .contains("\"PBEM_HOME=" + home.directory() + "\"", "ReadWritePaths=\"" + home.directory() + "\"")
                .doesNotContain("/var/lib/pbem\n", "StateDirectory", "/etc/pbem/secrets");
    }

    /** The unit that was written for the home. */
    private String unit() throws Exception {
        try (Stream<Path> written = Files.list(home.directory().resolve("setup"))) {
            return written.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".service"))
                    .map(file -> file.substring(0, file.length() - ".service".length()))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void noTwoHomesHaveOneUnit() throws Exception {
        List<String> names = List.of("a/b", "a-b", "a_b", "a.b");
        Set<String> units = new HashSet<>();
        for (String name : names) {
            home = new Home(Files.createDirectories(directory.resolve(name)).resolve("home"));
            assertThat(setup("", "outlook", "--batch", "--address", "games@example.org"))
                    .isZero();
            units.add(unit());
        }
        assertThat(units).hasSameSizeAs(names).allMatch(unit -> unit.matches("pbem@[A-Za-z0-9_-]+"));
    }

    @Test
    void anAddressThatTheServerHadGoesOnToCount() throws Exception {
        for (String address :
                List.of("games@example.org", "play@example.org", "club@example.org", "play@example.org")) {
            assertThat(setup("", "outlook", "--batch", "--address", address)).isZero();
        }
        assertThat(home.read(Map.of()).get(Settings.FORMER_ADDRESSES)).isEqualTo("games@example.org club@example.org");
    }

    @Test
    void aPortOfTheSiteThatAnotherServerHasIsFoundBeforeAnythingIsWritten() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String[] words = {
                "postfix-lmtp",
                "--batch",
                "--address",
                "games@example.org",
                "--smtp-host",
                "127.0.0.1",
                "--smtp-port",
                Integer.toString(provider.getSmtp().getPort()),
                "--listen-port",
                Integer.toString(FreePort.any()),
                "--site-port",
                Integer.toString(other.getLocalPort())
            };
            assertThat(setup("", words)).isEqualTo(1);
        }
        assertThat(printed.toString()).contains("Tried the site on 127.0.0.1:", "does not work", "Nothing was written");
    }

    @Test
    void anUnansweredQuestionNamesItsOption() {
        assertThat(setup("", "gmail")).isEqualTo(1);
        assertThat(printed.toString()).contains("nobody answers; give --address");
        assertThat(setup("", "gmail", "--batch", "--address", "a b")).isEqualTo(1);
        assertThat(printed.toString()).contains("--address must be an address like");
        assertThat(setup("", "yahoo")).isEqualTo(1);
        assertThat(printed.toString()).contains("must be one of gmail, outlook");
        assertThat(home.directory()).doesNotExist();
    }

    @Test
    void nothingOfTheFormerWayStaysBehind() throws Exception {
        assertThat(setup("", "outlook", "--batch", "--address", "games@example.org"))
                .isZero();
        assertThat(home.read(Map.of()).get(Settings.RETURN_ADDRESS_PER_MAIL)).isFalse();
        String[] words = {
            "postfix-lmtp",
            "--batch",
            "--smtp-host",
            "127.0.0.1",
            "--smtp-port",
            Integer.toString(provider.getSmtp().getPort()),
            "--listen-port",
            "24240",
            "--site-port",
            Integer.toString(FreePort.any())
        };
        assertThat(setup("", words)).as(printed.toString()).isZero();
        assertThat(home.read(Map.of()).get(Settings.RETURN_ADDRESS_PER_MAIL)).isTrue();
    }

    @Test
    void outlookIsWrittenAndTheLoginIsTheNextStep() throws Exception {
        assertThat(setup("", "outlook", "--batch", "--address", "games@outlook.com"))
                .isZero();
        assertThat(printed.toString()).contains("Not tried yet", "pbem oauth login outlook --client-id");
        assertThat(home.read(Map.of()).get(Settings.IMAP_AUTH)).isEqualTo("xoauth2");
    }
}
