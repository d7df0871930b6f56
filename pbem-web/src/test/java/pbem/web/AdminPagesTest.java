package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.web.admin.AdminAccess;
import pbem.web.admin.AdminPages;

/** The admin's pages answer requests from this machine or with the token, and 404 to all others. */
class AdminPagesTest {

    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";
    private static final String FORM = "application/x-www-form-urlencoded";

    private static final List<String> PATHS = List.of(
            "/admin",
            "/admin/",
            "/admin/mail",
            "/admin/people",
            "/admin/people/alice",
            "/admin/people/nobody",
            "/admin/play",
            "/admin/figures",
            "/admin/boards",
            "/admin/boards/101",
            "/admin/boards/999",
            "/admin/leave",
            "/admin/nothing/of/the/kind");

    private static final Clock CLOCK = Clock.fixed(Club.NOON, ZoneOffset.UTC);

    private static Optional<String> hash = Optional.empty();
    private static Club club;
    private static Club open;
    private static Reader stranger;
    private static Reader neighbour;

    @BeforeAll
    static void open(@TempDir Path folder) throws Exception {
        club = club(Files.createDirectory(folder.resolve("elsewhere")), false);
        open = club(Files.createDirectory(folder.resolve("here")), true);
        stranger = club.reader();
        neighbour = open.reader();
    }

    @AfterAll
    static void close() {
        club.close();
        open.close();
    }

    private static Club club(Path folder, boolean thisMachine) {
        return Club.in(
                folder, new AdminPages(new PaperAdmin(), new AdminAccess(thisMachine, () -> hash, false), CLOCK));
    }

    @BeforeEach
    void forget() {
        hash = Optional.empty();
    }

    private static String hashOf(String token) throws Exception {
        return HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void without_a_token_every_admin_page_is_missing() {
        HttpResponse<String> nothing = stranger.get("/nothing");
        for (String path : PATHS) {
            HttpResponse<String> answer = stranger.get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(404);
            assertThat(answer.body()).as(path).isEqualTo(nothing.body());
            assertThat(answer.headers().map().keySet())
                    .as(path)
                    .isEqualTo(nothing.headers().map().keySet());
        }
        assertThat(stranger.post("/admin/enter", FORM, "token=" + TOKEN).statusCode())
                .isEqualTo(404);
        assertThat(stranger.post("/admin/people", FORM, "whom=alice").statusCode())
                .isEqualTo(404);
    }

    @Test
    void once_there_is_a_token_every_address_asks_strangers_for_it_in_the_same_words() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        String asks = stranger.get("/admin").body();
        assertThat(asks).contains("name=\"token\"").doesNotContain(PaperAdmin.SHOWN);
        for (String path : PATHS) {
            HttpResponse<String> answer = stranger.get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(401);
            assertThat(answer.body()).as(path).isEqualTo(asks);
            assertThat(answer.headers().firstValue("WWW-Authenticate")).as(path).hasValue("Bearer realm=\"admin\"");
        }
        assertThat(stranger.post("/admin/people", FORM, "whom=alice")).satisfies(answer -> {
            assertThat(answer.statusCode()).isEqualTo(401);
            assertThat(answer.body()).isEqualTo(asks);
        });
        assertThat(stranger.send("HEAD", "/admin/mail").statusCode()).isEqualTo(401);
    }

