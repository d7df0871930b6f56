package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Move;
import pbem.tournament.TournamentKind;

/** The API of the site for programs. */
class ApiTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "carol");
        club.play(club.startOf("cholone", "alice", "bob"), 3);
        club.startOf("chromino", "alice", "bob", "carol");
        int over = club.startOf("cholone", "bob", "carol");
        club.play(over, 2);
        club.say(over, "resign " + over, "");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private JsonNode ask(String path) {
        HttpResponse<String> answer = reader.get("/api/v1" + path);
        assertThat(answer.statusCode()).as(path + answer.body()).isEqualTo(200);
        assertThat(Answers.type(answer)).as(path).isEqualTo("application/json");
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).hasValue("*");
        assertThat(answer.headers().firstValue("ETag")).isPresent();
        return read(answer.body());
    }

    private static JsonNode read(String body) {
        try {
            return JSON.readTree(body);
        } catch (IOException e) {
            throw new AssertionError(body, e);
        }
    }

    private void isProblem(String path, int status, String... words) {
        HttpResponse<String> answer = reader.get("/api/v1" + path);
        assertThat(answer.statusCode()).as(path).isEqualTo(status);
        assertThat(Answers.type(answer)).startsWith("application/problem+json");
        JsonNode problem = read(answer.body());
        assertThat(problem.get("status").asInt()).isEqualTo(status);
        assertThat(problem.get("type").asText()).isEqualTo("about:blank");
        assertThat(problem.get("title").asText() + " " + problem.get("detail").asText())
                .contains(words);
    }

    @Test
    void boards_are_listed_by_state_game_player_and_order() {
        assertThat(numbers(ask("/boards"))).containsExactly(102, 101);
        assertThat(numbers(ask("/boards?state=finished"))).containsExactly(103);
        assertThat(numbers(ask("/boards?game=cholone"))).containsExactly(101);
        assertThat(numbers(ask("/boards?player=CAROL"))).containsExactly(102);
        assertThat(numbers(ask("/boards?sort=length"))).containsExactly(101, 102);
        assertThat(numbers(ask("/boards?sort=players"))).containsExactly(102, 101);
        assertThat(numbers(ask("/boards?sort=changed"))).containsExactly(101, 102);
        assertThat(numbers(ask("/boards?month=2025-06"))).containsExactly(102, 101);
        assertThat(numbers(ask("/boards?month=2025-05"))).isEmpty();
        assertThat(numbers(ask("/boards?tournament=1"))).isEmpty();
        assertThat(numbers(ask("/boards?page=2"))).isEmpty();
        assertThat(ask("/boards?page=2").get("pages").asInt()).isEqualTo(1);
    }

    private static List<Integer> numbers(JsonNode answer) {
        List<Integer> numbers = new ArrayList<>();
        answer.get("boards").forEach(board -> numbers.add(board.get("number").asInt()));
        return numbers;
    }

    @Test
    void a_board_as_a_file_is_the_board_and_its_moves() {
        JsonNode file = read(reader.get("/boards/101.json").body());

        assertThat(file.get("board")).isEqualTo(ask("/boards/101"));
        assertThat(file.get("steps")).isEqualTo(ask("/boards/101/moves").get("steps"));
        assertThat(reader.get("/boards/999.json").statusCode()).isEqualTo(404);
        assertThat(reader.get("/boards/x.json").statusCode()).isEqualTo(400);
        assertThat(reader.page("/boards/101"))
                .contains("\"/boards/101.json\"", "\"/boards/101.record\"", "\"/boards/101.png\"");
        assertThat(reader.page("/boards/101/moves/2")).contains("\"/boards/101.json\"", "\"/boards/101/moves/2.svg\"");
    }

    @Test
    void a_game_that_other_programs_know_is_there_for_them() {
        int board = club.startOf("chess", "alice", "bob");
        club.say(board, "move " + board + " e4", "");
        String pgn = reader.page("/boards/" + board + ".pgn");
        assertThat(pgn).contains("[White \"alice\"]", "1. e4 ", "[Result \"*\"]");
        assertThat(reader.page("/api/v1/boards/" + board + "/file")).isEqualTo(pgn);
        String fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n";
        assertThat(reader.page("/boards/" + board + ".fen")).isEqualTo(fen);
        assertThat(reader.page("/api/v1/boards/" + board + "/moves/1/fen")).isEqualTo(fen);
        assertThat(reader.page("/boards/" + board)).contains("\"/boards/" + board + ".pgn\"", ".fen\"");
        club.say(board, "resign " + board, "");
        assertThat(reader.page("/players/alice")).contains("\"/players/alice.pgn\"");
        assertThat(reader.page("/players/alice.pgn")).contains("1. e4 ");
        assertThat(ask("/boards/" + board).has("from")).isFalse();
        club.hear(club.player("alice"), "chess challenge bob -from=" + board + "/1", "");
        club.hear(club.player("bob"), "accept 1", "");
        int further = board + 1;
        assertThat(ask("/boards/" + further).get("from"))
                .isEqualTo(read("{\"board\":" + board + ",\"move\":1}"))
                .isEqualTo(ask("/boards?game=chess").at("/boards/0/from"));
        assertThat(reader.page("/boards/" + further + ".pgn")).contains("[Source \"Board " + board + ", move 1\"]");
        for (String none :
                List.of("/boards/" + board + ".sgf", "/boards/101.pgn", "/boards/999.pgn", "/boards/101.fen")) {
            assertThat(reader.get(none).statusCode()).as(none).isEqualTo(404);
        }
    }

    @Test
    void a_board_says_who_plays_and_where_its_pictures_are() {
        JsonNode board = ask("/boards/101");
        assertThat(board.get("game").asText()).isEqualTo("cholone");
        assertThat(board.get("moves").asInt()).isEqualTo(3);
        assertThat(board.at("/seats/0/player").asText()).isEqualTo("alice");
        assertThat(board.at("/seats/1/standing").asText()).isEqualTo("to-move");
        assertThat(board.at("/position/svg").asText()).isEqualTo("https://club.example/boards/101.svg");
        assertThat(board.at("/position/text").asText())
                .isEqualTo(reader.get("/boards/101.txt").body());
        assertThat(ask("/boards/101/moves/1").get("png").asText())
                .isEqualTo("https://club.example/boards/101/moves/1.png");
        assertThat(ask("/boards/101/moves").get("steps")).hasSize(3);
        assertThat(ask("/boards/103/moves").at("/steps/2/kind").asText()).isEqualTo("resigned");
        assertThat(reader.page("/api/v1/boards/101/record")).startsWith("PBeM record 1\ngame: cholone\n");
    }

    @Test
    void the_legal_moves_are_those_of_the_rules_and_a_line_leads_to_its_position() {
        List<String> legal = new ArrayList<>();
        ask("/boards/101/moves/3/legal").get("moves").forEach(move -> legal.add(move.asText()));
        List<String> expected = club.record(101).position().moves().stream()
                .map(Move::notation)
                .map(String.class::cast)
                .toList();
        assertThat(legal).isEqualTo(expected);

        String move = legal.get(0);
        JsonNode line = ask("/boards/101/moves/3/line?moves=" + move.replace(" ", "%20"));
        assertThat(line.at("/line/0").asText()).isEqualTo(move);
        assertThat(line.at("/toMove/0").asText()).isEqualTo("alice");
        club.say(101, "move 101 " + move, "");
        assertThat(line.get("text").asText())
                .isEqualTo(reader.get("/boards/101.txt").body());
        assertThat(club.record(101).moves()).isEqualTo(4);
        isProblem("/boards/101/moves/3/line?moves=nonsense", 400, "Move 1 of the line, “nonsense”");
        isProblem("/boards/101/moves/3/line", 400, "No line of moves");
    }

    @Test
    void nobody_is_told_what_can_be_played_from_hidden_hands_before_the_end() {
        isProblem("/boards/102/moves/0/legal", 403, "That is not public yet for board 102");
        isProblem("/boards/102/moves/0/line?moves=pass", 403, "That is not public yet for board 102");
        club.annul(102, "enough");
        assertThat(ask("/boards/102/moves/0/legal").get("moves")).isNotEmpty();
    }

    @Test
    void players_games_and_standings_are_as_on_the_pages() {
        assertThat(ask("/players").get("total").asInt()).isEqualTo(3);
        assertThat(ask("/players/Alice").get("player").asText()).isEqualTo("alice");
        assertThat(ask("/games").get("games").size()).isEqualTo(Club.GAMES.all().size());
        assertThat(ask("/games/cholone").get("help").asText()).contains("Cholone");
        assertThat(ask("/standings/cholone").get("standings")).hasSize(2);
        assertThat(ask("/standings/cholone").at("/standings/0/opponents").asInt())
                .isEqualTo(1);
        assertThat(reader.page("/players") + reader.page("/api/v1/players")).doesNotContain("secret.example");
    }

    @Test
    void a_follower_of_the_changes_misses_none() {
        JsonNode first = ask("/changes");
        assertThat(numbers(first)).containsExactly(102, 101, 103);
        String next = first.get("next").asText();
        assertThat(numbers(ask("/changes?since=" + next))).isEmpty();
        club.play(101, 1);
        assertThat(numbers(ask("/changes?since=" + next))).containsExactly(101);
        isProblem("/changes?since=yesterday", 400, "“yesterday” is not a place to go on from");
    }

    @Test
    void a_fault_is_reported_as_a_problem() {
        isProblem("/boards/999", 404, "There is no board 999");
        isProblem("/boards/x", 400, "“x” is not the number of a board");
        isProblem("/boards/101/moves/99", 404, "Its last move so far is number 3.");
        isProblem("/boards?player=nobody", 404, "Nobody here is called “nobody”");
        isProblem("/boards?sort=colour", 400, "Boards cannot be sorted by “colour”");
        isProblem("/boards?month=2025-13", 400, "“2025-13” is not a month");
        isProblem("/boards?viewer=alice", 400, "Nothing here is called “viewer”");
        isProblem("/boards?page=1&page=2", 400, "“page” is given twice");
        isProblem("/nowhere", 404, "There is no such page");
        assertThat(reader.send("POST", "/api/v1/boards").statusCode()).isEqualTo(405);
    }

    @Test
    void other_sites_may_ask_and_nobody_may_ask_for_ever() {
        HttpResponse<String> before = reader.send("OPTIONS", "/api/v1/boards");
        assertThat(before.statusCode()).isEqualTo(204);
        assertThat(before.headers().firstValue("Access-Control-Allow-Methods")).hasValue("GET, HEAD");
        String[] elsewhere = {"X-Forwarded-For", "203.0.113.7"};
        for (int i = 0; i < 300; i++) {
            assertThat(reader.send("HEAD", "/api/v1/games", elsewhere).statusCode())
                    .isEqualTo(200);
        }
        HttpResponse<String> refused = reader.get("/api/v1/games", elsewhere);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("Retry-After")).isPresent();
        assertThat(reader.get("/api/v1/games").statusCode()).isEqualTo(200);
        for (String work : List.of("/search?q=al", "/boards/101/try", "/boards/101?line=c5,d5")) {
            assertThat(reader.get(work, elsewhere).statusCode()).as(work).isEqualTo(429);
        }
        for (String page : List.of("/search", "/boards/101", "/boards")) {
            assertThat(reader.get(page, elsewhere).statusCode()).as(page).isEqualTo(200);
        }
    }

    @Test
    void a_network_is_one_client_and_its_own_headers_count_for_nothing() {
        for (int i = 0; i < 300; i++) {
            String address = "2001:db8:7:7::" + Integer.toHexString(i + 1);
            assertThat(reader.send("HEAD", "/api/v1/games", "X-Forwarded-For", address)
                            .statusCode())
                    .isEqualTo(200);
        }
        assertThat(reader.get("/api/v1/games", "X-Forwarded-For", "2001:db8:7:7:8::1")
                        .statusCode())
                .isEqualTo(429);
        String[] twice = {"X-Forwarded-For", "198.51.100.9", "X-Forwarded-For", "2001:db8:7:7::1"};
        assertThat(reader.get("/api/v1/games", twice).statusCode()).isEqualTo(429);
        assertThat(reader.get("/api/v1/games", "X-Forwarded-For", "2001:db8:7:8::1")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void programs_are_named_as_programs() {
        club.enrolRobots();
        int board = club.startOf("cholone", "alice", "robot1");
        assertThat(ask("/boards").at("/boards/0/programs").toString()).isEqualTo("[\"robot1\"]");
        JsonNode seats = ask("/boards/" + board).get("seats");
        assertThat(seats.findValuesAsText("program")).containsExactly("false", "true");
        assertThat(ask("/players/robot1").get("program").asBoolean()).isTrue();
        assertThat(ask("/players/alice").get("program").asBoolean()).isFalse();
        assertThat(ask("/players").get("programs")).hasSize(4);
        assertThat(ask("/players").get("programsOfOthers")).isEmpty();
        club.enrolProgramOfOthers();
        int other = club.startOf("cholone", "alice", "stone");
        assertThat(ask("/boards").at("/boards/0/programs").toString()).isEqualTo("[\"stone\"]");
        assertThat(ask("/boards/" + other).get("seats").findValuesAsText("program"))
                .containsExactly("false", "true");
        assertThat(ask("/players/stone").get("program").asBoolean()).isTrue();
        assertThat(ask("/players").get("programsOfOthers").toString())
                .isEqualTo(
                        "[{\"player\":\"stone\",\"url\":\"https://club.example/players/stone\",\"games\":[\"cholone\",\"chroma\"],\"strength\":\"skill=5 nodes=9\"}]");
        assertThat(reader.page("/boards/" + other + ".atom")).contains("(alice, stone (program))");
        assertThat(ask("/standings/cholone").at("/standings/0/program").isBoolean())
                .isTrue();
    }

    @Test
    void a_game_that_was_looked_at_again_is_told_in_figures() {
        isProblem("/boards/103/analysis", 404, "The game on board 103 was not analysed like that");
        club.analyse(103);
        JsonNode found = ask("/boards/103/analysis");
        assertThat(found.get("level").asInt()).isEqualTo(1);
        assertThat(found.at("/chances/0")).hasSize(2);
        assertThat(found.get("remarks").isArray()).isTrue();
        isProblem("/boards/103/analysis?level=0", 400, "“0” is not a level");
        isProblem("/boards/101/analysis", 404, "Once a game is over, write \"analyse 101\"");
    }

    /** Calls every operation, and checks its answer against the schema that the description names. */
    @Test
    void the_description_says_what_is_answered() {
        club.tournament(TournamentKind.ROUND_ROBIN, "Cup", "alice", "bob", "carol");
        club.analyse(103);
        assertThat(ask("/tournaments/1").get("meetings")).hasSize(3);
        assertThat(numbers(ask("/boards?tournament=1"))).hasSize(3);
        JsonNode api = ask("/openapi.json");
        assertThat(api.get("openapi").asText()).isEqualTo("3.1.0");
        assertThat(api.get("security")).isEmpty();
        assertThat(api.at("/paths/~1boards/get/parameters/0/schema/enum").toString())
                .isEqualTo("[\"open\",\"finished\"]");
        List<String> faults = new ArrayList<>();
        api.get("paths").properties().forEach(path -> faults.addAll(faults(api, path)));
        assertThat(faults).isEmpty();
        assertThat(api.get("paths").size()).isGreaterThan(12);
        String page = reader.page("/api");
        api.get("paths").fieldNames().forEachRemaining(path -> assertThat(page).contains("/api/v1" + path));
    }

    private List<String> faults(JsonNode api, Map.Entry<String, JsonNode> path) {
        JsonNode content = path.getValue().at("/get/responses/200/content");
        if (content.has("text/plain")) {
            return List.of();
        }
        String asked = path.getKey()
                .replace("{board}", "103")
                .replace("{move}", "1")
                .replace("{player}", "alice")
                .replace("{tournament}", "1")
                .replace("{game}", "cholone");
        if (asked.endsWith("/line")) {
            asked += "?moves="
                    + ask("/boards/103/moves/1/legal").at("/moves/0").asText().replace(" ", "%20");
        }
        return new Schemas(api).faults(ask(asked), content.at("/application~1json/schema"), asked);
    }

    /** The part of JSON Schema that the description uses. */
    private record Schemas(JsonNode api) {

        List<String> faults(JsonNode value, JsonNode schema, String where) {
            if (schema.has("$ref")) {
                return faults(value, api.at(schema.get("$ref").asText().substring(1)), where);
            }
            List<String> faults = new ArrayList<>();
            String type = schema.path("type").asText();
            boolean fits = switch (type) {
                case "string" -> value.isTextual();
                case "integer" -> value.isInt();
                case "boolean" -> value.isBoolean();
                case "array" -> value.isArray();
                case "object" -> value.isObject();
                default -> false;
            };
            if (!fits) {
                faults.add(where + " is no " + type);
            }
            schema.path("required").forEach(name -> {
                if (!value.has(name.asText())) {
                    faults.add(where + " lacks " + name);
                }
            });
            value.properties().forEach(property -> {
                JsonNode known = schema.path("properties").has(property.getKey())
                        ? schema.at("/properties/" + property.getKey())
                        : schema.path("additionalProperties");
                faults.addAll(faults(property.getValue(), known, where + "/" + property.getKey()));
            });
            if (value.isArray()) {
                value.forEach(item -> faults.addAll(faults(item, schema.get("items"), where + "[]")));
            }
            return faults;
        }
    }
}
