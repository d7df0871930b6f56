package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.notice.ReplyTarget;
import pbem.play.SeatHandover;
import pbem.token.Token;

/** The requests of the page that a board mail links to, and their answers. */
class PlayPagesTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;
    private int board;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "carol");
        board = club.start("alice", "bob");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static String bearer(String token) {
        return "Bearer " + token;
    }

    private HttpResponse<String> look(String token) {
        return reader.get("/play/board", "Authorization", bearer(token));
    }

    private HttpResponse<String> compose(String token, String json) {
        return reader.postJson("/play/board", json, "Authorization", bearer(token));
    }

    private HttpResponse<String> say(String token, String id, String line) {
        return reader.postJson(
                "/play/lines",
                "{\"id\": \"" + id + "\", \"line\": \"" + line + "\", \"words\": \"Hello!\"}",
                "Authorization",
                bearer(token));
    }

    private String token(ReplyTarget target, Instant expires) {
        return Club.TOKENS.write(new Token(club.player("alice").id(), target, expires));
    }

    private static JsonNode json(HttpResponse<String> answer) {
        try {
            return new ObjectMapper().readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void isRefused(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/problem+json");
        assertThat(json(answer).get("status").asInt()).isEqualTo(status);
        assertThat(json(answer).get("detail").asText()).isNotBlank();
        assertThat(answer.body()).doesNotContain("picture");
    }

    @Test
    void theNewsOfAChangeIsAboveTheBoardAndTakesNoColumnOfIt() {
        String page = reader.page("/play");

        assertThat(page.indexOf("id=\"news\"")).isPositive().isLessThan(page.indexOf("class=\"table\""));
    }

    @Test
    void anUnknownAddressIsAPageForABrowserAndJsonForAScript() {
        HttpResponse<String> page = reader.get("/play/nowhere", "Accept", "text/html,application/xhtml+xml,*/*;q=0.8");

        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
        isRefused(reader.get("/play/nowhere"), 404);
    }

    @Test
    void theBoardIsShownAsItsPlayerSeesIt() {
        HttpResponse<String> answer = look(club.token("alice", board));

        assertThat(answer.statusCode()).isEqualTo(200);
        JsonNode shown = json(answer);
        assertThat(shown.get("board").asInt()).isEqualTo(board);
        assertThat(shown.get("player").asText()).isEqualTo("alice");
        assertThat(shown.get("turn").asBoolean()).isTrue();
        assertThat(shown.get("choices")).hasSizeGreaterThan(5);
        assertThat(shown.get("says").asText()).isEqualTo("Choose a marble to move.");
    }

    @Test
    void everyBoardIsSeenFromTheOtherSide() {
        JsonNode straight = json(look(club.token("alice", board)));
        JsonNode turned =
                json(reader.get("/play/board?turned=true", "Authorization", bearer(club.token("alice", board))));
        int triangle = club.startOf("kroma", "alice", "bob");

        assertThat(straight.get("turned").asBoolean()).isFalse();
        assertThat(turned.get("turned").asBoolean()).isTrue();
        assertThat(turned.at("/cells/0/label")).isEqualTo(straight.at("/cells/0/label"));
        assertThat(turned.at("/cells/0/y")).isEqualTo(straight.at("/cells/60/y"));
        assertThat(turned.at("/cells/0/x")).isEqualTo(straight.at("/cells/60/x"));
        JsonNode up = json(look(club.token("alice", triangle)));
        JsonNode down =
                json(reader.get("/play/board?turned=true", "Authorization", bearer(club.token("alice", triangle))));
        assertThat(down.at("/cells/0/label")).isEqualTo(up.at("/cells/0/label"));
        assertThat(down.at("/cells/0/y").asDouble())
                .as("the tip of the triangle")
                .isGreaterThan(up.at("/cells/0/y").asDouble());
    }

    @Test
    void gzipSendsTheBoardInAFractionOfItsSize() {
        String[] headers = {"Authorization", bearer(club.token("alice", board)), "Accept-Encoding", "gzip"};

        assertThat(reader.bytes("/play/board", headers).body().length)
                .isLessThan(look(club.token("alice", board)).body().length() / 3);
    }

    /** The files that a browser loads before it shows the board. */
    @Test
    void thePageIsSmall() throws IOException {
        List<String> paths = new ArrayList<>(List.of("/play"));
        Pattern.compile("(?:href|src)=\"(/[^\"]+\\.(?:css|js))\"")
                .matcher(reader.page("/play"))
                .results()
                .forEach(found -> paths.add(found.group(1)));
        String folder = paths.get(paths.size() - 1).replaceFirst("[^/]*$", "");
        paths.add(folder + "board.js");
        paths.add(folder + "follow.js");
        int bytes = 0;
        for (String path : paths) {
            bytes += reader.bytes(path, "Accept-Encoding", "gzip").body().length;
        }

        assertThat(paths).hasSize(5);
        assertThat(bytes).isLessThan(60_000);
    }

    @Test
    void nothingOfItIsKeptByAnybody() {
        String token = club.token("alice", board);
        for (HttpResponse<String> answer :
                List.of(reader.get("/play"), look(token), compose(token, "{}"), say(token, "a", "c5,d5"))) {
            assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
            assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
            assertThat(answer.headers().map()).doesNotContainKeys("etag", "set-cookie", "access-control-allow-origin");
        }
    }

    @Test
    void aMoveIsComposedStepByStepAndShownAheadOfTime() {
        String token = club.token("alice", board);
        JsonNode begun = json(compose(token, "{\"chosen\": [\"c5\"]}"));
        JsonNode done = json(compose(token, "{\"chosen\": [\"c5\", \"d5\"]}"));

        assertThat(begun.get("chosen").get(0).get("key").asText()).isEqualTo("c5");
        assertThat(done.get("notation").asText()).isEqualTo("c5,d5");
        assertThat(done.get("ahead").asBoolean()).isTrue();
        assertThat(done.get("choices")).isEmpty();
        assertThat(club.record(board).moves()).isZero();
    }

    @Test
    void impossibleChoicesAreIgnored() {
        JsonNode shown = json(compose(club.token("alice", board), "{\"chosen\": [\"c5\", \"i9\"]}"));

        assertThat(shown.get("chosen")).isEmpty();
    }

    @Test
    void aLineIsHeardAsAReplyAndOnlyOnce() {
        String token = club.token("alice", board);
        JsonNode first = json(say(token, "one", "c5,d5"));

        assertThat(first.get("outcome").asText()).isEqualTo("done");
        assertThat(first.get("revision").asInt()).isEqualTo(1);
        assertThat(json(say(token, "one", "c5,d5"))).isEqualTo(first);
        assertThat(club.record(board).revision()).isEqualTo(1);
    }

    @Test
    void theResultOfALineIsToldInTheWordsAndTheLanguageOfThePage() {
        String token = club.token("alice", board);

        assertThat(json(say(token, "chat", "chat")).get("says").asText())
                .isEqualTo("Your words went to the others at the board.");
        assertThat(json(say(token, "help", "help")).get("says").asText())
                .as("the answer is a mail")
                .isEmpty();
        say(token, "one", "c5,d5");
        assertThat(json(say(token, "two", "b4,c4")).get("says").asText())
                .startsWith("The board has changed since this page showed it.")
                .doesNotContain("mail");
        HttpResponse<String> german = reader.postJson(
                "/de/play/lines",
                "{\"id\": \"three\", \"line\": \"b4,c4\", \"words\": \"\"}",
                "Authorization",
                bearer(token));
        assertThat(json(german).get("says").asText()).startsWith("Das Brett hat sich geändert");
    }

    @Test
    void afterTheMoveTheLinkIsOfAnEarlierTurn() {
        String token = club.token("alice", board);
        say(token, "one", "c5,d5");

        assertThat(json(look(token)).get("overtaken").asBoolean()).isTrue();
        assertThat(json(say(token, "two", "b4,c4")).get("outcome").asText()).isNotEqualTo("done");
        assertThat(club.record(board).revision()).isEqualTo(1);
    }

    @Test
    void aTokenOfAnythingElseIsRefusedAndDoesNothing() {
        Instant later = Club.NOON.plus(Duration.ofDays(300));
        for (ReplyTarget target : List.of(
                ReplyTarget.UNSUBSCRIBE,
                ReplyTarget.unwatch(board),
                ReplyTarget.NONE,
                new ReplyTarget.OfChallenge(1),
                new ReplyTarget.OfConfirmation(1),
                new ReplyTarget.OfLesson(1, 0))) {
            isRefused(look(token(target, later)), 403);
            isRefused(say(token(target, later), "x", "resign"), 403);
        }
        assertThat(club.record(board).revision()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "aaaa", "abcdefghijklmnopqrstuvwxyz234567abcdefghijkl", "../../etc", "token"})
    void aForgedTokenIsRefused(String token) {
        isRefused(look(token), 401);
        isRefused(say(token, "x", "resign"), 401);
    }

    @Test
    void anExpiredTokenIsRefused() {
        String old = token(new ReplyTarget.OfBoard(board, 0), Club.NOON.minus(Duration.ofDays(30)));
        isRefused(look(old), 401);
        isRefused(say(old, "x", "resign"), 401);
    }

    @Test
    void withTheTokenOfAnotherBoardOnlyThatBoardIsSeen() {
        int other = club.start("alice", "carol");

        assertThat(json(look(club.token("alice", other))).get("board").asInt()).isEqualTo(other);
        say(club.token("alice", other), "x", "c5,d5");
        assertThat(club.record(board).revision()).isZero();
    }

    private static final String EXPECTED = "{\"line\": [\"c5,d5\"], \"chosen\": [\"g5\", \"f4\"]}";

    @Test
    void anAnswerToAMoveThatIsExpectedIsToldAsALineToQueue() {
        String token = club.token("bob", board);
        JsonNode shown = json(compose(token, EXPECTED));

        assertThat(shown.get("asks").asText()).isEqualTo("Then you play:");
        assertThat(shown.get("queues").asText()).isEqualTo("queue if c5,d5 then g5,f4");
        assertThat(shown.has("queued")).isFalse();
        assertThat(json(say(token, "x", "queue if c5,d5 then g5,f4"))
                        .get("outcome")
                        .asText())
                .isEqualTo("done");
        assertThat(json(look(token)).get("queued").asText()).isEqualTo("if c5,d5 then g5,f4");
        assertThat(json(look(club.token("alice", board))).has("queued")).isFalse();

        JsonNode other = json(compose(token, EXPECTED.replace("c5,d5", "c4,d4")));
        assertThat(other.get("queues").asText()).isEqualTo("queue if c4,d4 then g5,f4");
        assertThat(other.get("queuesBeside").asText()).isEqualTo("queue if c5,d5 then g5,f4; if c4,d4 then g5,f4");
    }

    @Test
    void aMoveQueuedByTheLinkOfAnEarlierTurnNamesTheBoard() {
        String token = club.token("alice", board);
        say(token, "one", "c5,d5");
        JsonNode shown = json(compose(token, "{\"line\": [\"g5,f4\"], \"chosen\": [\"d5\", \"e5\"]}"));

        assertThat(shown.get("queues").asText()).isEqualTo("queue " + board + " if g5,f4 then d5,e5");
        say(token, "two", shown.get("queues").asText());
        assertThat(json(look(token)).get("queued").asText()).isEqualTo("if g5,f4 then d5,e5");
    }

    @Test
    void thePageTellsWhoPlaysUntilWhenAndWhereElseAndAnExampleThatCanBeQueued() {
        int other = club.start("alice", "carol");
        JsonNode alice = json(look(club.token("alice", board)));
        JsonNode bob = json(look(club.token("bob", board)));

        assertThat(alice.get("players").findValuesAsText("user")).containsExactly("alice", "bob");
        assertThat(alice.at("/players/0/turn").asBoolean()).isTrue();
        assertThat(Instant.parse(alice.get("deadline").asText())).isAfter(Club.NOON);
        assertThat(alice.get("elsewhere")).hasSize(1);
        assertThat(alice.at("/elsewhere/0").asInt()).isEqualTo(other);
        assertThat(bob.get("elsewhere")).isEmpty();
        for (String user : List.of("alice", "bob")) {
            String sample = (user.equals("alice") ? alice : bob).get("sample").asText();
            assertThat(sample).startsWith("queue if ");
            assertThat(json(say(club.token(user, board), "x", sample))
                            .get("outcome")
                            .asText())
                    .as(user)
                    .isEqualTo("done");
        }
    }

    @Test
    void byTheLinkOfAnEarlierTurnTheMoveNamesTheBoardAndItsNumber() {
        String token = club.token("alice", board);
        say(token, "one", "c5,d5");
        assertThat(json(compose(token, "{\"chosen\": [\"g5\", \"f4\"]}")).has("sends"))
                .isFalse();
        club.say(board, "move " + board + " g5,f4", "");
        String line = json(compose(token, "{\"chosen\": [\"d5\", \"e5\"]}"))
                .get("sends")
                .asText();

        assertThat(line).isEqualTo("move " + board + " d5,e5 #3");
        assertThat(json(say(token, "two", "d5,e5")).get("outcome").asText()).isNotEqualTo("done");
        assertThat(json(say(token, "three", line)).get("outcome").asText()).isEqualTo("done");
        assertThat(club.record(board).moves()).isEqualTo(3);
        club.say(board, "move " + board + " " + first(club.record(board).position()), "");
        assertThat(json(say(token, "four", line)).get("outcome").asText()).isNotEqualTo("done");
        assertThat(club.record(board).moves()).isEqualTo(4);
    }

    @Test
    void anOfferThatCameAfterTheMailIsAcceptedByItsLink() {
        String token = club.token("alice", board);
        club.hear(club.player("bob"), "draw " + board, "");
        JsonNode lines = json(look(token)).get("lines");

        assertThat(lines.findValuesAsText("label")).startsWith("Accept the offer", "Reject or withdraw the offer");
        String accept = lines.get(0).get("line").asText();
        assertThat(accept).isEqualTo("move " + board + " accept #1");
        assertThat(json(say(token, "one", accept)).get("outcome").asText()).isEqualTo("done");
        assertThat(club.record(board).result()).isPresent();
    }

    @Test
    void anAnswerIsQueuedByTheLinkOfAnEarlierTurnByWhoIsToMove() {
        String token = club.token("alice", board);
        say(token, "one", "c5,d5");
        club.say(board, "move " + board + " g5,f4", "");
        Position now = club.record(board).position();
        Position then = now.play(now.read("d5,e5").now());
        String expected = first(then);
        String answer = first(then.play(then.read(expected).now()));
        String json = "{\"line\": [\"d5,e5\", \"" + expected + "\"], \"chosen\": [\"" + answer.replace(",", "\", \"")
                + "\"]}";
        String line = json(compose(token, json)).get("queues").asText();

        assertThat(line).isEqualTo("queue " + board + " d5,e5 #3 if " + expected + " then " + answer);
        assertThat(json(say(token, "two", line)).get("outcome").asText()).isEqualTo("done");
        assertThat(club.record(board).moves()).isEqualTo(3);
        assertThat(json(look(token)).get("queued").asText()).isEqualTo("if " + expected + " then " + answer);
    }

    private static String first(Position position) {
        return position.moves().get(0).notation();
    }

    @Test
    void aThirdPlayerQueuesAnAnswerToTheMoveOfTheSecond() {
        int three = club.start("alice", "bob", "carol");
        String token = club.token("carol", three);
        String first = club.record(three).position().moves().get(0).notation();
        var second = club.record(three)
                .position()
                .play(club.record(three).position().moves().get(0));
        String answered = second.moves().get(0).notation();
        var third = second.play(second.moves().get(0));
        String answer = third.moves().get(0).notation();

        assertThat(json(say(token, "x", "queue if " + answered + " then " + answer))
                        .get("outcome")
                        .asText())
                .isEqualTo("done");
        club.say(three, "move " + three + " " + first, "");
        club.say(three, "move " + three + " " + answered, "");
        assertThat(club.record(three).moves()).isEqualTo(3);
    }

    @Test
    void aPlayerOfAnotherBoardMovesNothing() {
        String token = club.token("carol", board);

        assertThat(json(look(token)).get("turn").asBoolean()).isFalse();
        assertThat(json(look(token)).get("lines")).isEmpty();
        assertThat(json(say(token, "x", "c5,d5")).get("outcome").asText()).isEqualTo("refused");
        assertThat(club.record(board).revision()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{\"id\": \"a b\", \"line\": \"c5,d5\"}",
                "{\"id\": \"a\"}",
                "{\"id\": \"a\", \"line\": \"c5,d5\\nresign\"}",
                "{\"id\": \"a\", \"line\": 7}",
                "{\"id\": \"a\", \"line\": \"c5,d5\", \"words\": 7}"
            })
    void whatIsNoReplyIsRefused(String json) {
        isRefused(reader.postJson("/play/lines", json, "Authorization", bearer(club.token("alice", board))), 400);
        assertThat(club.record(board).revision()).isZero();
    }

    @Test
    void aFormOfAnotherSiteIsNotRead() {
        HttpResponse<String> answer = reader.post("/play/lines", "text/plain", "{\"id\": \"a\", \"line\": \"resign\"}");

        assertThat(answer.statusCode()).isEqualTo(401);
    }

    @Test
    void everyFaultIsSentToTheScriptAsItReadsIt() {
        isRefused(reader.get("/play/lines"), 405);
        isRefused(reader.get("/play/nowhere"), 404);
        HttpResponse<String> unknown = reader.postJson("/play/lines", "{}", "Authorization", "Bearer aaaa");
        isRefused(unknown, 401);
        assertThat(unknown.headers().firstValue("WWW-Authenticate")).hasValue("Bearer");
        assertThat(unknown.headers().firstValue("Connection")).hasValue("close");
        assertThat(unknown.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
        assertThat(reader.get("/play/board").headers().firstValue("Connection")).isEmpty();
    }

    @Test
    void anEndlessLineIsRefused() {
        String token = club.token("alice", board);
        isRefused(say(token, "x", "a".repeat(201)), 400);
        isRefused(say(token, "x", "a".repeat(40_000)), 413);
        isRefused(compose(token, "{\"chosen\": [" + "\"c5\",".repeat(30) + "\"c5\"]}"), 400);
    }

    private List<String> talk(String user) {
        return json(look(club.token(user, board))).get("talk").findValuesAsText("words");
    }

    @Test
    void wordsAtTheBoardAreShownWithTheirMoveToItsPlayersAlone() {
        club.say(board, "move " + board + " c5,d5", "Hello <there>\nand good luck");
        club.hear(club.player("bob"), "chat " + board, "Thank you");
        club.hear(club.player("carol"), "subscribe " + board, "");
        club.hear(club.player("carol"), "chat " + board, "What a start");

        for (String user : List.of("alice", "bob")) {
            JsonNode said = json(look(club.token(user, board))).get("talk");
            assertThat(said.findValuesAsText("words"))
                    .containsExactly("Hello <there>\nand good luck", "Thank you", "What a start");
            assertThat(said.findValuesAsText("user")).containsExactly("alice", "bob", "carol");
            assertThat(said.get(0).get("move").asInt()).isEqualTo(1);
            assertThat(said.get(0).get("at").asText()).startsWith("2025-06-01T12:");
            assertThat(said.get(1).has("move")).isFalse();
        }
        assertThat(talk("carol")).isEmpty();
        int other = club.start("alice", "carol");
        assertThat(json(look(club.token("alice", other))).get("talk")).isEmpty();
    }

    @Test
    void aBlockedPlayerIsNotHeardOnThePageEither() {
        club.say(board, "move " + board + " c5,d5", "A rude word");
        club.hear(club.player("alice"), "chat " + board, "and another");
        club.hear(club.player("carol"), "subscribe " + board, "");
        club.hear(club.player("carol"), "chat " + board, "Be kind");
        club.hear(club.player("bob"), "block alice", "");

        assertThat(talk("bob")).containsExactly("Be kind");
        assertThat(talk("alice")).containsExactly("A rude word", "and another", "Be kind");

        club.hear(club.player("bob"), "unblock alice", "");
        assertThat(talk("bob")).hasSize(3);
    }

    @Test
    void aSubstituteReadsOnlyLaterWords() {
        club.say(board, "move " + board + " c5,d5", "Between us");
        club.hear(club.player("alice"), "chat " + board, "and still");
        club.store()
                .change(tx -> new SeatHandover(tx, club.record(board), Seat.at(1), club.player("carol"))
                        .enter("root", "", OptionalLong.empty(), Club.NOON.plus(Duration.ofMinutes(3))));
        club.hear(club.player("alice"), "chat " + board, "Hello, carol");

        assertThat(talk("carol")).containsExactly("Hello, carol");
        assertThat(talk("alice")).containsExactly("Between us", "and still", "Hello, carol");
    }

    @Test
    void onlyTheEndOfLongTalkIsShown() {
        for (int i = 1; i <= 60; i++) {
            String move = club.record(board).position().moves().get(0).notation();
            club.say(board, "move " + board + " " + move, "word " + i);
        }
        assertThat(talk("alice")).hasSize(50).startsWith("word 11").endsWith("word 60");
    }

    @Test
    void wordsOfAnUndoneMoveAreShownWithoutAMove() {
        club.say(board, "move " + board + " c5,d5", "Oh no");
        club.hear(club.player("alice"), "undo " + board, "");
        club.hear(club.player("bob"), "accept " + board, "Of course");
        JsonNode said = json(look(club.token("alice", board))).get("talk");
        assertThat(said.findValuesAsText("words")).containsExactly("Oh no", "Of course");
        assertThat(said.get(0).has("move")).isFalse();
    }
}
