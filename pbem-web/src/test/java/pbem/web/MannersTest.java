package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.config.RoutesConfig;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.help.ClubTexts;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Link;

class MannersTest {

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards/101",
            "/boards/101/moves/1",
            "/boards/101.svg",
            "/boards/101.png",
            "/boards/101/moves/1.txt",
            "/players",
            "/players/alice",
            "/games",
            "/games/cholone",
            "/games/cholone/example",
            "/games/cholone/example.png",
            "/games/cholone/example/moves/1",
            "/help",
            "/help/commands",
            "/healthz",
            "/robots.txt");

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    /** A page of another module, with an entry in the navigation. */
    private record Extra() implements SiteExtension {

        @Override
        public Optional<Link> navigation() {
            return Optional.of(new Link("/extra", "Extra"));
        }

        @Override
        public void add(RoutesConfig routes, Layout layout) {
            routes.get("/extra", context -> {
                ContentPolicy.STRICT.with("frame-src", "'self'").applyTo(context);
                context.html(layout.html("An extra page", "/extra", "<p>Here it is.</p>"));
            });
        }
    }

    @BeforeEach
    void open() {
        club = Club.in(folder, new Extra());
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 2);
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void everyAnswerForbidsWhatNobodyMeant() {
        for (String path : PATHS) {
            HttpResponse<String> answer = reader.get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            assertThat(header(answer, "Content-Security-Policy"))
                    .as(path)
                    .startsWith("default-src 'none'; base-uri 'none'")
                    .doesNotContain("unsafe", "http")
                    .doesNotContainPattern("script-src (?!'self'(;|$))");
            assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(header(answer, "Referrer-Policy")).isEqualTo("same-origin");
            assertThat(answer.headers().map()).doesNotContainKeys("set-cookie", "server");
        }
    }

    @Test
    void headIsAnsweredLikeGetButWithoutABody() {
        for (String path : PATHS) {
            HttpResponse<String> head = reader.send("HEAD", path);
            assertThat(head.statusCode()).as(path).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            assertThat(Answers.type(head)).isEqualTo(Answers.type(reader.get(path)));
        }
        assertThat(reader.send("HEAD", "/boards/999").statusCode()).isEqualTo(404);
    }

    @Test
    void theStylesheetIsKeptForEverUnderANameOfItsOwn() {
        Matcher link =
                Pattern.compile("href=\"(/assets/site-[0-9a-f]{16}\\.css)\"").matcher(reader.page("/"));
        assertThat(link.find()).isTrue();

        HttpResponse<String> css = reader.get(link.group(1));
        assertThat(Answers.type(css)).isEqualTo("text/css;charset=utf-8");
        assertThat(header(css, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(reader.get("/assets/site-0000000000000000.css").statusCode()).isEqualTo(404);
    }

    @Test
    void anUnchangedPageIsNotSentTwice() {
        HttpResponse<String> first = reader.get("/boards/101");
        assertThat(reader.get("/boards/101", "If-None-Match", header(first, "ETag"))
                        .statusCode())
                .isEqualTo(304);
    }

    @Test
    void anotherModuleCanAddAPage() {
        assertThat(reader.page("/extra")).contains("<h1>An extra page</h1>", "<p>Here it is.</p>");
        assertThat(reader.page("/")).contains("<a href=\"/extra\">Extra</a>");
        assertThat(reader.page("/extra")).contains("<a href=\"/extra\" aria-current=\"page\">Extra</a>");
        assertThat(header(reader.get("/extra"), "Content-Security-Policy")).endsWith("; frame-src 'self'");
    }

    @Test
    void aPortThatIsTakenIsRefused() {
        assertThatThrownBy(() -> Club.site(
                        new SiteConfig(
                                "127.0.0.1",
                                club.port(),
                                "Second",
                                "games@club.example",
                                Optional.empty(),
                                Set.of(),
                                ClubTexts.NONE),
                        club.store(),
                        Club.GAMES,
                        Clock.systemUTC()))
                .isInstanceOf(CannotListen.class)
                .hasMessage("127.0.0.1:" + club.port());
    }

    @Test
    void aMonitorIsToldThatAllIsWell() {
        assertThat(reader.page("/healthz")).isEqualTo("ok");
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
