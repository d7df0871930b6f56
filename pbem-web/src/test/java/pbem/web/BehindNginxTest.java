package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.testkit.Programs;

/** The site below a path behind a real nginx with the configuration that we give admins, in a real browser. */
@Tag("long")
class BehindNginxTest {

    private static final Path LINES = Path.of("..", "config", "nginx.conf");

    private static Club club;
    private static Process nginx;
    private static int port;

    @BeforeAll
    static void open(@TempDir Path folder) throws Exception {
        Path program = Programs.of("nginx", "nginx");
        club = Club.at("https://example.org/games", folder);
        club.enrol("alice", "bob");
        port = freePort();
        Path lines = Files.writeString(
                folder.resolve("lines.conf"),
                Files.readString(LINES).replace("127.0.0.1:8080", "127.0.0.1:" + club.port()));
        Path configuration = Files.writeString(folder.resolve("nginx.conf"), """
                daemon off;
                user root;
                pid %1$s/pid;
                error_log stderr;
                events { }
                http {
                    access_log %1$s/access.log;
                    client_body_temp_path %1$s/body;
                    proxy_temp_path %1$s/proxy;
                    fastcgi_temp_path %1$s/fastcgi;
                    scgi_temp_path %1$s/scgi;
                    uwsgi_temp_path %1$s/uwsgi;
                    server {
                        listen 127.0.0.1:%2$d;
                        include %3$s;
                    }
                }
                """.formatted(folder, port, lines));
        nginx = new ProcessBuilder(program.toString(), "-c", configuration.toString(), "-p", folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("nginx.log").toFile())
                .start();
        while (!answers()) {
            assertThat(nginx.isAlive())
                    .as(Files.readString(folder.resolve("nginx.log")))
                    .isTrue();
            Thread.sleep(50);
        }
    }

    @AfterAll
    static void close() {
        if (club != null) {
            nginx.destroy();
            nginx.onExit().join();
            club.close();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static boolean answers() {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void aMoveIsMadeAndABoardFollowedBelowThePath() {
        int board = club.start("alice", "bob");
        String site = "http://127.0.0.1:" + port + "/games";
        try (Chromium chromium = Chromium.start()) {
            Tab watching = chromium.tab().on(1000, 800, "light").open(site + "/boards/" + board);
            assertThat(watching.value("document.styleSheets[0].cssRules.length").asInt())
                    .isPositive();
            String seen = watching.value("location.pathname").asText();
            assertThat(seen).isEqualTo("/games/boards/" + board);

            String user = club.record(board)
                    .board()
                    .player(club.record(board).toMove().get(0))
                    .user();
            Tab playing = chromium.tab().on(390, 844, "light").open(site + "/play#" + club.token(user, board));
            playing.until("!document.getElementById('play').hidden && !document.body.classList.contains('busy')");
            for (int step = 0;
                    step < 8
                            && playing.value("document.getElementById('send').disabled")
                                    .asBoolean();
                    step++) {
                playing.value(
                        "(() => { const all = [...document.querySelectorAll('.spot:not(.taken), .piece:not(.taken)')];"
                                + " all.forEach(e => delete e.dataset.next); all[all.length >> 1].dataset.next = 1; })()");
                playing.tap("[data-next]").until("!document.body.classList.contains('busy')");
            }
            playing.tap("#send").until("!document.getElementById('verdict').hidden");
            assertThat(playing.complaints()).isEmpty();
            assertThat(club.record(board).moves()).isEqualTo(1);
            watching.open(site + "/").follow("nav a");
            assertThat(watching.value("location.pathname").asText()).isEqualTo("/games/boards");
            assertThat(watching.complaints()).isEmpty();
        }
    }

    @Test
    void newsOfABoardComeAtOnceAndThePathAloneLeadsToTheSite() throws Exception {
        int board = club.start("alice", "bob");
        Reader reader = new Reader(port);
        try (var news = reader.stream("/games/boards/" + board + "/changes").body()) {
            byte[] first = new byte[16];
            assertThat(news.readNBytes(first, 0, first.length)).isEqualTo(first.length);
            assertThat(new String(first, StandardCharsets.US_ASCII)).contains("event");
        }
        assertThat(reader.get("/games").headers().firstValue("Location"))
                .get()
                .asString()
                .endsWith("/games/");
        assertThat(reader.get("/boards").statusCode()).isEqualTo(404);
    }
}
