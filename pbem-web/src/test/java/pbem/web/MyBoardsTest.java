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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Move;
import pbem.player.PushEndpoint;
import pbem.repository.Challenges;
import pbem.repository.MailFate;
import pbem.terms.Terms;
import pbem.token.Pass;
import pbem.token.TokenRedaction;
import pbem.web.push.FakeBrowser;

/** The page of a player's boards, and the limits of its pass. */
class MyBoardsTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;
    private int first;
    private int second;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "carol");
        first = club.start("bob", "alice");
        second = club.start("alice", "bob");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private String pass(String user, Instant issued) {
        return Club.TOKENS.write(new Pass(club.player(user).id(), issued));
    }

    private String pass(String user) {
        return pass(user, Club.NOON);
    }

    private HttpResponse<String> get(String path, String token) {
        return reader.get(path, "Authorization", "Bearer " + token);
    }

    private HttpResponse<String> post(String path, String token, String json) {
        return reader.postJson(path, json, "Authorization", "Bearer " + token);
    }

    private HttpResponse<String> say(String token, String line) {
        String id = Integer.toHexString(line.hashCode());
        return post(
                "/play/lines", token, "{\"id\": \"" + id + "\", \"line\": \"" + line + "\", \"words\": \"Hello!\"}");
    }

    private static JsonNode json(HttpResponse<String> answer) {
        try {
            return new ObjectMapper().readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int challenge(String by, List<String> asked, boolean open) {
        return club.store()
                .change(t -> t.challenges()
                        .make(
                                new Challenges.Proposal(
                                        Club.GAMES.all().get(0),
                                        Map.of(),
                                        Terms.STANDARD,
                                        club.player(by),
                                        asked.stream().map(club::player).toList(),
                                        2,
                                        open,
                                        Optional.empty(),
                                        "",
                                        Club.NOON.plus(Duration.ofDays(7))),
                                Club.NOON)
                        .number());
    }

    @Test
    void theBoardsOnWhichOneIsToMoveComeFirst() {
        JsonNode own = json(get("/my/boards", pass("alice")));
        assertThat(own.get("player").asText()).isEqualTo("alice");
        assertThat(own.get("boards").findValuesAsText("board"))
                .containsExactly(Integer.toString(second), Integer.toString(first));
        assertThat(own.get("boards").findValuesAsText("turn")).containsExactly("true", "false");
        assertThat(json(get("/my/boards", pass("carol"))).get("boards")).isEmpty();
    }

    @Test
    void aPassPlaysOnEveryBoardOfItsPlayer() {
        String table = pass("alice") + "." + second;
        JsonNode board = json(get("/play/board", table));
        assertThat(board.get("player").asText()).isEqualTo("alice");
        assertThat(board.get("overtaken").asBoolean()).isFalse();
        String seen = table + "." + board.get("revision").asInt();
        String move = club.record(second).position().moves().get(0).notation();
        assertThat(json(say(seen, move)).get("outcome").asText()).isEqualTo("done");
        assertThat(club.record(second).moves()).isEqualTo(1);
        assertThat(json(get("/play/board", seen)).get("overtaken").asBoolean()).isTrue();
    }

    @Test
    void a_move_for_a_position_that_has_changed_is_refused_for_that_reason() {
        String seen = pass("alice") + "." + second + ".0";
        List<? extends Move> moves = club.record(second).position().moves();
        say(seen, moves.get(0).notation());
        JsonNode late = json(say(seen, moves.get(1).notation()));
        assertThat(late.get("outcome").asText()).isEqualTo("refused");
        assertThat(late.get("says").asText()).contains("has changed since this page showed it");
        String future = pass("alice") + "." + second + ".999999999";
        assertThat(say(future, "signoff").statusCode()).isEqualTo(200);
    }

    @Test
    void theBoardsOfOthersAreNotOpenedByThePass() {
        assertThat(get("/play/board", pass("carol") + "." + second).statusCode())
                .isEqualTo(401);
        assertThat(say(pass("carol") + "." + second + ".1", "resign").statusCode())
                .isEqualTo(401);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "address alice@elsewhere.example",
                "signoff",
                "export",
                "multiple",
                "Hello Bob,",
                "please close my account",
                "note",
                "set talk public",
                "resign 101",
                "help"
            })
    void aPassAllowsOnlyCommandsOfItsBoard(String line) {
        assertThat(json(say(pass("alice") + "." + second + ".1", line))
                        .get("outcome")
                        .asText())
                .isEqualTo("refused");
    }

    @Test
    void aPassProvesNothingInAMailAndIsPassedOnToNobody() {
        String pass = pass("alice");
        assertThat(Club.TOKENS.read(pass, Club.NOON)).isEmpty();
        assertThat(TokenRedaction.of("See https://club.example/my#" + pass + " for it"))
                .doesNotContain(pass);
    }

    @Test
    void challengesAreAnsweredAndFreeSeatsTakenByAButton() {
        int asked = challenge("bob", List.of("bob", "alice"), false);
        int other = challenge("carol", List.of("carol", "alice"), false);
        int free = challenge("bob", List.of("bob"), true);
        String pass = pass("alice");
        JsonNode own = json(get("/my/boards", pass));
        assertThat(own.get("waiting").findValuesAsText("challenge"))
                .containsExactly(Integer.toString(asked), Integer.toString(other));
        assertThat(own.get("seeks").findValuesAsText("challenge")).containsExactly(Integer.toString(free));
        answer(pass, asked, true);
        answer(pass, other, false);
        answer(pass, free, true);
        JsonNode then = json(get("/my/boards", pass));
        assertThat(then.get("waiting")).isEmpty();
        assertThat(then.get("seeks")).isEmpty();
        assertThat(then.get("boards")).hasSize(4);
    }

    @Test
    void ownChallengesSayForWhomTheyWait() {
        challenge("alice", List.of("alice", "bob"), false);
        challenge("alice", List.of("alice"), true);
        assertThat(json(get("/my/boards", pass("alice"))).get("made").findValuesAsText("standing"))
                .containsExactly("waits for bob", "a seat is free");
        assertThat(json(get("/my/boards", pass("bob"))).get("made")).isEmpty();
    }

    private void answer(String pass, int challenge, boolean accept) {
        HttpResponse<String> answer = post(
                "/my/answers",
                pass,
                "{\"id\": \"a" + challenge + "\", \"challenge\": " + challenge + ", \"accept\": " + accept + "}");
        assertThat(json(answer).path("outcome").asText()).as(answer.body()).isEqualTo("done");
    }

    @Test
    void signingOutEverywhereEndsOnlyThePassesOfThatPlayer() {
        String pass = pass("alice");
        assertThat(post("/my/end", pass, "{}").statusCode()).isEqualTo(200);
        assertThat(get("/my/boards", pass).statusCode()).isEqualTo(401);
        assertThat(get("/play/board", pass + "." + second).statusCode()).isEqualTo(401);
        assertThat(say(pass + "." + second + ".1", "resign").statusCode()).isEqualTo(401);
        assertThat(get("/my/boards", pass("bob")).statusCode()).isEqualTo(200);
        assertThat(get("/my/boards", pass("alice", Club.NOON.plus(Duration.ofHours(2))))
                        .statusCode())
                .isEqualTo(200);
        assertThat(get("/play/board", club.token("alice", second)).statusCode()).isEqualTo(200);
    }

    private static final String ENDPOINT = "https://fcm.googleapis.com/fcm/send/";

    private HttpResponse<String> add(String pass, String url) {
        return post("/my/browsers", pass, FakeBrowser.make().added(url));
    }

    private List<PushEndpoint> browsers(String user) {
        return club.store().read(t -> t.pushEndpoints().of(club.player(user)));
    }

    @Test
    void aBrowserIsAddedListedAndToldOfByMail() {
        String pass = pass("alice");
        assertThat(json(get("/my/boards", pass)).get("push").asText()).isEqualTo("off");
        assertThat(add(pass, ENDPOINT + "1").statusCode()).isEqualTo(200);
        assertThat(add(pass, ENDPOINT + "1").statusCode()).isEqualTo(200);
        JsonNode own = json(get("/my/boards", pass));
        assertThat(own.get("push").asText()).isEqualTo("silent");
        assertThat(own.get("browsers").findValuesAsText("service")).containsExactly("fcm.googleapis.com");
        List<MailFate> mails = club.store().read(t -> t.mailHistory().sent(club.player("alice"), 10));
        assertThat(mails)
                .extracting(mail -> mail.about().key())
                .filteredOn("setting.browser-added-subject"::equals)
                .hasSize(1);
        assertThat(post("/my/browsers/push", pass, "{\"when\": \"sound\"}").statusCode())
                .isEqualTo(200);
        assertThat(json(get("/my/boards", pass)).get("push").asText()).isEqualTo("sound");
        assertThat(post("/my/browsers/push", pass, "{\"when\": \"loud\"}").statusCode())
                .isEqualTo(400);
        post("/my/browsers/end", pass, "{\"url\": \"" + ENDPOINT + "1\"}");
        assertThat(browsers("alice")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://fcm.googleapis.com/send/1",
                "https://fcm.googleapis.com:8443/send/1",
                "https://fcm.googleapis.com.evil.example/send/1",
                "https://me@fcm.googleapis.com/send/1",
                "https://127.0.0.1/send/1",
                "https://push.evil.example/1",
                "https://evilpush.services.mozilla.com/1",
                "file:///etc/passwd",
                "not an address"
            })
    void noAddressIsToldButThoseOfKnownPushServices(String url) {
        assertThat(add(pass("alice"), url).statusCode()).isEqualTo(400);
        assertThat(browsers("alice")).isEmpty();
    }

    @Test
    void fiveBrowsersOfAPlayerAreToldAndNobodyElseAddsOne() {
        for (int i = 1; i <= 5; i++) {
            assertThat(add(pass("alice"), ENDPOINT + i).statusCode()).isEqualTo(200);
        }
        assertThat(add(pass("alice"), ENDPOINT + 6).statusCode()).isEqualTo(409);
        post("/my/browsers/end", pass("bob"), "{\"url\": \"" + ENDPOINT + "1\"}");
        assertThat(browsers("alice")).hasSize(5);
        assertThat(add("aaaa", ENDPOINT + 7).statusCode()).isEqualTo(401);
    }

    @Test
    void whoSignsOutEverywhereIsToldInNoBrowser() {
        add(pass("alice"), ENDPOINT + 1);
        add(pass("bob"), ENDPOINT + 2);
        post("/my/end", pass("alice"), "{}");
        assertThat(browsers("alice")).isEmpty();
        assertThat(browsers("bob")).hasSize(1);
    }

    @Test
    void theWorkerOfNoticesStandsAboveAllPages() {
        HttpResponse<String> worker = reader.get("/worker.js");
        assertThat(worker.statusCode()).isEqualTo(200);
        assertThat(worker.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/javascript"));
        assertThat(get("/my", pass("alice")).body()).contains("data-worker=\"/worker.js\"");
    }

    @Test
    void aPassHoldsForTwoWeeks() {
        assertThat(get("/my/boards", pass("alice", Club.NOON.minus(Duration.ofDays(13))))
                        .statusCode())
                .isEqualTo(200);
        assertThat(get("/my/boards", pass("alice", Club.NOON.minus(Duration.ofDays(16))))
                        .statusCode())
                .isEqualTo(401);
        assertThat(get("/my/boards", club.token("alice", second)).statusCode()).isEqualTo(401);
    }

    @Test
    void nothingOfThePageIsKept() {
        for (String path : List.of("/my", "/my/boards")) {
            HttpResponse<String> answer = get(path, pass("alice"));
            assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
            assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        }
    }
}