    @Test
    void the_token_in_a_header_opens_every_page_and_nobody_keeps_one() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        for (String path : List.of("/admin", "/admin/mail", "/admin/people/alice", "/admin/boards/101")) {
            HttpResponse<String> answer = stranger.get(path, "Authorization", "Bearer " + TOKEN);
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            assertThat(answer.body()).as(path).contains(PaperAdmin.SHOWN).contains("content=\"noindex\"");
            assertThat(answer.headers().firstValue("Cache-Control")).as(path).hasValue("no-store");
            assertThat(answer.headers().firstValue("X-Robots-Tag")).as(path).hasValue("noindex, nofollow");
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .as(path)
                    .contains("default-src 'none'", "frame-ancestors 'none'")
                    .doesNotContain("script-src");
            assertThat(answer.headers().firstValue("ETag")).as(path).isEmpty();
        }
        assertThat(stranger.get("/admin/boards/999", "Authorization", "Bearer " + TOKEN)
                        .statusCode())
                .isEqualTo(404);
        assertThat(stranger.get("/admin/boards?number=101", "Authorization", "Bearer " + TOKEN)
                        .headers()
                        .firstValue("Location"))
                .hasValue("/admin/boards/101");
    }

    @Test
    void a_token_entered_in_the_form_opens_this_browser_alone_until_logout() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        HttpResponse<String> entered = stranger.post("/admin/enter", FORM, "token=" + TOKEN);
        assertThat(entered.statusCode()).isEqualTo(303);
        assertThat(entered.headers().firstValue("Location")).hasValue("/admin");
        String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie)
                .startsWith("pbem_admin=")
                .contains("; Path=/admin;", "; HttpOnly", "; SameSite=Strict")
                .doesNotContain(TOKEN);
        String session = cookie.substring(0, cookie.indexOf(';'));

        assertThat(stranger.get("/admin", "Cookie", session).body()).contains(PaperAdmin.SHOWN, "/admin/leave");
        assertThat(stranger.get("/admin").statusCode()).isEqualTo(401);

        HttpResponse<String> left = stranger.send("POST", "/admin/leave", "Cookie", session);
        assertThat(left.statusCode()).isEqualTo(303);
        assertThat(left.headers().firstValue("Set-Cookie").orElseThrow()).contains("Max-Age=0");
        assertThat(stranger.get("/admin", "Cookie", session).statusCode()).isEqualTo(401);
    }

    @Test
    void another_token_ends_the_sessions_of_the_previous_one() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        String cookie = stranger.post("/admin/enter", FORM, "token=" + TOKEN)
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();
        hash = Optional.of(hashOf("another"));
        assertThat(stranger.get("/admin", "Cookie", cookie.substring(0, cookie.indexOf(';')))
                        .statusCode())
                .isEqualTo(401);
        assertThat(stranger.get("/admin", "Authorization", "Bearer " + TOKEN).statusCode())
                .isEqualTo(401);
    }

    @Test
    void a_wrong_token_opens_nothing_and_is_named_as_wrong() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        HttpResponse<String> answer = stranger.post("/admin/enter", FORM, "token=wrong");
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.body()).contains("That is not the token.").doesNotContain("wrong\"", PaperAdmin.SHOWN);
        assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void after_ten_wrong_tokens_an_address_may_try_only_the_right_one_for_a_while() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        for (int i = 0; i < 10; i++) {
            assertThat(from("198.51.100.7", "wrong" + i).statusCode()).isEqualTo(401);
        }
        HttpResponse<String> late = from("198.51.100.7", "wrong again");
        assertThat(late.statusCode()).isEqualTo(429);
        assertThat(late.headers().firstValue("Retry-After")).isPresent();
        assertThat(late.body()).contains("Wait 10 minutes");
        assertThat(from("198.51.100.7", TOKEN).statusCode()).isEqualTo(200);
        assertThat(from("198.51.100.8", "wrong").statusCode()).isEqualTo(401);
    }

    private static HttpResponse<String> from(String address, String token) {
        return stranger.get("/admin", "X-Forwarded-For", address, "Authorization", "Bearer " + token);
    }

    @Test
    void a_form_larger_than_any_of_ours_is_refused() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        assertThat(stranger.post("/admin/enter", FORM, "token=" + "x".repeat(5_000))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void a_reader_on_this_machine_needs_no_token_if_that_is_allowed() {
        assertThat(neighbour.get("/admin").body()).contains(PaperAdmin.SHOWN).doesNotContain("/admin/leave");
        assertThat(neighbour
                        .post("/admin/people", FORM, "whom=alice%40example.net")
                        .body())
                .contains("mails of alice@example.net");
        assertThat(neighbour.post("/admin/people", FORM, "whom=nobody").statusCode())
                .isEqualTo(404);
    }

    /** A web server in front of the site makes requests from this machine for the whole world. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For",
                "X-Forwarded-Proto",
                "X-Forwarded-Host",
                "x-forwarded-anything",
                "Forwarded",
                "Via",
                "X-Real-IP",
                "CF-Connecting-IP"
            })
    void a_forwarded_request_is_not_local(String header) {
        assertThat(neighbour.get("/admin", header, "127.0.0.1").statusCode()).isEqualTo(404);
    }

    /** With a host name of its own that leads to this machine, another site's page could read ours. */
    @Test
    void a_request_to_another_host_or_through_a_proxy_is_not_local() throws Exception {
        assertThat(raw("GET /admin HTTP/1.1", "Host: localhost:" + open.port())).isEqualTo(200);
        assertThat(raw("GET /admin HTTP/1.1", "Host: [::1]:" + open.port())).isEqualTo(200);
        assertThat(raw("GET /admin HTTP/1.1", "Host: club.example")).isEqualTo(404);
        assertThat(raw("GET /admin HTTP/1.1", "Host: 127.0.0.1.evil.example")).isEqualTo(404);
        assertThat(raw("GET /admin HTTP/1.0", "Host: 127.0.0.1:" + open.port())).isEqualTo(404);
    }

    /** The status of the answer to a raw request. */
    private int raw(String question, String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), open.port())) {
            socket.getOutputStream()
                    .write((question + "\r\n" + host + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return Integer.parseInt(answer.split(" ", 3)[1]);
        }
    }

    @Test
    void a_request_of_a_foreign_page_in_a_local_browser_is_not_local() {
        assertThat(neighbour.get("/admin/figures", "Sec-Fetch-Site", "none").statusCode())
                .isEqualTo(200);
        assertThat(neighbour
                        .get("/admin/figures", "Sec-Fetch-Site", "same-origin")
                        .statusCode())
                .isEqualTo(200);
        assertThat(neighbour
                        .get("/admin/figures", "Sec-Fetch-Site", "cross-site")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void the_site_itself_leads_nobody_there() throws Exception {
        hash = Optional.of(hashOf(TOKEN));
        for (String path : List.of("/", "/status", "/help", "/robots.txt", "/sitemap.xml", "/api/openapi.json")) {
            assertThat(stranger.get(path).body()).as(path).doesNotContain("/admin");
        }
    }
}
