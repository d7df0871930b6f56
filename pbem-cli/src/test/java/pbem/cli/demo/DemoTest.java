package pbem.cli.demo;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The demo as a newcomer uses it: over HTTP to its mail page, and from there over real SMTP and IMAP. */
class DemoTest {

    private static final HttpClient BROWSER =
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();

    private Demo demo;

    @BeforeEach
    void start() throws Exception {
        demo = Demo.start(DemoPorts.any());
        await().atMost(ofSeconds(60)).until(() -> page("/mail/alice").contains("bob played f4-h6,e3"));
    }

    @AfterEach
    void stop() throws Exception {
        demo.close();
    }

    @Test
    void aReplyWithAMoveReachesTheOtherPlayer() throws Exception {
        write("alice", "answers=6&words=" + encoded("c5,d5\nYour turn!"));
        await().atMost(ofSeconds(60)).until(() -> page("/mail/bob").contains("Your move, bob: alice played c5,d5."));
        assertThat(page("/mail/bob/6")).contains("| Your turn!").contains("Reply as Bob");
        assertThat(page("/boards/101")).contains("c5,d5");
    }

    @Test
    void aMailShowsItsPictureInsideAFrameThatCanOnlyFollowLinks() throws Exception {
        assertThat(page("/mail/alice/6"))
                .contains("sandbox=\"allow-top-navigation-by-user-activation\"")
                .contains("/mail/alice/6/html");
        String html = page("/mail/alice/6/html");
        assertThat(html)
                .contains("src=\"/mail/alice/6/part/", "<base target=\"_top\">")
                .contains(demo.site() + "/play#", demo.site() + "/my#")
                .doesNotContain("cid:")
                .doesNotContain("<script");
    }

    @Test
    void aNewMailIsAnsweredToo() throws Exception {
        write("bob", "subject=" + encoded("help cholone") + "&words=");
        await().atMost(ofSeconds(60)).until(() -> page("/mail/bob").contains("PBeM: help cholone"));
    }

    @Test
    void aVisitorSignsUpByTheFormAndTheMailPage() throws Exception {
        post("/signup", "user=carol&address=" + encoded("Carol+games@home.example"));
        await().atMost(ofSeconds(60)).until(() -> page("/mail").contains("/mail/Carol%40home.example/1"));
        assertThat(page("/mail/Carol@home.example/1")).contains("Reply as Carol@home.example");
        write("carol@home.example", "answers=1&words=yes");
        await().atMost(ofSeconds(60)).until(() -> get("/players/carol").statusCode() == 200);
    }

    @Test
    void aMailThatIsNotThereIsAClear404() throws Exception {
        assertThat(get("/mail/alice/99").statusCode()).isEqualTo(404);
        assertThat(get("/mail/carol").statusCode()).isEqualTo(404);
    }

    @Test
    void theBannerSaysWhereToLook() {
        assertThat(demo.banner()).anyMatch(line -> line.contains(demo.site() + "/mail/alice"));
    }

    @Test
    void aPageOfAnotherSiteCannotWriteMailsHere() throws Exception {
        String form = "subject=help&words=";
        String post = "POST /mail/bob HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nConnection: close\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " + form.length() + "\r\n\r\n"
                + form;
        String own = demo.site().replace("http://", "");
        assertThat(status(post.formatted(own, "https://evil.example"))).isEqualTo(403);
        assertThat(status(post.formatted(own, "null"))).isEqualTo(403);
        assertThat(status(post.formatted(own, "http://localhost:1"))).isEqualTo(403);
        assertThat(status(post.formatted(own, "http://" + own))).isEqualTo(303);
    }

    @Test
    void theFrameOfAMailGetsItsPictures() throws Exception {
        String get = "GET /mail/alice HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nConnection: close\r\n\r\n";
        String own = demo.site().replace("http://", "");
        assertThat(status(get.formatted(own, "null"))).isEqualTo(200); // the origin that a sandboxed frame sends
        assertThat(status(get.formatted(own, "https://evil.example"))).isEqualTo(403);
    }

    @Test
    void aForeignNameThatLeadsToThisMachineShowsNothing() throws Exception {
        String get = "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";
        assertThat(status(get.formatted("/mail/alice", "evil.example:8080"))).isEqualTo(403);
        assertThat(status(get.formatted("/boards/101", "evil.example"))).isEqualTo(403);
        assertThat(status(get.formatted("/mail/alice", "localhost:8080"))).isEqualTo(200);
    }

    private int status(String request) throws IOException {
        URI site = URI.create(demo.site());
        try (Socket socket = new Socket(site.getHost(), site.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return Integer.parseInt(answer.split(" ")[1]);
        }
    }

    private String page(String path) throws IOException, InterruptedException {
        return get(path).body();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return BROWSER.send(
                HttpRequest.newBuilder(URI.create(demo.site() + path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private void write(String user, String form) throws IOException, InterruptedException {
        post("/mail/" + user, form);
    }

    private void post(String path, String form) throws IOException, InterruptedException {
        BROWSER.send(
                HttpRequest.newBuilder(URI.create(demo.site() + path))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
