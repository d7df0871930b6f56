package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.web.Answers.are;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.store.Tables;
import pbem.web.page.Layout;

class ProblemPagesTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    /** A page that fails. */
    private record Broken() implements SiteExtension {

        @Override
        public void add(RoutesConfig routes, Layout layout) {
            routes.get("/broken", context -> {
                throw new IllegalStateException("the secret of alice@secret.example");
            });
        }
    }

    @BeforeEach
    void open() {
        club = Club.in(folder, new Broken());
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 2);
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void aMissingPageSaysSo() {
        assertThat(reader.get("/nowhere")).satisfies(are(404, "There is no such page"));
        assertThat(reader.get("/boards/999")).satisfies(are(404, "There is no board 999"));
        assertThat(reader.get("/boards/999999999")).satisfies(are(404, "There is no board 999999999"));
        assertThat(reader.get("/boards/101/moves/3"))
                .satisfies(are(404, "Board 101 has no move 3 Its last move so far is number 2."));
        assertThat(reader.get("/boards/101/moves/3.png")).satisfies(are(404, "Board 101 has no move 3"));
        assertThat(reader.get("/players/nobody")).satisfies(are(404, "Nobody here is called “nobody”"));
        assertThat(reader.get("/games/ludo")).satisfies(are(404, "There is no game “ludo” here"));
        assertThat(reader.get("/help/cooking")).satisfies(are(404, "There is no help about “cooking”"));
    }

    @Test
    void aBoardWhoseGameIsNotHereIsSaidToWait() {
        club.store().change(tx -> Tables.of(tx).execute("UPDATE board SET game = 'ludo' WHERE number = 101"));
        assertThat(reader.get("/boards/101"))
                .satisfies(are(503, "Board 101 waits Board 101 waits: its game, ludo, is not on this server now."));
        assertThat(reader.get("/boards/101/moves/1.png")).satisfies(are(503, "Board 101 waits"));
        assertThat(reader.get("/boards/102")).satisfies(are(404, "There is no board 102"));
    }

    @Test
    void aMalformedNumberIsReported() {
        assertThat(reader.get("/boards/abc")).satisfies(are(400, "“abc” is not the number of a board"));
        assertThat(reader.get("/boards/99999999999999")).satisfies(are(400, "is not the number of a board"));
        assertThat(reader.get("/boards/-1")).satisfies(are(400, "“-1” is not the number of a board"));
        assertThat(reader.get("/boards/101/moves/x.svg")).satisfies(are(400, "“x” is not the number of a move"));
        assertThat(reader.get("/boards/%D9%A1")).satisfies(are(400, "is not the number of a board"));
    }

    @Test
    void a_parameter_that_is_given_twice_is_refused_on_every_page_and_in_every_form() {
        for (String path : List.of("/boards?", "/search?q=al&", "/boards/101?", "/nowhere?")) {
            assertThat(reader.get(path + "page=1&page=2")).as(path).satisfies(are(400, "“page” is given twice"));
        }
        assertThat(reader.get("/de/search?q=a&q=a")).satisfies(are(400, "„q“ steht zweimal da"));
        assertThat(reader.get("/boards/101/try?line=&chosen=c5&chosen=d5").statusCode())
                .isEqualTo(200);
        assertThat(reader.post(
                        "/signup", "application/x-www-form-urlencoded", "user=carol&user=dave&address=carol@x.example"))
                .satisfies(are(400, "“user” is given twice"));
        assertThat(reader.postJson("/guest/board", "{\"game\": \"hex\", \"game\": \"chroma\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void textOfAnAddressStaysText() {
        assertThat(reader.get("/players/%3Cscript%3Ealert(1)%3C%2Fscript%3E").body())
                .contains("&lt;script&gt;alert(1)")
                .doesNotContain("<script");
        assertThat(reader.page("/boards?player=%22%3E%3Cscript%3E"))
                .contains("value=\"&#34;>&lt;script>\"")
                .doesNotContain("<script");
    }

    @Test
    void aFaultOfOursIsAdmittedWithoutDetails() {
        assertThat(reader.get("/broken")).satisfies(are(500, "Something went wrong here"));
        assertThat(reader.get("/broken").body()).doesNotContain("secret", "Exception");
    }

    @Test
    void aPageThatCanOnlyBeReadRefusesToBeWritten() {
        assertThat(reader.send("POST", "/boards")).satisfies(are(405, "This page can only be read."));
        assertThat(reader.send("DELETE", "/boards/101")).satisfies(are(405, "This page can only be read."));
    }

    @Test
    void anAddressThatIsNoneIsRefusedAsOurPagesDoAndWithoutDetails() throws Exception {
        for (String path : List.of(
                "/%",
                "/%zz",
                "/boards/%00",
                "/boards/%2e%2e/%2e%2e/etc/passwd",
                "/boards/..%2f..%2fetc/passwd",
                "/boards/%2e%2e%2fplayers",
                "/boards/%252e%252e/x%2fy",
                "/boards/..;/x",
                "/boards/%ff",
                "/boards/a%5cb",
                "//boards",
                "/../../etc/passwd",
                "/" + "x".repeat(20_000))) {
            for (String method : List.of("GET", "HEAD", "POST")) {
                String answer = raw(method, path);
                String shown = path.length() > 99 ? "a long path" : path;
                assertThat(answer).as(method + " " + shown).matches("(?s)HTTP/1.1 4(0[045]|14|31) .*");
                assertThat(answer).as(shown).contains("Content-Security-Policy: default-src 'none'");
                assertThat(answer).as(shown).contains("X-Content-Type-Options: nosniff");
                if (!method.equals("HEAD")) {
                    assertThat(answer)
                            .as(shown)
                            .contains("<title>", "The Thursday Club", "<h1>")
                            .doesNotContain("Exception", "etty", "Bad URI", "Ambiguous", "root:");
                }
            }
        }
        assertThat(raw("GET", "/%")).startsWith("HTTP/1.1 400 ").contains("That address cannot be read");
        assertThat(raw("GET", "/boards/..%2f..%2fetc/passwd")).startsWith("HTTP/1.1 400 ");
    }

    /** The raw answer to a request that no normal client would write. */
    private String raw(String method, String path) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), club.port())) {
            String request = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
