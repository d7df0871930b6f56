package pbem.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.FirstBoard;
import pbem.cli.demo.FreePort;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.mail.reading.RawMail;
import pbem.player.Player;
import pbem.repository.AddressHealth;
import pbem.store.Tables;

/** {@code pbem doctor} on a home with real mail servers and one fault at a time. */
@Tag("long")
class DoctorTest {

    private static final String USER = "games@play.example";
    private static final String PASSWORD = "sesame";

    @TempDir
    private Path directory;

    private final GreenMail provider =
            new GreenMail(new ServerSetup[] {loopback(ServerSetup.PROTOCOL_IMAP), loopback(ServerSetup.PROTOCOL_SMTP)});
    private Home home;
    private int sitePort;

    private static ServerSetup loopback(String protocol) {
        return new ServerSetup(0, "127.0.0.1", protocol);
    }

    @BeforeEach
    void start() throws IOException {
        provider.start();
        provider.setUser(USER, USER, PASSWORD);
        home = new Home(directory.resolve("home"));
        home.make();
        sitePort = FreePort.any();
        configure(PASSWORD);
    }

    @AfterEach
    void stop() {
        provider.stop();
    }

    private void configure(String password) throws IOException {
        Files.writeString(home.configuration(), """
                [server]
                address = "%1$s"
                admin = "root@play.example"
                [intake]
                source = "imap"
                [imap]
                host = "127.0.0.1"
                port = %2$d
                tls = false
                user = "%1$s"
                password = "%3$s"
                [smtp]
                host = "127.0.0.1"
                port = %4$d
                [site]
                port = %5$d
                url = "https://play.example"
                """.formatted(
                USER, provider.getImap().getPort(), password, provider.getSmtp().getPort(), sitePort));
    }

    private List<Finding> findings() throws Exception {
        return Doctor.examine(home, Map.of(), DnsLook.PLAIN);
    }

