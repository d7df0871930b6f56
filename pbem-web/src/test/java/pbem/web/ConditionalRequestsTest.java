package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An unchanged answer is not sent again, and answers can be compressed (RFC 9110). */
class ConditionalRequestsTest {

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards/101",
            "/boards/101/moves/1",
            "/boards/101.svg",
            "/boards/101.png",
            "/boards/101.txt",
            "/players",
            "/players/alice",
            "/games",
            "/games/chromino",
            "/games/cholone.svg",
            "/games/cholone/example",
            "/games/cholone/example.png",
            "/help/commands");

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 2);
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void every_tag_is_quoted_and_the_same_for_head() {
        for (String path : PATHS) {
            String tag = header(reader.get(path), "ETag");
            assertThat(tag).as(path).matches("W/\"[0-9a-f]{32}\"");
            assertThat(header(reader.send("HEAD", path), "ETag")).as(path).isEqualTo(tag);
        }
    }

    @Test
    void tags_are_compared_weakly_alone_and_in_lists() {
        for (String path : PATHS) {
            String tag = header(reader.get(path), "ETag");
            String strong = tag.substring(2);
            for (String known :
                    List.of(tag, strong, "\"other\", " + tag, "W/\"a\",W/\"b,c\"," + strong + " , \"d\"", "*", " * ")) {
                for (String method : List.of("GET", "HEAD")) {
                    HttpResponse<String> answer = reader.send(method, path, "If-None-Match", known);
                    assertThat(answer.statusCode()).as(path + " " + known).isEqualTo(304);
                    assertThat(answer.body()).isEmpty();
                    assertThat(header(answer, "ETag")).isEqualTo(tag);
                    assertThat(answer.headers().firstValue("Content-Length"))
                            .as("it would be that of the page")
                            .isEmpty();
                    assertThat(answer.headers().firstValue("Content-Type")).isEmpty();
                }
            }
            for (String unknown : List.of("\"other\"", "W/\"other\"", strong.replace("\"", ""), "\"*\"", "", ",")) {
                assertThat(reader.get(path, "If-None-Match", unknown).statusCode())
                        .as(path + " " + unknown)
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void a_304_answer_does_not_change_the_policy_of_the_page() {
        String tag = header(reader.get("/boards/101"), "ETag");
        HttpResponse<String> answer = reader.get("/boards/101", "If-None-Match", tag);
        assertThat(answer.headers().map()).doesNotContainKey("content-security-policy");
        assertThat(header(answer, "Cache-Control")).isEqualTo(header(reader.get("/boards/101"), "Cache-Control"));
        assertThat(answer.headers().allValues("Vary")).containsExactly("Accept-Language", "Accept-Encoding");
    }

    @Test
    void an_error_is_never_the_same_as_before() {
        assertThat(reader.get("/boards/999").headers().firstValue("ETag")).isEmpty();
        assertThat(reader.get("/boards/999", "If-None-Match", "*").statusCode()).isEqualTo(404);
    }

    @Test
    void gzip_shortens_an_answer_without_changing_it() throws IOException {
        for (String path : PATHS) {
            if (path.endsWith(".png") || path.endsWith(".txt")) { // a picture is compressed, the text too small
                continue;
            }
            byte[] plain = reader.bytes(path).body();
            for (String wish : List.of("gzip", "deflate, gzip;q=0.5, br", "br,GZIP")) {
                HttpResponse<byte[]> answer = reader.bytes(path, "Accept-Encoding", wish);
                assertThat(header(answer, "Content-Encoding")).as(path).isEqualTo("gzip");
                assertThat(answer.headers().allValues("Vary")).as(path).contains("Accept-Encoding");
                assertThat(answer.body().length).as(path).isLessThan(plain.length);
                assertThat(inflated(answer.body())).as(path).isEqualTo(plain);
            }
            for (String wish : List.of("identity", "gzip;q=0", "gzip; q=0.0", "notgzip", "")) {
                HttpResponse<byte[]> answer = reader.bytes(path, "Accept-Encoding", wish);
                assertThat(answer.headers().firstValue("Content-Encoding"))
                        .as(path + wish)
                        .isEmpty();
                assertThat(answer.headers().allValues("Vary")).as(path).contains("Accept-Encoding");
                assertThat(answer.body()).isEqualTo(plain);
            }
        }
        HttpResponse<byte[]> css = reader.bytes(stylesheet(), "Accept-Encoding", "gzip");
        assertThat(new String(inflated(css.body()), StandardCharsets.UTF_8)).contains("body {");
    }

    @Test
    void a_png_is_not_compressed_again() {
        HttpResponse<byte[]> png = reader.bytes("/boards/101.png", "Accept-Encoding", "gzip");
        assertThat(png.headers().firstValue("Content-Encoding")).isEmpty();
    }

    private String stylesheet() {
        String page = reader.page("/");
        int start = page.indexOf("/assets/site-");
        return page.substring(start, page.indexOf('"', start));
    }

    private static byte[] inflated(byte[] gzip) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
            return in.readAllBytes();
        }
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
