package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.game.Example;
import pbem.game.Move;
import pbem.notice.ReplyTarget;
import pbem.token.Token;
import pbem.web.text.SiteTexts;

/** Moves made in a real browser on the page that a board mail links to. */
@Tag("long")
class PlayInBrowserTest {

    private static final String QUIET = "!document.body.classList.contains('busy')";
    private static final String READY = "!document.getElementById('send').disabled";

    /** Marks the middle one of the spots and pieces that can be chosen next. */
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
        club.enrol("alice", "bob", "carol");
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

    private static Tab tab() {
        return chromium.tab().on(390, 844, "light");
    }

    /** Opens the page as the player on turn, by the link of their newest mail. */
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
    void wordsStayWithTheirMoveAfterTheNextOne() {
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

    @Test
    void publicWordsAppearBesideAHalfComposedMove() {
        club.enrol("dave", "erin");
        club.hear(club.player("dave"), "set talk public", "");
        club.hear(club.player("erin"), "set talk public", "");
        int board = club.start("dave", "erin");
        Tab tab = opened(tab(), board);
        tab.value(NEXT);
        tab.tap("[data-next]").until(QUIET);
        String composed =
                tab.value("document.getElementById('board').innerHTML").asText();
        club.hear(club.player("erin"), "chat " + board, "Take your time.");
        tab.until("/Take your time/.test(document.getElementById('talk').innerText)");
        assertThat(tab.value("document.getElementById('board').innerHTML").asText())
                .isEqualTo(composed);
        assertThat(tab.value("document.getElementById('back').disabled").asBoolean())
                .isFalse();
    }

    @Test
    void privateWordsAppearSoon() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        club.hear(club.player("bob"), "chat " + board, "For you.");

        tab.until("/For you/.test(document.getElementById('talk').innerText)");
    }

    @Test
    void a_button_sends_words_without_a_move() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        assertThat(tab.value("document.getElementById('chat').disabled").asBoolean())
                .isTrue();
        tab.value("document.getElementById('words').value = 'Hello, bob'");
        tab.value("document.getElementById('words').dispatchEvent(new Event('input'))");
        tab.tap("#chat").until("/Hello, bob/.test(document.getElementById('talk').innerText)");
        assertThat(tab.value("document.getElementById('words').value").asText()).isEmpty();
        assertThat(tab.value("document.getElementById('chat').disabled").asBoolean())
                .isTrue();
        assertThat(club.record(board).moves()).isZero();
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

    @ParameterizedTest
    @ValueSource(strings = {"cholone", "chroma", "kroma", "chromino", "chromatic-chess"})
    void everyGameIsPlayedToItsEnd(String game) {
        int board = club.startNearTheEnd(game, 2, "alice", "bob", "carol");
        List<Move> moves =
                Example.of(Club.GAMES.named(game).orElseThrow()).orElseThrow().moves();
        Tab tab = tab();
        for (Move move : moves.subList(moves.size() - 2, moves.size())) {
            opened(tab, board);
            for (String key : keys(club.record(board).position().compose(), move.notation())
                    .orElseThrow()) {
                tab.tap("[data-key='" + key + "']:not(.taken)").until(QUIET);
            }
            send(tab, board);
        }

        String result = SiteTexts.in(Locale.ENGLISH, Club.GAMES)
                .say(club.record(board).result().orElseThrow());
        assertThat(tab.value("document.getElementById('standing').innerText").asText())
                .isEqualTo(result);
        assertThat(tab.value("document.querySelectorAll('.spot, .piece').length")
                        .asInt())
                .isZero();
        assertThat(tab.value("[...document.querySelectorAll('#lines button')].map(b => b.dataset.line).join()")
                        .asText())
                .isEqualTo("rematch " + board + ",analyse " + board);
        assertThat(tab.complaints()).isEmpty();
    }

    /** The choices that make up a move, in order. */
    private static Optional<List<String>> keys(Draft draft, String notation) {
        if (draft.move().filter(move -> move.notation().equals(notation)).isPresent()) {
            return Optional.of(List.of());
        }
        return draft.choices().stream()
                .map(Choice::key)
                .flatMap(key -> keys(draft.choose(key).orElseThrow(), notation)
                        .map(rest ->
                                Stream.concat(Stream.of(key), rest.stream()).toList())
                        .stream())
                .findFirst();
    }

