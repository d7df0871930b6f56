package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static pbem.web.Answers.are;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Move;
import pbem.game.Position;
import pbem.handler.play.TrialBoard;

/** Moves that a visitor tries out on the page of a board. */
class TriedLinesTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;
    private int board;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        board = club.start("alice", "bob");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void aPageWhoseLineCannotBePlayedIsCalledByItsBoard() {
        assertThat(reader.get("/boards/" + board + "?line=zz").body()).contains("<title>Cholone " + board + " · ");
    }

    @Test
    void theAddressHoldsTheLineAndThePageShowsWhereItLeads() {
        String page = reader.page("/boards/101?line=c5,d5;g5,f4");

        assertThat(page)
                .contains("Only tried", "c5,d5; g5,f4", "mailto:games@club.example?subject=preview%20101%20c5%2Cd5")
                .contains("<link rel=\"canonical\" href=\"https://club.example/boards/101\">");
        assertThat(page).isNotEqualTo(reader.page("/boards/101"));
        assertThat(club.record(board).moves()).isZero();
    }

    @Test
    void aLineStartsFromAnyMove() {
        club.say(board, "move 101 c5,d5", "");

        assertThat(reader.page("/boards/101/moves/0?line=c4,d4")).contains("preview%20101%230%20c4%2Cd4");
    }

    @Test
    void aBadLineSaysWhatIsWrong() {
        HttpResponse<String> answer = reader.get("/boards/101?line=c5,d5;zz");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Words.of(answer.body()))
                .contains("Move 2 of your list, “zz”, cannot be played"
                        .replace('“', '"')
                        .replace('”', '"'));
    }

    @Test
    void anEndlessLineIsRefused() {
        assertThat(reader.get("/boards/101?line=" + "c5,d5;".repeat(900)).statusCode())
                .isEqualTo(400);
        assertThat(reader.get("/boards/101?line=" + "c5,d5;".repeat(120)).statusCode())
                .isEqualTo(400);
    }

    @Test
    void movesAreCountedHoweverTheyAreParted() {
        int chess = club.startOf("chromatic-chess", "alice", "bob");
        List<String> moves = new ArrayList<>();
        Random random = new Random(4);
        for (Position at = club.record(chess).position(); moves.size() <= TrialBoard.LONGEST_LINE; ) {
            Move move = at.moves().get(random.nextInt(at.moves().size()));
            moves.add(move.notation());
            at = at.play(move);
        }
        for (String between : List.of(" ", ";", " ; ")) {
            String there = "line=" + URLEncoder.encode(String.join(between, moves), StandardCharsets.UTF_8);
            assertThat(reader.get("/boards/" + chess + "?" + there)).satisfies(are(400, "At most 100 moves"));
            assertThat(reader.page("/boards/" + chess + "/try?" + there)).contains("At most 100 moves");
        }
    }

    @Test
    void aMoveIsComposedByAnybody() throws Exception {
        JsonNode begun = new ObjectMapper().readTree(reader.page("/boards/101/try?line=c5,d5&chosen=g5"));

        assertThat(begun.get("line").get(0).asText()).isEqualTo("c5,d5");
        assertThat(begun.get("chosen").get(0).get("key").asText()).isEqualTo("g5");
        assertThat(begun.get("choices")).isNotEmpty();
    }

    @Test
    void aVisitorTriesNoMovesWhenHandsAreHidden() throws Exception {
        int hidden = club.startOf("chromino", "alice", "bob");
        JsonNode shown = new ObjectMapper().readTree(reader.page("/boards/" + hidden + "/try"));

        assertThat(shown.get("choices")).isEmpty();
        assertThat(shown.get("objection").asText()).contains("only the player to move");
        assertThat(reader.get("/boards/" + hidden + "?line=draw").statusCode()).isEqualTo(400);
    }

    @Test
    void aSharedBoardHasItsPicture() {
        assertThat(reader.page("/boards/101"))
                .contains("<meta property=\"og:image\" content=\"https://club.example/boards/101.png\">")
                .contains("https://club.example/boards/101/embed");
    }

    @Test
    void aSharedGameHasAPictureOfItsBoard() {
        assertThat(reader.page("/games/hex"))
                .contains("<meta property=\"og:image\" content=\"https://club.example/games/hex.png\">");
        HttpResponse<String> picture = reader.get("/games/hex.png");
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
    }

    @Test
    void aBoardStandsInAFrameOfAnybodysPage() {
        HttpResponse<String> answer = reader.get("/boards/101/embed");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("frame-ancestors *")
                .doesNotContain("script-src");
        assertThat(answer.body()).contains("<svg", "href=\"https://club.example/boards/101\" target=\"_top\"");
    }

    @Test
    void nobodyFollowsABoardThatThereIsNot() {
        assertThat(reader.get("/boards/999/changes", "Accept", "text/event-stream")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void oneAddressFollowsOnlyItsShareThoughItAsksForAllAtOnce() throws Exception {
        for (int i = 0; i < 31; i++) {
            reader.get("/boards/101/changes", "X-Forwarded-For", "203.0.113.7"); // ends at once and takes no place
        }
        Callable<HttpResponse<InputStream>> follow =
                () -> reader.stream("/boards/101/changes", "X-Forwarded-For", "203.0.113.7");
        ExecutorService readers = Executors.newFixedThreadPool(40);
        List<HttpResponse<InputStream>> open = new ArrayList<>();
        for (Future<HttpResponse<InputStream>> answer : readers.invokeAll(Collections.nCopies(40, follow))) {
            open.add(answer.get());
        }
        readers.shutdown();

        assertThat(open)
                .extracting(HttpResponse::statusCode)
                .containsOnly(200, 503)
                .filteredOn(status -> status == 200)
                .hasSize(30);
        assertThat(reader.stream("/boards/101/changes", "X-Forwarded-For", "203.0.113.8")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aPageThatHasGoneLeavesItsPlaceToAnother() throws Exception {
        for (int i = 0; i < 30; i++) {
            reader.stream("/boards/101/changes", "X-Forwarded-For", "203.0.113.9")
                    .body()
                    .close();
        }
        club.play(board, 1);

        await().untilAsserted(() -> assertThat(reader.stream("/boards/101/changes", "X-Forwarded-For", "203.0.113.9")
                        .statusCode())
                .isEqualTo(200));
    }

    @Test
    void theRecordIsThatOfEverybody() {
        club.say(board, "move 101 c5,d5", "A secret between us.");

        assertThat(reader.page("/boards/101.record"))
                .startsWith("PBeM record 1")
                .contains("c5,d5", "fingerprint: ")
                .doesNotContain("secret between", "seed: ");
        assertThat(reader.page("/boards/101")).contains("href=\"/boards/101.record\"");
        assertThat(reader.get("/boards/999.record").statusCode()).isEqualTo(404);
    }
}
