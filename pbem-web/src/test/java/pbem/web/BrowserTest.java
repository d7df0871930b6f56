package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.token.Token;

/** Tests that need a real browser. */
@Tag("long")
class BrowserTest {

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards?state=finished",
            "/boards/101",
            "/boards/102",
            "/boards/103",
            "/boards/101/moves/3",
            "/players",
            "/players/alice",
            "/players/frank",
            "/hall",
            "/status",
            "/standings",
            "/standings/cholone",
            "/help/whosees",
            "/search",
            "/play",
            "/signup",
            "/boards/101/embed",
            "/games/chromatic-chess",
            "/tournaments",
            "/tournaments/1",
            "/tournaments/2",
            "/tournaments/3",
            "/games",
            "/games/cholone",
            "/games/cholone/example",
            "/games/cholone/example/moves/17",
            "/help",
            "/help/commands",
            "/boards?state=finished&as=table",
            "/archive",
            "/search?q=al",
            Gallery.STUDIED,
            "/admin",
            "/admin/people",
            "/admin/play",
            "/api");

    @TempDir
    static Path folder;

    private static Chromium chromium;
    private static Club club;

    @BeforeAll
    static void open() {
        chromium = Chromium.start();
        club = Club.in(folder, PaperAdmin.pages());
        Gallery.fill(club);
    }

    @BeforeEach
    void later() {
        club.aMinuteLater();
    }

    @AfterAll
    static void close() {
        if (club != null) {
            club.close();
            chromium.close();
        }
    }

    /** A desktop screen zoomed to 200 % is as wide as 640 pixels at 100 %; a printed page is wider. */
    @Test
    void everyPageFitsTheNarrowestPhoneAndTwiceTheSizeAndForcedColoursAndNoneMakesTheBrowserComplain() {
        Tab tab = chromium.tab();
        for (String path : PATHS) {
            tab.as("screen", false).on(320, 640, "light").open(url(path));
            assertThat(width(tab)).as(path).isLessThanOrEqualTo(320);
            tab.on(640, 450, "light").as("screen", true);
            assertThat(width(tab)).as(path + " at twice the size").isLessThanOrEqualTo(640);
            tab.on(700, 990, "dark").as("print", false);
            assertThat(width(tab)).as(path + " on paper").isLessThanOrEqualTo(700);
            tab.as("screen", false).on(1280, 900, "light");
            assertThat(width(tab)).as(path + " at a desk").isLessThanOrEqualTo(1280);
        }
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void links_that_stand_beside_each_other_can_be_tapped() {
        Tab tab = chromium.tab().on(390, 844, "light");
        for (String path : List.of("/boards", "/boards/101", "/archive")) {
            tab.open(url(path));
            assertThat(tab.value("[...document.querySelectorAll('.files a, .archive a, .pages a')]"
                                    + ".every(a => a.getBoundingClientRect().height >= 24)")
                            .asBoolean())
                    .as(path)
                    .isTrue();
        }
    }

    @Test
    void everythingIsReadAndSteppedThroughWithoutScripts() {
        Tab tab = chromium.tab().on(320, 640, "dark").withoutScripts();
        for (String path : PATHS) {
            tab.open(url(path));
            assertThat(width(tab)).as(path).isLessThanOrEqualTo(320);
            assertThat(tab.value("document.querySelector('main h1').checkVisibility()")
                            .asBoolean())
                    .as(path)
                    .isTrue();
        }
        tab.open(url("/boards/101/moves/3"));
        assertThat(tab.value("[...document.querySelectorAll('main button')].some(b => b.checkVisibility())")
                        .asBoolean())
                .as("what needs scripts is not offered")
                .isFalse();
        tab.follow("[title=Next]").follow("[title=Latest]");
        assertThat(tab.value("location.pathname").asText()).isEqualTo("/boards/101");
        String move = club.record(101).position().moves().get(0).notation();
        tab.open(url("/boards/101?line=" + move));
        assertThat(tab.value("document.querySelector('.verdict').innerText").asText())
                .startsWith("Only tried: " + move);
        assertThat(tab.complaints()).isEmpty();
    }

    private static int width(Tab tab) {
        return tab.value("document.documentElement.scrollWidth").asInt();
    }

    @Test
    void aChosenCellIsSeenInForcedColoursToo() {
        Tab tab = chromium.tab().on(390, 844, "light").as("screen", true).open(url("/boards/101/moves/3"));

        assertThat(tab.value("matchMedia('(forced-colors: active)').matches").asBoolean())
                .isTrue();
        for (String chosen : List.of(".moves a[aria-current]", ".head nav a[aria-current]")) {
            assertThat(tab.value("(() => { const of = e => { const s = getComputedStyle(e); return [s.backgroundColor,"
                                    + " s.color, s.textDecorationLine, s.borderBottomColor, s.borderBottomStyle, s.outline,"
                                    + " s.fontWeight].join(); }; const one = document.querySelector('" + chosen + "');"
                                    + " const other = document.querySelector('"
                                    + chosen.replace("[aria-current]", ":not([aria-current])")
                                    + "'); return of(one) !== of(other); })()")
                            .asBoolean())
                    .as(chosen)
                    .isTrue();
        }
    }

    @Test
    void onPaperABoardIsWithoutWhatIsOnlyForScreens() {
        Tab tab = chromium.tab().on(700, 990, "dark").as("print", false).open(url("/boards/101"));
        String shown = "[...document.querySelectorAll('%s')].some(e => e.getClientRects().length > 0)";

        assertThat(tab.value(shown.formatted(".head nav, .stepping a, #review button, form, .snippet"))
                        .asBoolean())
                .isFalse();
        assertThat(tab.value(shown.formatted(".picture svg")).asBoolean()).isTrue();
        assertThat(tab.value(shown.formatted(".moves")).asBoolean()).isTrue();
        assertThat(width(tab)).isLessThanOrEqualTo(700);
        assertThat(tab.value("getComputedStyle(document.body).backgroundColor").asText())
                .isIn("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)");
    }

    @Test
    void onPaperATournamentHasItsPairingsAndATableWhereOnePlaysIsItsBoard() {
        Tab tab = chromium.tab().on(700, 990, "light").as("print", false).open(url("/tournaments/1"));
        String shown = "[...document.querySelectorAll('%s')].filter(e => e.checkVisibility()).length";
        assertThat(tab.value(shown.formatted(".meetings li")).asInt()).isPositive();

        play(tab, club.start("alice", "bob"));
        assertThat(tab.value(shown.formatted(".sendbar, .spot, .says, #play .side > *"))
                        .asInt())
                .isZero();
        assertThat(tab.value(shown.formatted(".tried img, #step")).asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "weiqi", "cholone", "shogi"})
    void atADeskTheWholeBoardIsInSightAboveTheButtonThatSends(String game) {
        Tab tab = chromium.tab().on(1400, 900, "light");
        play(tab, club.startOf(game, "alice", "bob"));

        assertThat(tab.value("Math.max(...[...document.querySelectorAll('#board [role=gridcell]')].map(cell =>"
                                + " cell.getBoundingClientRect().bottom))")
                        .asDouble())
                .isPositive()
                .isLessThanOrEqualTo(tab.value("document.getElementById('bar').getBoundingClientRect().top")
                        .asDouble());
    }

    /** Opens the page where alice plays on a board. */
    private static void play(Tab tab, int board) {
        tab.open("about:blank").open(url("/play#" + club.token("alice", board)));
        tab.until("document.querySelector('#board [role=gridcell]') !== null");
    }

    /** From the top of the page to its foot; every stop shows that it has the focus. */
    @Test
    void theBoardPageIsWalkedThroughByKeysAlone() {
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/boards/101/moves/3"));
        tab.until(ready("/boards/101/moves/3"));
        tab.value("window.reached = new Set(); window.unseen = []; document.addEventListener('focusin', e => {"
                + " reached.add(e.target); const s = getComputedStyle(e.target);"
                + " if (s.outlineStyle === 'none' && s.boxShadow === 'none') unseen.push(e.target.outerHTML); })");
        int stops = tab.value("(window.stops = [...document.querySelectorAll('a[href], button, input, summary,"
                        + " [tabindex=\"0\"]')].filter(e => e.checkVisibility())).length")
                .asInt();
        for (int i = 0; i < stops + 2; i++) {
            tab.press("Tab");
        }

        assertThat(tab.value("stops.filter(e => !reached.has(e)).map(e => e.outerHTML).join()")
                        .asText())
                .isEmpty();
        assertThat(tab.value("unseen.join()").asText()).isEmpty();
    }

    /** Three lines would hide the board. */
    @Test
    void theHeadTakesTwoLinesOfAPhone() {
        for (int width : new int[] {320, 390}) {
            Tab tab = chromium.tab().on(width, 640, "light").open(url("/boards/101"));
            assertThat(tab.value("(() => { const at = s => document.querySelector(s).getBoundingClientRect();"
                                    + " return at('.seek').top < at('.sign').bottom; })()")
                            .asBoolean())
                    .as("the search stands beside the sign at " + width)
                    .isTrue();
            assertThat(tab.value("new Set([...document.querySelectorAll('.head nav a')].map(a => a.offsetTop)).size")
                            .asInt())
                    .as("lines of the navigation at " + width)
                    .isEqualTo(1);
        }
    }

    @Test
    void aSearchIsNotCutWhereItSaysWhatItIs() {
        for (String language : List.of("", "/de", "/fr", "/es")) {
            Tab tab = chromium.tab().on(390, 640, "light").open(url(language + "/help"));
            assertThat(tab.value("(() => { const q = document.getElementById('q'); const s = getComputedStyle(q);"
                                    + " const pen = document.createElement('canvas').getContext('2d'); pen.font = s.font;"
                                    + " return q.clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight)"
                                    + " - pen.measureText(q.placeholder).width; })()")
                            .asDouble())
                    .as("room beside the word, " + language)
                    .isPositive();
        }
    }

    @Test
    void aTableOfATournamentHasItsColumnsSideBySideAndOnAPhoneNamesThem() {
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/tournaments/1"));

        assertThat(tab.value("(() => { const row = [...document.querySelectorAll('.cross tbody tr')[0].children]"
                                + ".map(cell => cell.getBoundingClientRect()); return row.every((cell, i) => i === 0"
                                + " || Math.abs(cell.left - row[i - 1].right) < 1); })()")
                        .asBoolean())
                .isTrue();
        tab.on(390, 844, "light");
        assertThat(tab.value("(() => { const box = document.querySelector('.scroll');"
                                + " return box.scrollWidth - box.clientWidth; })()")
                        .asInt())
                .as("what is out of sight on a phone")
                .isZero();
        assertThat(tab.value("[...document.querySelectorAll('.cross tbody td')].every(cell =>"
                                + " getComputedStyle(cell, '::before').content !== 'none')")
                        .asBoolean())
                .isTrue();
        assertThat(tab.value("getComputedStyle(document.querySelector('.cross td.cell'), '::before').content")
                        .asText())
                .isEqualTo("\"1: \"");
    }

    @Test
    void noPageJumpsWhileItComes() {
        for (String path : List.of("/", "/boards/101", "/games/cholone", "/help")) {
            Tab tab = chromium.tab().on(412, 823, "light").open(url(path));
            tab.until("!document.querySelector('#guest') || document.querySelector('#guest [role=gridcell]') !== null"
                    + " || !document.getElementById('guest-begin').hidden");
            assertThat(tab.promised(
                                    "new Promise(done => new PerformanceObserver(list => done(list.getEntries()"
                                            + ".filter(shift => shift.value).reduce((sum, shift) => sum + shift.value, 0)))"
                                            + ".observe({type: 'layout-shift', buffered: true}) ?? setTimeout(() => done(0), 500))")
                            .asDouble())
                    .as(path)
                    .isLessThan(0.05);
        }
    }

    @Test
    void pageAndPictureFollowDarkMode() {
        String page = "getComputedStyle(document.body).backgroundColor";
        String picture = "getComputedStyle(document.querySelector('.picture svg > g > rect')).fill";
        Tab light = chromium.tab().on(1280, 900, "light").open(url("/boards/101"));
        Tab dark = chromium.tab().on(1280, 900, "dark").open(url("/boards/101"));

        assertThat(light.value(page)).isEqualTo(light.value(picture));
        assertThat(dark.value(page)).isEqualTo(dark.value(picture)).isNotEqualTo(light.value(page));
    }

    @Test
    void theSmallPicturesAreSeen() {
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/games"));

        assertThat(tab.value("document.querySelector('.card img').decode().then(() => 1)")
                        .isMissingNode())
                .isFalse();
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void oneWalksThroughAGameByClicking() {
        Tab tab = chromium.tab().on(390, 844, "light").open(url("/boards/101"));
        tab.until(ready("/boards/101"));
        int before = tab.value("history.length").asInt();
        tab.tap("[title=Start]").until(ready("/boards/101/moves/0"));
        tab.tap("[title=Next]").until(ready("/boards/101/moves/1"));
        tab.tap("[title=Next]").until(ready("/boards/101/moves/2"));
        tab.tap("[title=Previous]").until(ready("/boards/101/moves/1"));

        assertThat(tab.value("history.length").asInt())
                .as("Back leaves the board")
                .isEqualTo(before);
        assertThat(tab.value("document.querySelector('.picture img').naturalWidth > 0")
                        .asBoolean())
                .isTrue();
        assertThat(tab.complaints()).isEmpty();
        assertThat(tab.value("document.querySelector('.stepping p').innerText").asText())
                .startsWith("Move 1 of 11");
        assertThat(tab.value("document.querySelectorAll('.moves a[aria-current]').length")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void aStrangerPlaysOnTheFrontPageAndFindsTheGameAgain() {
        Tab tab = chromium.tab().on(390, 844, "light").open(url("/"));
        String standing = "document.getElementById('guest-standing').innerText";
        tab.until("document.querySelector('#guest [data-key=c5]') !== null");
        tab.tap("#guest [data-key=c5]").until("document.querySelector('#guest .taken') !== null");
        tab.tap("#guest [data-key=d5]").until("/^robot1 played/.test(" + standing + ")");
        assertThat(tab.value("JSON.parse(document.getElementById('guest-game-kept').value).moves.length"
                                + " * !document.getElementById('guest-keeps').hidden")
                        .asInt())
                .as("moves that the form takes along")
                .isEqualTo(2);
        String said = tab.value(standing).asText();
        tab.open(url("/")).until("/^robot1 played/.test(" + standing + ")");

        assertThat(tab.value(standing).asText()).isEqualTo(said);
        assertThat(tab.value("document.cookie").asText()).isEmpty();
        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(390);
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void aPhoneShowsAStrangerTheWholeBoardAtOnce() {
        Tab tab = chromium.tab().on(390, 844, "light").open(url("/"));
        tab.until("document.querySelector('#guest [data-key=c5]') !== null");
        assertThat(tab.value("Math.max(...[...document.querySelectorAll('#guest [role=gridcell]')]"
                                + ".map(cell => cell.getBoundingClientRect().bottom))")
                        .asInt())
                .isLessThan(844);
    }

    @Test
    void aScreenReaderHearsOnlyWhatChangesAndWhichCellsAreOpen() {
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/"));
        tab.until("document.querySelector('#guest [data-key=c5]') !== null");
        tab.value("window.heard = []; document.querySelectorAll('#guest [role=status]').forEach(place =>"
                + " new MutationObserver(() => heard.push(place.className || place.id))"
                + ".observe(place, {childList: true}))");
        tab.tap("#guest [data-key=c5]").until("document.querySelector('#guest .taken') !== null");
        assertThat(tab.value("heard.join()").asText()).isEqualTo("says");
        assertThat(tab.value("[...document.querySelectorAll('#guest [role=gridcell]')]"
                                + ".every(cell => (cell.ariaDisabled === 'true') === (cell.localName !== 'button'))")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void aCommandThatFitsALineBreaksAtNoHyphen() {
        for (String path : List.of("/games/weiqi", "/games/cholone", "/de/help/directing")) {
            Tab tab = chromium.tab().on(390, 844, "light").open(url(path));
            assertThat(tab.value("[...document.querySelectorAll('main code')].filter(code => !code.closest('pre')"
                                    + " && code.offsetHeight > 1.5 * parseFloat(getComputedStyle(code).lineHeight) + 4)"
                                    + ".map(code => code.innerText).join()")
                            .asText())
                    .as(path)
                    .isEmpty();
        }
    }

    @Test
    void oneUnsubscribesByTheButton() {
        Player alice = club.player("alice");
        String token =
                Club.TOKENS.write(new Token(alice.id(), ReplyTarget.UNSUBSCRIBE, Club.NOON.plus(Duration.ofDays(300))));
        club.store().change(tx -> {
            Preferences daily = tx.preferences().of(alice).with(Preference.DIGEST, Preferences.Digest.DAILY);
            tx.preferences().set(alice, daily);
            return true;
        });
        Tab tab = chromium.tab().on(320, 640, "light").open(url("/unsubscribe/" + token));
        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(320);
        tab.follow("main button");

        assertThat(tab.value("document.querySelector('h1').innerText").asText()).isEqualTo("Unsubscribed");
        assertThat(club.store().read(tx -> tx.preferences().of(alice)).digest()).isEqualTo(Preferences.Digest.OFF);
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void keysStepThroughTheMoves() {
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/boards/101/moves/3"));
        tab.until(ready("/boards/101/moves/3"));
        tab.press("ArrowRight").until(ready("/boards/101/moves/4"));
        tab.press("ArrowLeft").until(ready("/boards/101/moves/3"));
        tab.press("Home").until(ready("/boards/101/moves/0"));
        tab.press("End").until(ready("/boards/101"));

        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void aHeldKeyStepsFasterThanPagesComeWithoutAFault() {
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/boards/101/moves/3"));
        for (int i = 0; i < 40; i++) {
            tab.press("ArrowRight").press("ArrowLeft");
        }
        tab.open(url("/boards/101")).until(ready("/boards/101"));

        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void aNewMoveAppearsWhileOneLooks() {
        int board = club.start("dave", "erin");
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/boards/" + board));
        club.say(board, "move " + board + " c5,d5", "");

        tab.until("/c5,d5/.test(document.querySelector('main').innerText)");
    }

    @Test
    void publicWordsAppearWhileAPlayerTriesMoves() {
        int board = club.start("dave", "erin");
        club.hear(club.player("dave"), "set talk public", "");
        club.hear(club.player("erin"), "set talk public", "");
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/boards/" + board));
        tab.until("!document.getElementById('review').hidden");
        tab.value("[...document.querySelectorAll('#review button')].find(b => /Try/.test(b.innerText)).click()");
        tab.until("document.querySelector('.tryout [data-key=c5]') !== null");
        tab.tap(".tryout [data-key=c5]").until("document.querySelector('.tryout [data-key=d5]') !== null");
        for (int i = 1; i <= 2; i++) {
            club.hear(club.player("dave"), "chat " + board, "Hello number " + i);
            tab.until("/Hello number " + i + "/.test(document.querySelector('main').innerText)");
        }

        assertThat(tab.value("document.querySelector('.tryout [data-key=d5]') !== null")
                        .asBoolean())
                .as("what is half tried stays")
                .isTrue();
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void aVisitorTriesMovesAndTheAddressHoldsThem() {
        Tab tab = chromium.tab().on(390, 844, "light").open(url("/boards/104"));
        tab.until("!document.getElementById('review').hidden");
        tab.value("[...document.querySelectorAll('#review button')].find(b => /Try/.test(b.innerText)).click()");
        tab.until("document.querySelector('.tryout [data-key=c5]') !== null");
        tab.tap(".tryout [data-key=c5]").until("document.querySelector('.tryout [data-key=d5]') !== null");
        tab.tap(".tryout [data-key=d5]").until("location.search === '?line=c5,d5'");

        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(390);
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void aLongListOfMovesScrollsBesideTheBoardWithTheMoveInSight() {
        int board = club.start("dave", "erin");
        club.play(board, 60);
        Tab tab = chromium.tab().on(1280, 900, "light").open(url("/boards/" + board + "/moves/50"));
        tab.until("document.querySelector('.moves-box').scrollTop > 0");

        assertThat(tab.value(
                                "(() => { const a = document.querySelector('.moves a[aria-current]').getBoundingClientRect(),"
                                        + " b = document.querySelector('.moves-box').getBoundingClientRect();"
                                        + " return a.top >= b.top && a.bottom <= b.bottom; })()")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void theWholeBoardIsInSightWhereOneStepsThroughAGame() {
        Tab tab = chromium.tab().on(390, 844, "light").open(url("/boards/101/moves/3"));

        assertThat(tab.value("document.querySelector('.picture svg').getBoundingClientRect().bottom")
                        .asInt())
                .isLessThanOrEqualTo(844);
    }

    /** A condition in JavaScript: a page of the board is shown and its script has begun. */
    private static String ready(String path) {
        return "location.pathname === '" + path + "' && !document.getElementById('review').hidden";
    }

    private static String url(String path) {
        return "http://127.0.0.1:" + club.port() + path;
    }
}