    private static String queued(String user, int board) {
        return club.store()
                .read(t -> t.plans().of(board, club.player(user)))
                .map(queued -> queued.plan().text())
                .orElse("nothing");
    }

    @Test
    void aPlayerOutOfTurnSeesWhoIsToMoveAndQueuesAnAnswerByTaps() {
        int board = club.start("alice", "bob");
        Tab tab = tab().open("about:blank").open(link(club.token("bob", board)));
        tab.until("!document.getElementById('play').hidden && " + QUIET);

        assertThat(tab.value("document.getElementById('standing').innerText").asText())
                .isEqualTo("alice to move.");
        assertThat(tab.value("document.querySelectorAll('.spot').length").asInt())
                .isZero();
        tab.tap("#think").until("document.querySelector('.spot') !== null");
        assertThat(says(tab)).isEqualTo("If alice plays: Choose a marble to move.");
        tab.tap("[data-key=c5]").until("document.querySelector('.taken') !== null && " + QUIET);
        tab.tap("[data-key=d5]").until("document.querySelector('[data-key=g5]') !== null && " + QUIET);
        assertThat(says(tab)).isEqualTo("Then you play: Choose a marble to move.");
        tab.tap("[data-key=g5]").until("document.querySelector('.taken') !== null && " + QUIET);
        tab.tap("[data-key=f4]").until("!document.getElementById('queue').hidden && " + QUIET);
        assertThat(tab.value("document.getElementById('notation').innerText").asText())
                .isEqualTo("queue if c5,d5 then g5,f4");
        tab.tap("#queue").until("!document.getElementById('verdict').hidden && " + QUIET);

        assertThat(queued("bob", board)).isEqualTo("if c5,d5 then g5,f4");
        assertThat(tab.value("document.getElementById('queued').innerText").asText())
                .isEqualTo("if c5,d5 then g5,f4");
        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(390);
        tab.tap("#unqueue").until("document.getElementById('kept').hidden && " + QUIET);
        assertThat(queued("bob", board)).isEqualTo("nothing");
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void withHiddenHandsAMoveIsQueuedByTapsAndAnAnswerByAnExample() {
        int board = club.startOf("chromino", "alice", "bob");
        var record = club.record(board);
        String user =
                record.board().players().get(1 - record.toMove().get(0).index()).user();
        Tab tab = tab().open("about:blank").open(link(club.token(user, board)));
        tab.until("!document.getElementById('play').hidden && " + QUIET);

        assertThat(tab.value("document.querySelectorAll('.spot, .piece').length")
                        .asInt())
                .isZero();
        tab.tap("#think").until("document.querySelector('.piece') !== null");
        assertThat(says(tab)).startsWith("When your turn comes: Choose a tile");
        for (int step = 0;
                step < 4 && tab.value("document.getElementById('queue').hidden").asBoolean();
                step++) {
            tab.value(NEXT);
            tab.tap("[data-next]").until(QUIET);
        }
        String queue =
                tab.value("document.getElementById('notation').innerText").asText();
        tab.tap("#queue").until("!document.getElementById('verdict').hidden && " + QUIET);
        assertThat(queue).isEqualTo("queue " + queued(user, board));

        String example =
                tab.value("document.getElementById('example').innerText").asText();
        assertThat(example).matches("queue if \\S+ \\S+ \\S+ then \\S+ \\S+ \\S+");
        tab.tap("#take").until("document.getElementById('own').value === document.getElementById('example').innerText");
        tab.tap("#say button").until("document.getElementById('own').value === '' && " + QUIET);
        assertThat(example).isEqualTo("queue " + queued(user, board));
        assertThat(tab.value("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(390);
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void aPlayerOnTurnPlaysAndQueuesTheAnswerToTheAnswer() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        tab.tap("[data-key=c5]").until("document.querySelector('.taken') !== null && " + QUIET);
        tab.tap("[data-key=d5]").until(READY + " && " + QUIET);
        tab.tap("#further").until("document.querySelector('[data-key=g5]') !== null && " + QUIET);
        assertThat(says(tab)).isEqualTo("If bob plays: Choose a marble to move.");
        tab.tap("[data-key=g5]").until("document.querySelector('.taken') !== null && " + QUIET);
        tab.tap("[data-key=f4]").until("document.querySelector('[data-key=d5]') !== null && " + QUIET);
        tab.tap("[data-key=d5]").until("document.querySelector('.taken') !== null && " + QUIET);
        tab.tap("[data-key=e5]").until("!document.getElementById('queue').hidden && " + QUIET);
        tab.tap("#queue").until("!document.getElementById('verdict').hidden && " + QUIET);

        assertThat(club.record(board).moves()).isEqualTo(1);
        assertThat(queued("alice", board)).isEqualTo("if g5,f4 then d5,e5");
    }

    @Test
    void thePageFollowsTheBoardAndKeepsWhatIsHalfComposed() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        tab.value("document.getElementById('words').value = 'Half a sentence'");
        tab.tap("[data-key=c5]").until("document.querySelector('.taken') !== null && " + QUIET);
        tab.tap("[data-key=d5]").until(READY + " && " + QUIET);
        club.say(board, "move " + board + " c4,d4", ""); // a move by mail while the page is open
        tab.until("!document.getElementById('news').hidden");
        assertThat(tab.value("document.getElementById('notation').innerText").asText())
                .isEqualTo("c5,d5");
        tab.tap("#look").until("document.getElementById('news').hidden && " + QUIET);
        assertThat(standing(tab)).isEqualTo("bob to move.");

        club.say(board, "move " + board + " g5,f4", "");
        tab.until("document.querySelector('.spot') !== null && " + QUIET);
        assertThat(standing(tab)).isEqualTo("It is your move.");
        assertThat(tab.value("document.getElementById('verdict').innerText").asText())
                .isEqualTo("The board has changed; it is shown as it is now.");
        assertThat(tab.value("document.getElementById('words').value").asText()).isEqualTo("Half a sentence");
        composeByTaps(tab);
        send(tab, board);
        assertThat(tab.value("JSON.stringify(performance.getEntriesByType('resource').map(e => e.name))")
                        .asText())
                .doesNotContain(club.token("alice", board));
        assertThat(tab.complaints()).isEmpty();
    }

    private static String standing(Tab tab) {
        return tab.value("document.getElementById('standing').innerText").asText();
    }

    private static String says(Tab tab) {
        return tab.value("document.querySelector('.says').innerText").asText();
    }

    @Test
    void theTokenLeavesTheAddressAndTheHistoryAndStaysInTheTab() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);

        assertThat(tab.value("location.href").asText()).endsWith("/play");
        assertThat(tab.value("JSON.stringify(performance.getEntriesByType('resource').map(e => e.name))")
                        .asText())
                .doesNotContain(club.token("alice", board));
        tab.open("http://127.0.0.1:" + club.port() + "/boards/" + board).open(link("").replace("#", ""));
        tab.until("!document.getElementById('play').hidden && " + QUIET);
        assertThat(tab.value("document.getElementById('title').innerText").asText())
                .isEqualTo("Cholone " + board);
        tab.follow("#close").until("!document.getElementById('hint').hidden");
        assertThat(tab.value("document.getElementById('play').hidden").asBoolean())
                .isTrue();
    }