    private Finding about(String subject) throws Exception {
        return findings().stream()
                .filter(finding -> finding.subject().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    private static void isFine(Finding finding) {
        assertThat(finding.grade()).as(finding.says()).isEqualTo(Finding.Grade.OK);
    }

    private static void isWarned(Finding finding, String... words) {
        assertThat(finding.grade()).as(finding.says()).isEqualTo(Finding.Grade.WARNING);
        assertThat(finding.says()).contains(words);
    }

    private static void isWrong(Finding finding, String... words) {
        assertThat(finding.grade()).as(finding.says()).isEqualTo(Finding.Grade.WRONG);
        assertThat(finding.says()).contains(words);
    }

    @Test
    void nothingIsWrongWithANewServerButThatItNeverRan() throws Exception {
        assertThat(findings())
                .extracting(Finding::subject)
                .contains("settings", "keys", "disk", "database", "smtp", "replies", "imap", "site")
                .contains("inbox", "outbox", "players", "backup");
        assertThat(findings().stream().filter(Finding::isWrong))
                .extracting(Finding::subject)
                .containsExactly("server");
        isWrong(about("server"), "never ran", "pbem serve");
        isWarned(about("backup"), "makes no copies", "backup.every_hours", "pbem backup DIR");
    }

    @Test
    void aServerThatEndedAMomentAgoDoesNotRunAndOneThatCronLetsWorkDoes() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.scheduler().beat(server.clock().instant());
            server.scheduler().stir(server.clock().instant());
        }
        isWrong(about("server"), "has not run since 20", "systemctl start pbem");
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.store().change(tx -> {
                tx.outages().ticked(server.clock().instant());
                return true;
            });
        }
        isFine(about("server"));
    }

    @Test
    void aClockThatWasAheadIsWrong() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.scheduler().beat(server.clock().instant().plus(Duration.ofDays(400)));
        }
        isWrong(about("server"), "in the future", "clock");
    }

    @Test
    void everyMistakeInTheSettingsIsShownAndNothingIsTriedWithThem() throws Exception {
        Files.writeString(home.configuration(), "[smtp]\nport = 0\n[site]\nprot = 1\n");
        assertThat(findings().stream().filter(Finding::isWrong))
                .extracting(Finding::subject)
                .containsExactly("settings", "settings");
        assertThat(findings()).extracting(Finding::subject).doesNotContain("smtp");
    }

    @Test
    void keysThatOthersCanReadAreWrong() throws Exception {
        Files.setPosixFilePermissions(home.keys(), PosixFilePermissions.fromString("rw-r--r--"));
        isWrong(about("keys"), "rw-r--r--", "chmod 600", "pbem keys rotate");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aHomeThatOthersCanReadIsPointedOut() throws Exception {
        isFine(about("home"));
        Files.setPosixFilePermissions(home.directory(), PosixFilePermissions.fromString("rwxr-xr-x"));
        isWarned(about("home"), "run: chmod 700 " + home.directory());
        Files.setPosixFilePermissions(home.directory(), PosixFilePermissions.fromString("rwx------"));
        Files.setPosixFilePermissions(home.database(), PosixFilePermissions.fromString("rw-r--r--"));
        Files.setPosixFilePermissions(home.configuration(), PosixFilePermissions.fromString("rw-r-----"));
        isWarned(about("home"), "run: chmod 600 " + home.database() + " && chmod 600 " + home.configuration());
        assertThat(about("home").says()).doesNotContain("chmod 700");
    }

    @Test
    void spoiltKeysAreWrong() throws Exception {
        Files.writeString(home.keys(), "1 what\n");
        isWrong(about("keys"), "damaged");
        Files.delete(home.keys());
        isWrong(about("keys"), "backup", "pbem keys new");
    }

    @Test
    void aDatabaseWithAHoleInItIsWrong() throws Exception {
        byte[] pages = Files.readAllBytes(home.database());
        Arrays.fill(pages, 4096, 5 * 4096, (byte) 0x55);
        Files.write(home.database(), pages, StandardOpenOption.TRUNCATE_EXISTING);
        isWrong(about("database"), "pbem restore");
    }

    @Test
    void aMailServerThatIsNotThereIsWrong() throws Exception {
        provider.getSmtp().stopService();
        isWrong(about("smtp"), "does not let us send", "[smtp]");
    }

    @Test
    void aMailboxThatDoesNotLetUsInIsWrongAndThePasswordIsNotShown() throws Exception {
        configure("mistaken");
        isWrong(about("imap"), "cannot be read", "[imap]");
        assertThat(findings()).noneMatch(finding -> finding.says().contains("mistaken"));
    }

    @Test
    void aPortThatAnotherProgramHasIsWrong() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            sitePort = other.getLocalPort();
            configure(PASSWORD);
            isWrong(about("site"), "cannot listen", "[site]");
        }
    }

    @Test
    void aPortThatOurOwnServerHasIsFine() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of());
                Service service = Service.start(server, Role.all(), banner -> {})) {
            assertThat(service.banner()).isNotEmpty();
            isFine(about("site"));
        }
    }

    @Test
    void aServerThatRunsButDoesNotReachItsMailboxIsNotToBeStarted() throws Exception {
        provider.getImap().stopService();
        try (PbemServer server = PbemServer.open(home, Map.of());
                Service service = Service.start(server, Role.all(), banner -> {})) {
            assertThat(service.banner()).isNotEmpty();
            isWarned(about("server"), "is at work", "until the mailbox has been reached");
            server.scheduler().beat(server.clock().instant().minus(Duration.ofDays(2)));
            isWarned(about("server"), "is at work", "stand still since 20");
        }
    }

    @Test
    void aPortOfTheMetricsThatAnotherProgramHasIsWrong() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(
                    home.configuration(),
                    "[metrics]\nenabled = true\nport = " + taken.getLocalPort() + "\n",
                    StandardOpenOption.APPEND);
            isWrong(about("metrics"), "cannot listen", "[metrics]");
        }
        isFine(about("metrics"));
    }

    @Test
    void copiesThatAreNotMadeAreSaid() throws Exception {
        Path copies = directory.resolve("copies");
        Files.writeString(
                home.configuration(),
                "[backup]\nevery_hours = 24\nto = \"" + copies + "\"\n",
                StandardOpenOption.APPEND);
        isWarned(about("backup"), "there is none in " + copies, "pbem backup " + copies + " --keep 14");
        Files.createDirectories(copies.resolve("pbem-20260301-120000-000"));
        isWrong(about("backup"), "2026-03-01T12:00:00Z", "every 24 hours");
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            BackupCopy.in(copies, server.clock().instant()).take(home, server.database());
        }
        isFine(about("backup"));
        Files.move(copies, directory.resolve("elsewhere"));
        Files.writeString(copies, "a file in its place");
        isWrong(about("backup"), copies + " is not a directory", "[backup]");
    }

    @Test
    void mailThatNobodyActsOnIsPointedOut() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.inbox().receive(RawMail.of("Subject: help\r\n\r\n".getBytes(StandardCharsets.US_ASCII)));
            isFine(about("inbox"));
            long longAgo = Instant.now().minus(Duration.ofHours(1)).toEpochMilli();
            server.store().change(tx -> Tables.of(tx).execute("UPDATE inbox SET received_at = ?", longAgo));
            isWarned(about("inbox"), "1 waiting", "does the server run?");
            server.store().change(tx -> Tables.of(tx).execute("UPDATE inbox SET state = 'QUARANTINED'"));
            isWarned(about("inbox"), "1 quarantined", "pbem inbox retry");
        }
    }

    @Test
    void aReachedLimitIsSaidBesideAMailInQuarantine() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            for (String id : List.of("<1@example.net>", "<2@example.net>", "<3@example.net>")) {
                server.inbox()
                        .receive(RawMail.of(("Message-ID: " + id + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII)));
            }
            server.store().change(tx -> Tables.of(tx).execute("UPDATE inbox SET state = 'QUARANTINED' WHERE id = 1"));
            server.store().change(tx -> Tables.of(tx).execute("UPDATE inbox SET let_in_at = received_at WHERE id = 2"));
            server.store()
                    .change(tx ->
                            Tables.of(tx).execute("UPDATE inbox SET state = 'DONE', outcome = 'unheard' WHERE id = 3"));
            isWarned(about("inbox"), "1 quarantined");
            isWarned(
                    about("limit"),
                    "1 mails wait, and 1 of the last week were refused",
                    "pbem inbox retry --refused-since");
        }
    }

    @Test
    void mailsThatCameBackAreSaid() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            FirstBoard.of(server, "alice", "bob");
            server.delivery().work();
            assertThat(findings()).extracting(Finding::subject).doesNotContain("bounces");
            server.store().change(tx -> {
                tx.outboundMails().bounced(1, "for good, 5.1.1", true, Instant.now());
                return true;
            });
            isWarned(about("bounces"), "1 bounced", "pbem outbox list --state bounced");
        }
    }

    @Test
    void unreachablePlayersAndThoseWithTheNameOfAGameAreNamed() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.store().change(tx -> {
                tx.players().enrol("baduk", "baduk@players.example", Instant.now());
                Player alice = tx.players().enrol("alice", "alice@players.example", Instant.now());
                for (int i = 0; i < AddressHealth.THRESHOLD; i++) {
                    tx.addressHealth()
                            .failed("alice@players.example", AddressHealth.Failure.LASTING, "5.1.1", Instant.now());
                }
                return alice;
            });
            isWarned(about("players"), "alice", "pbem player resume");
            assertThat(findings()).noneMatch(finding -> finding.subject().equals("domains"));
            server.store()
                    .change(
                            tx -> Tables.of(tx)
                                    .execute(
                                            "INSERT INTO paused_domain (domain, at, reason) VALUES ('gmx.de', 0, 'by policy, 5.7.1')"));
            isWarned(about("domains"), "gmx.de, which has refused it since", "5.7.1", "pbem player resume --domain");
            isWarned(about("userids"), "baduk; they keep it");
        }
    }

    @Test
    void twoWhoHaveOnlyEachOtherForTheirRatingsAreNamed() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            FirstBoard.of(server, "alice", "bob");
            server.store().change(tx -> {
                Tables.of(tx)
                        .execute("INSERT INTO rated_seat (board, seat, game, closed_at, player_id, place, result,"
                                + " mu_before, sigma_before, mu, sigma) SELECT board, seat, 'cholone', 0, player_id, 1,"
                                + " 'DREW', 25, 8, 25, 8 FROM seat");
                return Tables.of(tx)
                        .execute("INSERT INTO rating (game, player_id, mu, sigma, boards, opponents, won, drawn, lost,"
                                + " last_at) SELECT 'cholone', player_id, 25, 8, 5, 1, 0, 5, 0, 0 FROM seat");
            });
            isWarned(about("ratings"), "alice and bob have ended 5 rated games of cholone with each other", "merge");
        }
    }

    @Test
    void withoutAHomeThereIsNothingToCheck() {
        assertThatThrownBy(() -> Doctor.examine(new Home(directory.resolve("nowhere")), Map.of(), DnsLook.PLAIN))
                .isInstanceOf(Home.NoHome.class);
    }
}
