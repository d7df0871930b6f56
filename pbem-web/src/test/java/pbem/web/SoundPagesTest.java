package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nu.validator.client.EmbeddedValidator;
import nu.validator.validation.SimpleDocumentValidator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import pbem.help.ClubTexts;
import pbem.help.HelpPages;
import pbem.play.ServerTexts;
import pbem.query.Queries;
import pbem.testkit.PseudoLanguage;
import pbem.token.Pass;
import pbem.web.text.SiteTexts;

/** Every kind of page passes an HTML validator and axe, and every link leads to a page. */
@Tag("long")
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
            Gallery.STUDIED,
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
            "/status",
            "/play",
            "/my",
            "/search",
            "/search?q=al",
            "/api",
            "/admin",
            "/admin/people",
            "/admin/play",
            "/boards/999");

    private static final List<String> FEEDS = List.of(
            "/feed.atom",
            "/news.atom",
            "/boards/101.atom",
            "/games/cholone.atom",
            "/players/alice.atom",
            "/tournaments/1.atom");

    private static final List<String> MISTAKES = List.of(
            "/boards/101/moves/99",
            "/boards/101/analysis",
            "/boards/zzz",
            "/boards?state=zzz",
            "/games/zzz",
            "/help/zzz",
            "/players/zzz",
            "/standings/zzz",
            "/tournaments/999",
            "/zzz",
            "/unsubscribe/zzz");

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/[^\"]*)\"");

    /** More pages than this club has; more would take too long. */
    private static final int MOST = 700;

    @TempDir
    static Path folder;

    private static Club club;
    private static Reader reader;

    @BeforeAll
    static void open() {
        club = Club.in(folder, PaperAdmin.pages());
        Gallery.fill(club);
        reader = club.reader();
    }

    @BeforeEach
    void later() {
        club.aMinuteLater();
    }

    @AfterAll
    static void close() {
        club.close();
    }

    @Test
    void every_page_is_html_as_the_standard_has_it() throws Exception {
        Map<String, String> pages = new LinkedHashMap<>();
        PATHS.forEach(path -> pages.put(path, reader.get(path).body()));
        pages.put("the door", reader.get("/admin", "Via", "1.1 elsewhere").body());
        String wrong = "<!DOCTYPE html><html lang=en><title>Wrong</title><p><li>no list";
        pages.put("wrong", wrong);

        assertThat(faults(pages)).hasSize(1).first().asString().startsWith("wrong: ");
    }

    /** Words of names and of the club's address, which no phrase has. */
    private static final Pattern NAME = Pattern.compile("\\p{L}{3,}");

    /** Help pages are separate files, not phrases. */
    private static final Set<String> HELP_TITLES =
            Set.of("Playing", "mail", "Commands", "Who", "sees", "what", "you", "write");

    @Test
    void every_word_is_a_phrase() {
        HelpPages help = new HelpPages(Club.GAMES);
        Set<String> names = Stream.of(
                        Club.GAMES.all().stream().map(game -> game.title() + " " + game.name()),
                        PATHS.stream(),
                        Stream.of(
                                "The Thursday Club games@club.example UTC GAME PBeM Java JSON OpenAPI RFC ETag SVG PNG SHA tag"
                                        + " English Deutsch"),
                        Stream.of("alice bob Carol dave erin frank robot stone"),
                        Stream.of("Swiss of the summer, Cup, Quick, round robin, setup belgian, bowl, TEXT"))
                .flatMap(texts -> texts)
                .flatMap(text -> NAME.matcher(text).results().map(MatchResult::group))
                .collect(Collectors.toSet());
        assertThat(PseudoLanguage.unsaid(reader.get("/").body(), names)).contains("Boards", "Search", "password");
        Set<String> aims = Club.GAMES.all().stream() // they come from the help pages
                .flatMap(game -> NAME.matcher(help.about(game, Locale.ENGLISH)).results())
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        Map<String, Class<?>> homes = ServerTexts.homes(Club.GAMES);
        homes.put("site", SiteTexts.class);
        Map<String, Set<String>> unsaid = new LinkedHashMap<>();
        try (Site site = Site.start(
                new SiteConfig(
                        "127.0.0.1",
                        0,
                        "The Thursday Club",
                        "games@club.example",
                        Optional.empty(),
                        Set.of(),
                        ClubTexts.NONE),
                Queries.of(club.store(), Club.GAMES, Club.OUTSIDE),
                Club.acts(club.store(), Club.GAMES),
                Club.GAMES,
                Clock.fixed(Club.NOON.plus(Duration.ofHours(1)), ZoneOffset.UTC),
                List.of(),
                fault -> false,
                help,
                language -> SiteTexts.in(language, Club.GAMES).with(PseudoLanguage.texts(homes)))) {
            Reader strange = new Reader(site.port());
            Stream.concat(
                            PATHS.stream().filter(path -> !path.startsWith("/admin")),
                            Stream.concat(
                                    Stream.of("/signup", "/news"), Stream.concat(FEEDS.stream(), MISTAKES.stream())))
                    .forEach(path -> {
                        Set<String> words =
                                PseudoLanguage.unsaid(strange.get(path).body(), names);
                        if (path.equals("/") || path.startsWith("/games")) {
                            words.removeAll(aims);
                        }
                        if (path.startsWith("/help")) {
                            words.removeAll(HELP_TITLES);
                        }
                        if (!words.isEmpty()) {
                            unsaid.put(path, words);
                        }
                    });
        }
        assertThat(unsaid).isEmpty();
    }

    /** One validator checks all pages, since its start is slow; its thread has a large stack for its deep recursion. */
    private static List<String> faults(Map<String, String> pages) throws Exception {
        FutureTask<List<String>> task = new FutureTask<>(() -> {
            SimpleDocumentValidator validator = new SimpleDocumentValidator(true, false, false);
            HtmlFaults faults = new HtmlFaults();
            validator.setUpMainSchema(EmbeddedValidator.SCHEMA_URL, faults);
            for (Map.Entry<String, String> page : pages.entrySet()) {
                faults.of(page.getKey());
                validator.setUpValidatorAndParsers(faults, false, false);
                validator.checkHtmlInputSource(
                        new InputSource(new ByteArrayInputStream(page.getValue().getBytes(StandardCharsets.UTF_8))));
            }
            return faults.found;
        });
        new Thread(null, task, "validator", 64 << 20).start();
        return task.get();
    }

    /** Collects the errors of the validator, not its warnings. */
    private static final class HtmlFaults implements ErrorHandler {

        private final List<String> found = new ArrayList<>();
        private String page = "the schema";

        void of(String next) {
            page = next;
        }

        @Override
        public void warning(SAXParseException advice) {
            // HTML allows what is only warned of.
        }

        @Override
        public void error(SAXParseException fault) {
            found.add(page + ": " + fault.getMessage() + " in line " + fault.getLineNumber());
        }

        @Override
        public void fatalError(SAXParseException fault) {
            error(fault);
        }
    }

    @Test
    void no_link_leads_nowhere() {
        Set<String> seen = new LinkedHashSet<>(List.of("/"));
        Deque<String> waiting = new ArrayDeque<>(seen);
        List<String> dead = new ArrayList<>();
        for (int asked = 0; asked < MOST && !waiting.isEmpty(); asked++) {
            String path = waiting.remove();
            var answer = reader.get(path, "X-Forwarded-For", "203.0.113." + asked % 250); // each with its own allowance
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

    /** Pages of a kind that is in the list already; only their words differ. */
    private static final Set<String> ALIKE = Set.of(
            "/boards?state=finished&as=table&sort=length",
            "/boards/102",
            "/boards/103",
            "/boards/101/moves/3",
            "/standings",
            "/games/chromatic-chess",
            "/games/cholone/example/moves/17",
            "/help/commands",
            "/help/whosees",
            "/admin/people",
            "/admin/play",
            "/search");

    /** Ways to look at a page: all rules on a wide and a narrow screen, and only the colours in the dark scheme. */
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
        paths.add("/my#" + Club.TOKENS.write(new Pass(club.player("alice").id(), Club.NOON)));
        paths.add("http://elsewhere.localhost:" + club.port() + "/admin"); // as strangers see it
        try (Chromium chromium = Chromium.start()) {
            Tab tab = chromium.tab();
            assertThat(paths.stream().flatMap(path -> faults(tab, path, axe).stream()))
                    .isEmpty();
        }
    }

    private static List<String> faults(Tab tab, String path, String axe) {
        if (path.contains("#")) {
            tab.open("about:blank"); // otherwise only the fragment would change
        }
        tab.open(path.startsWith("/") ? "http://127.0.0.1:" + club.port() + path : path);
        if (path.contains("#")) {
            tab.until("!document.querySelector('#play, #mine').hidden && !document.body.classList.contains('busy')");
        }
        tab.until("!document.querySelector('#guest:not([hidden])')"
                + " || document.querySelector('#guest [role=gridcell], #guest-begin:not([hidden])') !== null");
        tab.value(axe + "; 1");
        List<String> faults = new ArrayList<>();
        for (Look look : ALIKE.contains(path) ? List.of(Look.DESK, Look.PHONE_AT_NIGHT) : List.of(Look.values())) {
            tab.on(look.width, 844, look.scheme);
            JsonNode found =
                    tab.promised("axe.run(document, {preload: false, selectors: false, resultTypes: ['violations'], ..."
                            + look.rules + "}).then(found => found.violations.map(v =>"
                            + " v.id + ': ' + v.nodes.map(n => n.html).join(' | ')).join(', '))");
            if (!found.asText().isEmpty()) {
                faults.add(path + ", " + look + ": " + found.asText());
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
