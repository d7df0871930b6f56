package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.games.chromino.Chromino;
import pbem.games.chromino.OtherWorld;
import pbem.record.GameRecord;
import pbem.store.Tables;

/**
 * Two sites show the same game but differ in everything that no visitor may see. Every page and every file must be the
 * same on both, byte for byte, headers included.
 */
class SecretsOnTheSiteTest {

    private static final Seed PLAYED = Seed.ofHex("5ec7e75ec7e75ec7e75ec7e75ec7e75e");
    private static final Seed OTHER = Seed.ofHex("0123456789abcdef0123456789abcdef");
    private static final String[] PLAYERS = {"alice", "bob", "carol"};
    private static final List<String> FILES = List.of(".svg", ".png", ".txt");
    private static final int TURNS = 4;

    @TempDir
    Path folder;

    private Club club(String name, Game game, Seed seed) throws Exception {
        Club club = Club.with(new Games(List.of(game)), seed, Files.createDirectory(folder.resolve(name)));
        club.enrol(PLAYERS);
        club.startOf("chromino", PLAYERS);
        // The fingerprint reveals nothing, but it would differ.
        club.store().change(tx -> Tables.of(tx).execute("UPDATE board SET commitment = ?", PLAYED.fingerprint()));
        return club;
    }

    @Test
    void aVisitorLearnsNothing() throws Exception {
        Random random = new Random(7);
        try (Club one = club("one", new Chromino(), PLAYED);
                Club other = club("other", new OtherWorld(OTHER, PLAYED, Viewer.PUBLIC), OTHER)) {
            for (int turn = 0; turn < TURNS; turn++) {
                List<? extends Move> moves = one.record(101).position().moves();
                String move = moves.get(random.nextInt(moves.size())).notation();
                one.say(101, "move 101 " + move, "What is in my hand?");
                other.say(101, "move 101 " + move, "What is in yours?");
                for (String path : paths(turn + 1)) {
                    assertThat(answer(other, path)).as(path).isEqualTo(answer(one, path));
                }
            }
        }
    }

    /** The tiles of the others change nothing that alice sees. */
    @Test
    void aPlayerWithALinkLearnsNothingOfTheOthers() throws Exception {
        Random random = new Random(7);
        try (Club one = club("one", new Chromino(), PLAYED);
                Club other = club("other", new OtherWorld(OTHER, PLAYED, Viewer.of(Seat.at(0))), OTHER)) {
            assertThat(one.record(101).board().player(Seat.at(0)).user())
                    .isEqualTo(other.record(101).board().player(Seat.at(0)).user());
            String user = one.record(101).board().player(Seat.at(0)).user();
            for (int turn = 0; turn < 2 * TURNS; turn++) {
                List<? extends Move> moves = one.record(101).position().moves();
                String move = moves.get(random.nextInt(moves.size())).notation();
                one.say(101, "move 101 " + move, "Turn " + turn);
                other.say(101, "move 101 " + move, "Turn " + turn);
                String shown = played(one, user, "{}");
                assertThat(played(other, user, "{}")).isEqualTo(shown);
                for (JsonNode choice : new ObjectMapper().readTree(shown).get("choices")) {
                    String chosen = "{\"chosen\": [" + choice.get("key") + "]}";
                    assertThat(played(other, user, chosen)).isEqualTo(played(one, user, chosen));
                }
                assertThat(played(other, user, "{\"line\": [\"" + move + "\"]}"))
                        .isEqualTo(played(one, user, "{\"line\": [\"" + move + "\"]}"));
            }
        }
    }

    private static String played(Club club, String user, String attempt) {
        HttpResponse<String> answer =
                club.reader().postJson("/play/board", attempt, "Authorization", "Bearer " + club.token(user, 101));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    @Test
    void theSeedIsNowhereBeforeTheEnd() throws Exception {
        try (Club one = club("one", new Chromino(), PLAYED)) {
            for (String path : paths(0)) {
                assertThat(one.reader().get(path).body()).as(path).doesNotContainIgnoringCase(PLAYED.reveal());
            }
        }
    }

    /** The pictures of a closed board are new, though older ones were requested and kept. */
    @Test
    void aVisitorSeesAllHandsAfterEveryKindOfEnd() throws Exception {
        try (Club one = club("one", new Chromino(), PLAYED)) {
            Map<String, String> before = new TreeMap<>();
            FILES.forEach(file ->
                    before.put(file, one.reader().get("/boards/101" + file).body()));
            one.annul(101, "enough");
            GameRecord record = one.record(101);
            FILES.forEach(
                    file -> assertThat(one.reader().get("/boards/101" + file).body())
                            .as(file)
                            .isNotEqualTo(before.get(file)));
            assertThat(one.reader().get("/boards/101.txt").body())
                    .contains("In the bag: 50 tiles, next first: ")
                    .contains(record.board().players().stream()
                            .map(player -> player.user() + ": 8 tiles, ")
                            .toList());
            assertThat(one.reader().page("/boards/101")).contains("next first: ", PLAYED.reveal());
            assertThat(one.reader().get("/boards/101/moves/0.txt").body()).isEqualTo(before.get(".txt"));
        }
    }

    private static List<String> paths(int moves) {
        Stream<String> board = Stream.of("/boards/101", "/boards/101/moves/" + moves, "/boards/101/moves/0");
        Stream<String> files = Stream.of("/boards/101", "/boards/101/moves/" + moves)
                .flatMap(path -> FILES.stream().map(path::concat));
        Stream<String> others = Stream.of(
                "/",
                "/boards",
                "/boards?player=alice",
                "/players",
                "/players/bob",
                "/games/chromino",
                "/boards/101/try",
                "/boards/101/try?chosen=draw",
                "/boards/101/moves/0/try",
                "/boards/101?line=draw",
                "/boards/101/embed",
                "/boards/101.json",
                "/boards/101.record",
                "/boards/101/analysis",
                "/api/v1/boards/101/analysis",
                "/sitemap.xml",
                "/status",
                "/search?q=alice",
                "/boards/101/x",
                "/boards/101?viewer=alice",
                "/boards/101.svg?viewer=1",
                "/boards/101/moves/99",
                "/archive",
                "/search?q=101",
                "/feed.atom",
                "/boards/101.atom",
                "/games/chromino.atom",
                "/players/alice.atom",
                "/players/alice.ics",
                "/players/bob.ics",
                "/api/v1/boards",
                "/api/v1/boards/101",
                "/api/v1/boards/101/moves",
                "/api/v1/boards/101/record",
                "/api/v1/boards/101/moves/0",
                "/api/v1/boards/101/moves/" + moves,
                "/api/v1/boards/101/moves/" + moves + "/legal",
                "/api/v1/boards/101/moves/" + moves + "/line?moves=draw",
                "/api/v1/boards/101/moves/0/line?moves=RBG%200,0%20E",
                "/api/v1/players/alice",
                "/api/v1/games/chromino",
                "/api/v1/changes");
        return Stream.of(board, files, others).flatMap(paths -> paths).toList();
    }

    /** The whole answer to a reader, except the time of the machine. */
    private static String answer(Club club, String path) {
        HttpResponse<String> answer = club.reader().get(path);
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        if (path.endsWith(
                "record")) { // fingerprint, and the chain that begins with it, depend on the seed and reveal nothing
            return answer.statusCode() + answer.body().replaceAll("(?m)^(fingerprint|chain): [0-9a-f]{64}$", "");
        }
        Optional<String> etag = answer.headers().firstValue("etag");
        return answer.statusCode() + " " + etag + " " + headers + "\n" + answer.body();
    }
}
