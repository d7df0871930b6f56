package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.reading.RawMail;
import pbem.store.Tables;

class ServiceTest {

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void make() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), "[site]\nenabled = false\n");
    }

    @Test
    void aRunningServerTakesUpWhatAProcessBesideItHadInHandWhenItWasKilled() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            long id = server.inbox().receive(mail());
            server.store()
                    .change(tx -> Tables.of(tx)
                            .execute(
                                    "UPDATE inbox SET claimed_by = 'killed', claimed_until = ? WHERE id = ?",
                                    Long.MAX_VALUE,
                                    id));
            try (Service service = Service.start(server, Role.all(), banner -> {})) {
                assertThat(service.banner()).isNotEmpty();
                Files.createFile(home.workers().resolve("killed"));
                await().atMost(Duration.ofMinutes(1))
                        .until(() ->
                                server.inbox().item(id).orElseThrow().outcome().isPresent());
            }
        }
    }

    @Test
    void noMailIsBegunBeforeTheServerHasSaidThatItIsReady() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            long id = server.inbox().receive(mail());
            AtomicInteger begun = new AtomicInteger(-1);
            try (Service service = Service.start(
                    server,
                    Role.all(),
                    banner -> begun.set(server.inbox().item(id).orElseThrow().attempts()))) {
                assertThat(begun).hasValue(0);
                await().atMost(Duration.ofMinutes(1))
                        .until(() ->
                                server.inbox().item(id).orElseThrow().outcome().isPresent());
                assertThat(service.hasFailed()).isFalse();
            }
        }
    }

    @Test
    void aPortThatIsTakenIsOneClearLine() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(home.configuration(), "[site]\nport = " + taken.getLocalPort() + "\n");
            try (PbemServer server = PbemServer.open(home, Map.of())) {
                assertThatThrownBy(() -> Service.start(server, Role.all(), banner -> {}))
                        .hasMessage("the site cannot listen on 127.0.0.1:" + taken.getLocalPort()
                                + ": another program has the port; see [site]");
            }
        }
    }

    private static RawMail mail() {
        return RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\n\r\nhelp\r\n"
                .getBytes(StandardCharsets.US_ASCII));
    }
}
