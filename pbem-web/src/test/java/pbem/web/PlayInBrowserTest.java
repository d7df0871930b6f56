package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.ReplyTarget;
import pbem.token.Token;

/** Moves made on the page of a board mail's link, in a real browser. */
class PlayInBrowserTest {

    private static final String QUIET = "!document.body.classList.contains('busy')";
    private static final String READY = "!document.getElementById('send').disabled";

    /** What comes next that is not chosen yet, from the middle. */
    private static final String NEXT = "(() => { const all = [...document.querySelectorAll("
            + "'.spot:not(.taken), .piece:not(.taken)')]; all.forEach(e => delete e.dataset.next);"
            + " all[all.length >> 1].dataset.next = 1; })()";

    @TempDir
    static Path folder;

    private static Chromium chromium;
    private static Club club;

    @BeforeAll
    static void open() {
        chromium = Chromium.start();
        club = Club.in(folder);
        club.enrol("alice", "bob");
    }

    @AfterAll
    static void close() {
        if (club != null) {
            club.close();
            chromium.close();
        }
    }

    private static Tab tab() {
        return chromium.tab().on(390, 844, "light");
    }

    /** Opens the page as whoever is on turn there, by the link of their newest mail. */
    private static Tab opened(Tab tab, int board) {
        var record = club.record(board);
        String user = record.board().player(record.toMove().get(0)).user();
        tab.open("about:blank").open(link(club.token(user, board)));
        return tab.until("!document.getElementById('play').hidden && " + QUIET);
    }

    private static String link(String token) {
        return "http://127.0.0.1:" + club.port() + "/play#" + token;
    }

    @Test
    void whatWasSaidStandsThereWithItsMoveAlsoAfterTheNext() {
        int board = club.start("alice", "bob");
        club.say(board, "move " + board + " c5,d5", "A <b>bold</b> start\nisn't it?");
        Tab tab = opened(tab(), board);
        String said = tab.value("document.getElementById('talk').innerText").asText();
        assertThat(said).contains("What was said", "alice with move 1", "A <b>bold</b> start\n", "isn't it?");
        composeByTaps(tab);
        assertThat(tab.value("document.getElementById('talk').innerText").asText())
                .isEqualTo(said);
        assertThat(tab.value("document.querySelector('#sayings a').getAttribute('href')")
                        .asText())
                .isEqualTo("/boards/" + board + "/moves/1");
        assertThat(tab.value("document.querySelectorAll('#sayings b').length").asInt())
                .isZero();
        tab.on(320, 640, "light");
        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(320);
    }

    private static void composeByTaps(Tab tab) {
        for (int step = 0; step < 8 && !tab.value(READY).asBoolean(); step++) {
            tab.value(NEXT);
            tab.tap("[data-next]").until(QUIET);
        }
    }

    private static void composeByKeys(Tab tab) {
        tab.value("(document.querySelector('.spot[tabindex=\"0\"]') ?? document.querySelector('.piece')).focus()");
        for (int step = 0; step < 8 && !tab.value(READY).asBoolean(); step++) {
            if (tab.value("document.activeElement.classList.contains('taken')").asBoolean()) {
                for (String key : new String[] {"End", "Home"}) {
                    if (tab.value("document.activeElement.classList.contains('taken')")
                            .asBoolean()) {
                        tab.press(key);
                    }
                }
            }
            tab.press("Enter").until(QUIET);
        }
    }

    private static void send(Tab tab, int board) {
        int before = club.record(board).moves();
        tab.until(READY);
        tab.tap("#send").until("!document.getElementById('verdict').hidden && " + QUIET);
        assertThat(club.record(board).moves())
                .as(tab.value("document.getElementById('verdict').innerText").asText())
                .isEqualTo(before + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cholone", "chroma", "kroma", "chromino", "chromatic-chess"})
    void everyGameIsPlayedByTapsAndByKeys(String game) {
        int board = club.startOf(game, "alice", "bob");
        Tab tab = tab();
        for (int move = 0; move < 4; move++) {
            opened(tab, board);
            if (move % 2 == 0) {
                composeByTaps(tab);
            } else {
                composeByKeys(tab);
            }
            send(tab, board);
        }

        assertThat(tab.complaints()).isEmpty();
        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(390);
    }

    @Test
    void aGameIsPlayedToItsEnd() {
        int board = club.startOf("chroma", Map.of("size", "2"), "alice", "bob");
        Tab tab = tab();
        while (club.record(board).result().isEmpty()) {
            opened(tab, board);
            composeByKeys(tab);
            send(tab, board);
        }

        assertThat(tab.value("document.getElementById('standing').innerText").asText())
                .contains("won");
    }

    @Test
    void theTokenLeavesTheAddressAndTheHistory() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);

        assertThat(tab.value("location.href").asText()).endsWith("/play");
        assertThat(tab.value("JSON.stringify(performance.getEntriesByType('resource').map(e => e.name))")
                        .asText())
                .doesNotContain(club.token("alice", board));
    }

    @Test
    void oneStepBackByEscape() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        tab.tap("[data-key=c5]").until("document.querySelector('.taken') !== null");
        tab.press("Escape").until("document.querySelector('.taken') === null");

        assertThat(tab.value("document.querySelector('.says').innerText").asText())
                .isEqualTo("Choose a marble that goes.");
    }

    @Test
    void toResignIsAskedTwice() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        tab.tap("[data-line=resign]").until("document.querySelector('.sure') !== null");
        assertThat(club.record(board).result()).isEmpty();
        tab.tap("[data-line=resign]").until("/won/.test(document.getElementById('standing').innerText)");

        assertThat(club.record(board).result()).isPresent();
    }

    @Test
    void theSameLineGoesByMailAsWell() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        tab.tap("[data-key=c5]").until("document.querySelector('.taken') !== null");
        tab.tap("[data-key=d5]").until(READY);

        assertThat(tab.value("document.getElementById('mail').href").asText())
                .startsWith("mailto:games%2B" + club.token("alice", board) + "@club.example?subject=Re%3A%20cholone")
                .endsWith("body=c5%2Cd5%0D%0A");
    }

    @Test
    void aWrongLinkIsRefusedInWords() {
        Tab tab = tab().open(link("aaaa")).until("!document.getElementById('verdict').hidden");
        String unsubscribe = Club.TOKENS.write(
                new Token(club.player("alice").id(), ReplyTarget.UNSUBSCRIBE, Club.NOON.plusSeconds(86_400 * 9)));

        assertThat(tab.value("document.getElementById('verdict').innerText").asText())
                .contains("proves nothing");
        tab.open("about:blank").open(link(unsubscribe)).until("!document.getElementById('verdict').hidden");
        assertThat(tab.value("document.getElementById('verdict').innerText").asText())
                .contains("something else");
        assertThat(tab.value("document.getElementById('play').hidden").asBoolean())
                .isTrue();
    }
}
