package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.web.admin.AdminAccess;
import pbem.web.admin.AdminPages;

/** A site below a path of a host that serves other things, too. */
class UnderAPathTest {

    private static final String URL = "https://example.org/club/games";
    private static final String PATH = "/club/games";
    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";
    private static final Pattern LINK = Pattern.compile("(href|src|action|data-path)=\"([^\"]*)\"");

    private static Club club;
    private static Reader reader;

    @BeforeAll
    static void open(@TempDir Path folder) throws Exception {
        String hash = HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(TOKEN.getBytes(StandardCharsets.UTF_8)));
        club = Club.at(
                URL,
                folder,
                new AdminPages(
                        new PaperAdmin(),
                        new AdminAccess(false, () -> Optional.of(hash), true),
                        Clock.fixed(Club.NOON, ZoneOffset.UTC)));
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 3);
        reader = club.reader();
    }

    @AfterAll
    static void close() {
        club.close();
    }

    @Test
    @Tag("long") // hundreds of pages
    void everyLinkOfEveryPageLeadsBelowThePathAndIsThere() {
        Set<String> seen = new LinkedHashSet<>(Set.of(PATH + "/"));
        Queue<String> open = new ArrayDeque<>(seen);
        for (int asked = 0; !open.isEmpty(); asked++) {
            String path = open.remove();
            String client = "203.0.113." + asked % 250; // one reader alone may not ask for that many pages
            HttpResponse<String> answer = reader.get(path, "X-Forwarded-For", client);
            assertThat(answer.statusCode()).as(path).isIn(200, 301, 302);
            if (answer.headers().firstValue("Content-Type").orElse("").startsWith("text/html")) {
                Matcher link = LINK.matcher(answer.body());
                while (link.find()) {
                    String to = link.group(2).replaceFirst("#.*", "").replace("&amp;", "&");
                    assertThat(to)
                            .as("on " + path)
                            .matches("(?:" + PATH + "/|" + URL + "|mailto:|\\?|https?://(?!example\\.org)).*|");
                    if (to.startsWith(PATH) && !link.group(1).equals("action") && seen.size() < 400 && seen.add(to)) {
                        open.add(to);
                    }
                }
            }
        }
        assertThat(seen)
                .hasSizeGreaterThan(100)
                .contains(PATH + "/boards/101", PATH + "/players/alice", PATH + "/feed.atom", PATH + "/archive");
    }

    @Test
    void aWebServerThatTakesThePathAwayGetsTheSamePages() {
        for (String page :
                new String[] {"/", "/boards", "/boards/101", "/help/whosees", "/api/v1/boards", "/feed.atom"}) {
            assertThat(reader.page(page)).as(page).isEqualTo(reader.page(PATH + page));
        }
        assertThat(reader.page(PATH)).isEqualTo(reader.page("/"));
    }

    @Test
    void redirectsStayBelowThePath() {
        for (String page : new String[] {"/favicon.ico", "/boards/101/moves", "/house"}) {
            assertThat(reader.get(page).headers().firstValue("Location"))
                    .as(page)
                    .get()
                    .asString()
                    .startsWith(PATH + "/");
        }
    }

    @Test
    void feedsAndAnswersForProgramsNameWholeAddresses() {
        assertThat(reader.page("/feed.atom")).contains(URL + "/boards/101").doesNotContain("example.org/boards");
        assertThat(reader.page("/api/v1/boards/101")).contains(URL + "/boards/101");
        assertThat(reader.page("/api/v1/openapi.json")).contains(URL + "/api/v1");
        assertThat(reader.page("/sitemap.xml")).contains("<loc>" + URL + "/boards</loc>");
    }

    @Test
    void pathsThatOnlyBeginAlikeAreNotOurs() {
        assertThat(reader.get(PATH + "s/boards").statusCode()).isEqualTo(404);
        assertThat(reader.get(PATH + "/nothing").statusCode()).isEqualTo(404);
        assertThat(reader.get("/club/boards").statusCode()).isEqualTo(404);
        for (String upwards :
                new String[] {"/%2e%2e/admin", "/../boards", "/..", "/;/boards", "//boards", "/%2fboards"}) {
            assertThat(reader.get(PATH + upwards).statusCode()).as(upwards).isIn(400, 404);
        }
    }

    @Test
    void theAdminsCookieIsForThePagesBelowThePathAlone() {
        HttpResponse<String> entered =
                reader.post(PATH + "/admin/enter", "application/x-www-form-urlencoded", "token=" + TOKEN);
        assertThat(entered.headers().firstValue("Location")).contains(PATH + "/admin");
        assertThat(entered.headers().firstValue("Set-Cookie")).get().asString().contains("; Path=" + PATH + "/admin;");
    }
}