    @Test
    void theBoardStaysWhereItIsAndSendIsNextWhenAMoveIsComplete() {
        int board = club.start("alice", "bob");
        club.say(board, "move " + board + " c5,d5", "");
        Tab tab = opened(tab(), board);
        assertThat(tab.value("document.querySelectorAll('#board [role=gridcell]').length")
                        .asInt())
                .isEqualTo(61);
        tab.value("document.querySelector('[data-key=g5]').focus()");
        tab.press("ArrowLeft").press("ArrowLeft");
        assertThat(tab.value("document.activeElement.ariaLabel").asText()).isEqualTo("g3, empty");
        tab.press("Enter");
        assertThat(tab.value("document.querySelector('[data-key=g5]').ariaLabel")
                        .asText())
                .isEqualTo("g5, white");
        String place = "document.querySelector('.tried').getBoundingClientRect().top + scrollY";
        double before = tab.value(place).asDouble();
        assertThat(tab.value("document.getElementById('seats').innerText").asText())
                .contains("alice", "bob");
        assertThat(tab.value("document.getElementById('step').innerText").asText())
                .isEqualTo("Move 1 of 1: alice c5,d5");
        tab.tap("#previous").until("document.getElementById('step').innerText === 'Start' && " + QUIET);
        tab.tap("#latest").until("document.querySelector('[data-key=g5]') !== null && " + QUIET);
        tab.tap("[data-key=g5]").until("document.querySelector('.taken') !== null && " + QUIET);
        assertThat(tab.value(place).asDouble()).isEqualTo(before);
        tab.tap("[data-key=f4]").until(READY + " && " + QUIET);
        assertThat(tab.value("document.activeElement.id").asText()).isEqualTo("send");
        tab.press("Enter").until("!document.getElementById('verdict').hidden && " + QUIET);
        assertThat(tab.value("document.getElementById('verdict').innerText").asText())
                .startsWith("Played: g5,f4.");
    }

