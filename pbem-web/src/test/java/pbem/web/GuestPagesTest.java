package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A visitor without an account can play against a robot and sign up. */
class GuestPagesTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String FORM = "application/x-www-form-urlencoded";

    @TempDir
    static Path folder;

    private static Club club;
    private static Reader reader;

    @BeforeAll
    static void open() {
        club = Club.in(folder);
        club.enrol("alice");
        reader = club.reader();
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static ObjectNode json(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        try {
            return (ObjectNode) JSON.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode carried(JsonNode board) {
        ObjectNode carried = JSON.createObjectNode();
        for (String field : new String[] {"game", "nonce", "moves", "signature"}) {
            carried.set(field, board.get(field));
        }
        return carried;
    }

    private static ObjectNode begun() {
        return json(reader.postJson("/guest/board", "{\"game\": \"cholone\"}"));
    }

    @Test
    void aGuestChoosesMovesAndIsAnswered() {
        ObjectNode begun = begun();
        ObjectNode choosing = carried(begun);
        choosing.putArray("chosen").add("c5");
        ObjectNode chosen = json(reader.postJson("/guest/board", choosing.toString()));
        ObjectNode move = carried(chosen).put("move", "c5,d5");
        ObjectNode answered = json(reader.postJson("/guest/moves", move.toString()));

        assertThat(begun.get("standing").asText()).isEqualTo("You are black, against robot1, and it is your move.");
        assertThat(chosen.at("/chosen/0/key").asText()).isEqualTo("c5");
        assertThat(answered.get("moves")).hasSize(2);
        assertThat(answered.get("turn").asBoolean()).isTrue();
        assertThat(answered.get("standing").asText()).matches("robot1 played .*\\. It is your move\\.");
    }

    @Test
    void aForgedSignatureIsNotAGame() {
        ObjectNode forged = carried(begun()).put("nonce", "another").put("move", "c5,d5");
        assertThat(reader.postJson("/guest/moves", forged.toString()).statusCode())
                .isEqualTo(409);
        assertThat(reader.postJson("/guest/board", forged.toString()).statusCode())
                .isEqualTo(409);
        assertThat(reader.postJson("/guest/moves", "{\"game\": \"cholone\"}").statusCode())
                .isEqualTo(409);
        assertThat(reader.postJson("/guest/board", "{\"game\": \"go\"}").statusCode())
                .isEqualTo(404);
        assertThat(reader.postJson("/guest/board", "[]").statusCode()).isEqualTo(400);
    }

    @Test
    void theFrontPageAndThoseOfGamesHaveTheBoardAndNoCookie() {
        assertThat(reader.page("/")).contains("id=\"guest\"", "data-game=\"cholone\"", "action=\"/signup\"");
        assertThat(reader.page("/games/kroma")).contains("id=\"guest\"", "data-game=\"kroma\"");
        assertThat(reader.get("/").headers().firstValue("Set-Cookie")).isEmpty();
        assertThat(reader.page("/")).doesNotContain("?subject=signup", "NAME", "BOB");
    }

    private static HttpResponse<String> signUp(String user, String address) {
        return reader.post("/signup", FORM, "user=" + user + "&address=" + address.replace("@", "%40"));
    }

    private static HttpResponse<String> signUp(String user, String address, JsonNode game) {
        String form = "user=" + user + "&address=" + address.replace("@", "%40") + "&game="
                + URLEncoder.encode(game.toString(), StandardCharsets.UTF_8);
        return reader.post("/signup", FORM, form, "X-Forwarded-For", "203.0.113.7");
    }

    /** The number of people who were asked whether they want to sign up. */
    private static long asked() {
        return LongStream.iterate(1, id -> id + 1)
                .takeWhile(id ->
                        club.store().read(t -> t.confirmations().numbered(id)).isPresent())
                .count();
    }

    @Test
    void aFormTakesTheGameAlongThatWasPlayedHere() {
        ObjectNode game = carried(json(reader.postJson(
                "/guest/moves", carried(begun()).put("move", "c5,d5").toString())));
        assertThat(signUp("grace", "grace@example.net", game).body()).contains("the game of that one stays");
        assertThat(club.store()
                        .read(t -> t.confirmations().gameWith(asked()))
                        .orElseThrow()
                        .moves())
                .hasSize(2)
                .startsWith("c5,d5");

        HttpResponse<String> taken = signUp("alice", "heidi@example.net", game);
        assertThat(taken.body()).contains("name=\"game\"", game.get("signature").asText());

        long asked = asked();
        HttpResponse<String> forged = signUp("heidi", "heidi@example.net", game.put("nonce", "another"));
        assertThat(forged.statusCode()).isEqualTo(422);
        assertThat(forged.body()).contains("cannot be kept").doesNotContain("name=\"game\"");
        assertThat(asked()).isEqualTo(asked);
    }

    @Test
    void aFormSignsUpAndTellsNothingOfAddresses() {
        long before = asked();
        HttpResponse<String> unknown = signUp("dave", "dave@example.net");
        HttpResponse<String> known = signUp("erin", "alice@secret.example");

        assertThat(unknown.statusCode()).isEqualTo(200);
        assertThat(unknown.body()).contains("If dave@example.net has no account here");
        assertThat(known.body()
                        .replace("alice@secret.example", "dave@example.net")
                        .replace("erin", "dave"))
                .isEqualTo(unknown.body());
        assertThat(asked()).isEqualTo(before + 1);

        HttpResponse<String> taken = signUp("alice", "frank@example.net");
        assertThat(taken.statusCode()).isEqualTo(422);
        assertThat(taken.body()).contains("role=\"alert\"", "value=\"frank@example.net\"");
        assertThat(signUp("frank", "frank@example.net").statusCode()).isEqualTo(429);
    }
}
