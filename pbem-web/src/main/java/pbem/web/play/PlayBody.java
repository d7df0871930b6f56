package pbem.web.play;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.handler.play.GuestGame;
import pbem.handler.play.GuestTable;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.ReplyEntrance;
import pbem.handler.play.TrialBoard;
import pbem.phrase.Phrase;
import pbem.player.Preferences;
import pbem.player.PushEndpoint;
import pbem.web.page.Problem;
import pbem.web.page.RequestBody;

/** A request body that a page sends as JSON. The size of every field is limited. */
public record PlayBody(JsonNode json) {

    private static final ObjectMapper MAPPER = new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    /** In bytes: the longest message in the longest encoding, plus the other fields. */
    public static final int LARGEST = 32_000;

    private static final int LONGEST_KEY = 60;
    private static final int LONGEST_MOVE = 200;
    private static final int LONGEST_URL = 1000;
    private static final int KEY_BYTES = 65;
    private static final int SECRET_BYTES = 16;
    private static final String ID = "[A-Za-z0-9_-]{1,64}";

    /**
     * Reads the body.
     *
     * @throws Problem if it is not such JSON
     */
    public static PlayBody of(Context context) {
        String type = Optional.ofNullable(context.contentType()).orElse("");
        if (!type.startsWith("application/json")) {
            throw Problem.refused(HttpStatus.UNSUPPORTED_MEDIA_TYPE, Phrase.of("site.play-json"));
        }
        return read(RequestBody.read(context, LARGEST));
    }

    /**
     * The guest's game in a field of a form.
     *
     * @throws Problem if the text is not a guest's game
     */
    public static GuestGame guestGame(String json) {
        return read(json.getBytes(StandardCharsets.UTF_8)).guestGame().orElseThrow(PlayBody::unreadable);
    }

    private static PlayBody read(byte[] body) {
        try {
            JsonNode json = MAPPER.readTree(body);
            if (json == null || !json.isObject()) {
                throw unreadable();
            }
            return new PlayBody(json);
        } catch (JsonProcessingException e) {
            throw unreadable();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Problem unreadable() {
        return Problem.refused(HttpStatus.BAD_REQUEST, Phrase.of("site.play-json"));
    }

    PlayDesk.Attempt attempt() {
        return new PlayDesk.Attempt(texts("line", TrialBoard.LONGEST_LINE, ReplyEntrance.LONGEST_LINE), chosen());
    }

    ReplyEntrance.PageReply reply(String token) {
        String id = id();
        String line = text("line", ReplyEntrance.LONGEST_LINE).strip();
        String words = json.has("words") ? text("words", ReplyEntrance.LONGEST_WORDS) : "";
        if (line.isEmpty()
                || line.codePoints().anyMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029')) {
            throw unreadable();
        }
        return new ReplyEntrance.PageReply(token, id, line, words);
    }

    /** The page's id for a message, so that a message that is sent twice is handled once. */
    public String id() {
        String id = text("id", 64);
        if (!id.matches(ID)) {
            throw unreadable();
        }
        return id;
    }

    public int challenge() {
        JsonNode number = json.path("challenge");
        if (!number.isInt() || number.asInt() < 1) {
            throw unreadable();
        }
        return number.asInt();
    }

    public boolean accepts() {
        if (!json.path("accept").isBoolean()) {
            throw unreadable();
        }
        return json.path("accept").asBoolean();
    }

    public Preferences.Push push() {
        String wanted = text("when", LONGEST_KEY);
        return Arrays.stream(Preferences.Push.values())
                .filter(push -> push.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst()
                .orElseThrow(PlayBody::unreadable);
    }

    /** The URL of a browser's push endpoint. */
    public String url() {
        return text("url", LONGEST_URL);
    }

    /** The endpoint at which the browser receives notices. */
    public PushEndpoint endpoint(Instant now) {
        return new PushEndpoint(url(), bytes("key", KEY_BYTES), bytes("secret", SECRET_BYTES), now);
    }

    /** A field in Base64 that must hold exactly that number of bytes. */
    private String bytes(String name, int count) {
        String text = text(name, LONGEST_MOVE);
        try {
            if (Base64.getUrlDecoder().decode(text).length == count) {
                return text;
            }
        } catch (IllegalArgumentException e) {
            throw unreadable();
        }
        throw unreadable();
    }

    /** The guest's game so far; empty for a new game. */
    Optional<GuestGame> guestGame() {
        return json.has("nonce")
                ? Optional.of(new GuestGame(
                        game(),
                        text("nonce", LONGEST_KEY),
                        texts("moves", GuestTable.MOST_MOVES, LONGEST_MOVE),
                        text("signature", LONGEST_KEY)))
                : Optional.empty();
    }

    String game() {
        return text("game", LONGEST_KEY);
    }

    List<String> chosen() {
        return texts("chosen", TrialBoard.MOST_CHOSEN, LONGEST_KEY);
    }

    Optional<String> move() {
        return json.has("move") ? Optional.of(text("move", LONGEST_MOVE)) : Optional.empty();
    }

    private String text(String name, int longest) {
        return text(json.path(name), longest);
    }

    private static String text(JsonNode node, int longest) {
        if (!node.isTextual() || node.asText().length() > longest) {
            throw unreadable();
        }
        return node.asText();
    }

    private List<String> texts(String name, int most, int longest) {
        JsonNode array = json.path(name);
        if (array.size() > most) {
            throw unreadable();
        }
        List<String> texts = new ArrayList<>();
        array.forEach(one -> texts.add(text(one, longest)));
        return texts;
    }
}