    @Test
    void theBoardIsTurnedDrawnOnEnlargedAndDraggedOn() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        String place = "document.querySelector('[data-key=c5]').spot.y";
        double before = tab.value(place).asDouble();
        tab.tap(".tools button").until(place + " < " + before + " && " + QUIET);
        assertThat(tab.value("document.querySelector('.tools button').ariaPressed")
                        .asText())
                .isEqualTo("true");
        opened(tab, board).until(place + " < " + before + " && " + QUIET); // this browser remembers the setting

        tab.drag("[aria-label^='c3,']", "[aria-label^='e5,']", "right");
        tab.drag("[aria-label^='i9,']", "[aria-label^='i9,']", "right");
        assertThat(tab.value("document.querySelectorAll('.drawn path, .drawn circle').length")
                        .asInt())
                .isEqualTo(2);

        tab.rest(
                "[aria-label^='a1,']",
                "[aria-label^='b2,']",
                "document.querySelectorAll('.drawn circle').length === 2");
        assertThat(tab.value("document.querySelectorAll('.drawn path').length").asInt())
                .as("arrows, with that of a finger")
                .isEqualTo(2);
        assertThat(tab.value("document.querySelector('.taken') === null").asBoolean())
                .isTrue();

        tab.on(240, 640, "light");
        tab.touch("[data-key=c5]").until("document.querySelector('.surface').style.transform !== ''");
        assertThat(tab.value("document.querySelector('.taken') === null").asBoolean())
                .isTrue();
        tab.touch("[data-key=c5]").until("document.querySelector('.taken') !== null && " + QUIET);
        assertThat(tab.value("document.querySelector('.surface').style.transform")
                        .asText())
                .isEmpty();
        tab.press("Escape").until("document.querySelector('.taken') === null && " + QUIET);

        tab.on(820, 1180, "light");
        tab.drag("[data-key=c5]", "[aria-label^='d5,']", "left").until(READY + " && " + QUIET);
        assertThat(tab.value("document.getElementById('notation').innerText").asText())
                .isEqualTo("c5,d5");
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void onItsPublicPageABoardIsGoneThroughCellByCellAndTurned() {
        int board = club.start("alice", "bob");
        Tab tab = tab().open("http://127.0.0.1:" + club.port() + "/boards/" + board);
        String button = "[...document.querySelectorAll('#review button')].find(b => /%s/.test(b.innerText))";
        tab.value(button.formatted("cell to cell") + ".click()");
        tab.until("document.activeElement.getAttribute('role') === 'gridcell'");
        assertThat(tab.value("document.activeElement.ariaLabel").asText()).matches("[a-i][1-9], .+");
        assertThat(tab.value("document.querySelectorAll('.spot').length").asInt())
                .isZero();
        tab.open("http://127.0.0.1:" + club.port() + "/boards/" + board);
        tab.value(button.formatted("Turn") + ".click()");
        tab.until("/^blob:/.test(document.querySelector('.stage .picture > img')?.src)");
        assertThat(tab.complaints()).isEmpty();
    }

    @Test
    void oneStepBackByEscape() {
        int board = club.start("alice", "bob");
        Tab tab = opened(tab(), board);
        tab.tap("[data-key=c5]").until("document.querySelector('.taken') !== null");
        tab.press("Escape").until("document.querySelector('.taken') === null");

        assertThat(tab.value("document.querySelector('.says').innerText").asText())
                .isEqualTo("Choose a marble to move.");
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
                .contains("does not work");
        tab.open("about:blank").open(link(unsubscribe)).until("!document.getElementById('verdict').hidden");
        assertThat(tab.value("document.getElementById('verdict').innerText").asText())
                .contains("something else");
        assertThat(tab.value("document.getElementById('play').hidden").asBoolean())
                .isTrue();
    }
}
