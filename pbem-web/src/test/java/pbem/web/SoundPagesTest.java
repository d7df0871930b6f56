package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.FutureTask;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nu.validator.client.EmbeddedValidator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every kind of page as those judge it whose trade that is: a validator of HTML, axe, and somebody who follows every link. */
class SoundPagesTest {

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards?state=finished&as=table&sort=length",
            "/boards/101",
            "/boards/101?line=zz",
            "/boards/101/embed",
            "/boards/102",
            "/boards/103",
            "/boards/101/moves/3",
            "/archive",
            "/players",
            "/players/alice",
            "/standings",
            "/standings/cholone",
            "/tournaments",
            "/tournaments/1",
            "/hall",
            "/games",
            "/games/cholone",
            "/games/chromatic-chess",
            "/games/cholone/example",
            "/games/cholone/example/moves/17",
            "/help",
            "/help/commands",
            "/help/whosees",
            "/house",
            "/play",
            "/search",
            "/search?q=al",
            "/api",
            "/boards/999");

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/[^\"]*)\"");

    /** More pages than this club has, fewer than would take long. */
    private static final int MOST = 700;

    @TempDir
    static Path folder;

    private static Club club;
    private static Reader reader;

    @BeforeAll
    static void open() {
        club = Club.in(folder);
        Gallery.fill(club);
        reader = club.reader();
    }

    @AfterAll
    static void close() {
        club.close();
    }

    @Test
    void every_page_is_html_as_the_standard_has_it() throws Exception {
        List<String> faults = new ArrayList<>();
        for (String path : PATHS) {
            EmbeddedValidator validator = new EmbeddedValidator();
            validator.setOutputFormat(EmbeddedValidator.OutputFormat.JSON);
            byte[] page = reader.get(path).body().getBytes(StandardCharsets.UTF_8);
            JsonNode report = new ObjectMapper().readTree(report(validator, page));
            report.get("messages").forEach(message -> {
                if (message.path("type").asText().equals("error")) {
                    faults.add(path + ": " + message.path("message").asText() + " in "
                            + message.path("extract").asText());
                }
            });
        }
        assertThat(faults).isEmpty();
    }

    /** It thinks in long chains of calls, for which a thread of the usual kind has no room. */
    private static String report(EmbeddedValidator validator, byte[] page) throws Exception {
        FutureTask<String> task = new FutureTask<>(() -> validator.validate(new ByteArrayInputStream(page)));
        new Thread(null, task, "validator", 64 << 20).start();
        return task.get();
    }

    @Test
    void no_link_leads_nowhere() {
        Set<String> seen = new LinkedHashSet<>(List.of("/"));
        Deque<String> waiting = new ArrayDeque<>(seen);
        List<String> dead = new ArrayList<>();
        for (int asked = 0; asked < MOST && !waiting.isEmpty(); asked++) {
            String path = waiting.remove();
            var answer = reader.get(path);
            if (answer.statusCode() != 200 && answer.statusCode() != 302) {
                dead.add(path + " " + answer.statusCode());
            }
            if (answer.headers().firstValue("Content-Type").orElse("").startsWith("text/html")) {
                LINK.matcher(answer.body())
                        .results()
                        .map((MatchResult link) ->
                                link.group(1).replace("&amp;", "&").replaceAll("#.*", ""))
                        .filter(seen::add)
                        .forEach(waiting::add);
            }
        }
        assertThat(dead).isEmpty();
        assertThat(seen.size()).isGreaterThan(100);
    }

    /** How a page is looked at: all rules on a wide and a narrow screen, and what is about colours in the other scheme, too. */
    private enum Look {
        DESK(1280, "light", "{}"),
        DESK_AT_NIGHT(1280, "dark", "{runOnly: ['color-contrast']}"),
        PHONE_AT_NIGHT(390, "dark", "{}"),
        PHONE(390, "light", "{runOnly: ['color-contrast']}");

        private final int width;
        private final String scheme;
        private final String rules;

        Look(int width, String scheme, String rules) {
            this.width = width;
            this.scheme = scheme;
            this.rules = rules;
        }
    }

    @Test
    void axe_finds_nothing_at_a_desk_or_on_a_phone_by_day_or_night() throws Exception {
        String axe = script();
        List<String> paths = new ArrayList<>(PATHS);
        paths.add("/play#" + club.token("alice", 101));
        paths.add("/play#" + club.token("bob", 101));
        Queue<String> waiting = new ConcurrentLinkedQueue<>(paths);
        try (Chromium chromium = Chromium.start()) {
            List<CompletableFuture<List<String>>> halves = Stream.generate(chromium::tab)
                    .limit(2)
                    .map(tab -> CompletableFuture.supplyAsync(() -> faults(tab, waiting, axe)))
                    .toList();
            assertThat(halves.stream().flatMap(half -> half.join().stream())).isEmpty();
        }
    }

    /** What axe finds on those of the pages that nobody else looks at. */
    private static List<String> faults(Tab tab, Queue<String> waiting, String axe) {
        List<String> faults = new ArrayList<>();
        for (String path = waiting.poll(); path != null; path = waiting.poll()) {
            tab.open("http://127.0.0.1:" + club.port() + path);
            if (path.contains("#")) {
                tab.until("!document.getElementById('play').hidden && document.body.classList.length === 0");
            }
            tab.value(axe + "; 1");
            for (Look look : Look.values()) {
                tab.on(look.width, 844, look.scheme);
                JsonNode found = tab.promised("axe.run(document, {preload: false, resultTypes: ['violations'], ..."
                        + look.rules + "}).then(found => found.violations.map(v =>"
                        + " v.id + ': ' + v.nodes.map(n => n.html).join(' | ')).join(', '))");
                if (!found.asText().isEmpty()) {
                    faults.add(path + ", " + look + ": " + found.asText());
                }
            }
        }
        return faults;
    }

    private static String script() throws IOException {
        try (InputStream file = SoundPagesTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
