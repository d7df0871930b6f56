package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.play.tournament.TournamentAdvance;

/** {@code pbem tournament}. */
@Tag("long")
class TournamentVerbsTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void make() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        for (String user : List.of("alice", "bob", "carol")) {
            assertThat(said("player", "add", user, user + "@players.example")).isEqualTo("Added " + user + ".");
        }
    }

    private String said(String... words) {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(heard, true, StandardCharsets.UTF_8));
        try {
            assertThat(run(words)).isZero();
        } finally {
            System.setOut(before);
        }
        return heard.toString(StandardCharsets.UTF_8).strip();
    }

    private int run(String... words) {
        return Main.run(Stream.concat(
                        Stream.of(words), Stream.of("--home", home.directory().toString()))
                .toArray(String[]::new));
    }

    private String created(String... more) {
        List<String> words = new ArrayList<>(
                List.of("tournament", "create", "--game", "cholone", "--kind", "round-robin", "--name", "Autumn cup"));
        words.addAll(List.of(more));
        return said(words.toArray(String[]::new));
    }

    private void join(String... users) throws Exception {
        join(1, users);
    }

    private void join(int number, String... users) throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.store().change(tx -> {
                for (String user : users) {
                    server.tournaments()
                            .join(
                                    tx,
                                    number,
                                    tx.players().called(user).orElseThrow(),
                                    server.clock().instant());
                }
                return true;
            });
        }
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void a_tournament_is_shown_as_json_in_its_documented_shape() throws Exception {
        assertThat(created("--size", "3", "--start-when-full")).isEqualTo("1");
        join("alice", "bob", "carol");
        JsonNode shown = MAPPER.readTree(said("tournament", "show", "1", "--json"));
        assertThat(names(shown))
                .containsExactly("number", "name", "game", "kind", "state", "players", "rounds", "table");
        assertThat(shown.get("state").asText()).isEqualTo("running");
        assertThat(shown.get("kind").asText()).isEqualTo("round-robin");
        assertThat(shown.get("players")).hasSize(3);
        assertThat(names(shown.get("rounds").get(0))).containsExactly("number", "boards");
        assertThat(shown.get("rounds").get(0).get("boards")).hasSize(3);
        assertThat(names(shown.get("table").get(0))).containsExactly("rank", "user", "points", "tieBreaks", "played");
        JsonNode listed = MAPPER.readTree(said("tournament", "list", "--json"));
        assertThat(names(listed.get(0))).contains("number", "name", "game", "kind", "state", "players");
    }

    @Test
    void a_swiss_is_exported_as_a_report_file_and_nothing_else_is() throws Exception {
        created("--size", "8");
        assertThat(run("tournament", "export", "1")).isEqualTo(1);
        said("tournament", "create", "--game", "cholone", "--kind", "swiss", "--name", "Open", "--size", "8");
        assertThat(run("tournament", "export", "2")).isEqualTo(1);
        join(2, "alice", "bob", "carol");
        said("tournament", "start", "2");
        assertThat(said("tournament", "export", "2").lines())
                .contains("012 Open", "XXR 1")
                .filteredOn(line -> line.startsWith("001"))
                .hasSize(3)
                .anyMatch(line -> line.contains(" alice "));
    }

    @Test
    void entrants_are_listed_before_it_begins_and_can_be_taken_out() {
        said("tournament", "create", "--game", "cholone", "--kind", "ladder", "--name", "Ladder", "--size", "8");
        said("tournament", "enter", "1", "alice");
        said("tournament", "enter", "1", "bob");
        assertThat(said("tournament", "show", "1").lines())
                .containsExactly("Tournament 1, Ladder: cholone, ladder, open, 2 of 8 players", "alice", "bob");
        said("tournament", "forfeit", "1", "bob", "--why", "another bob was meant");
        assertThat(said("tournament", "show", "1").lines()).endsWith("alice").hasSize(2);
    }

    @Test
    void weekends_may_be_left_out_and_vacations_may_count() throws Exception {
        created("--size", "2", "--start-when-full", "--weekdays", "--no-vacation");
        join("alice", "bob");
        assertThat(said("board", "export", "101")).contains("--weekdays", "--no-vacation");
    }

    @Test
    void a_semifinal_that_is_put_right_puts_another_into_the_final() throws Exception {
        said("player", "add", "dave", "dave@players.example");
        said(
                "tournament",
                "create",
                "--game",
                "cholone",
                "--kind",
                "knock-out",
                "--name",
                "Cup",
                "--size",
                "4",
                "--start-when-full");
        join("alice", "bob", "carol", "dave");
        for (String board : List.of("101", "102")) {
            said("board", "adjudicate", board, "--winner", "alice", "--why", "ill");
        }
        for (String board : List.of("103", "104")) {
            said("board", "adjudicate", board, "--winner", "bob", "--why", "ill");
        }
        advance();
        assertThat(said("tournament", "repair", "1").lines())
                .containsExactly(
                        "round 1, 1=alice,dave, boards 101=alice,dave 102=dave,alice",
                        "round 1, 2=carol,bob, boards 103=carol,bob 104=bob,carol",
                        "round 2, 1=alice,bob, boards 105=alice,bob 106=bob,alice");
        assertThat(run("board", "rollback", "101", "--back", "0", "--why", "not ill"))
                .isEqualTo(1);
        for (String board : List.of("101", "102")) {
            said("board", "rollback", board, "--back", "0", "--later=correct", "--why", "not ill");
        }
        assertThat(run("board", "adjudicate", "101", "--winner", "dave", "--why", "ill"))
                .isEqualTo(1);
        for (String board : List.of("101", "102")) {
            said("board", "adjudicate", board, "--winner", "dave", "--later=correct", "--why", "alice was ill");
        }
        assertThat(said("tournament", "repair", "1").lines())
                .last()
                .isEqualTo("round 2, 1=dave,bob, boards 107=dave,bob 108=bob,dave");
        said("tournament", "repair", "1", "1=carol,dave", "--why", "bob is ill");
        assertThat(said("tournament", "repair", "1").lines())
                .last()
                .asString()
                .contains("dave", "carol", "109=", "110=");
        assertThat(said("tournament", "repair", "1", "--json").replaceAll("\\s", ""))
                .startsWith("[{\"round\":1,\"group\":1,\"players\":[\"alice\",\"dave\"],\"boards\":"
                        + "[{\"board\":101,\"players\":[\"alice\",\"dave\"]},");
        assertThat(said("verify")).endsWith("all in order.");
    }

    /** Advances tournaments as the clock of a running server does. */
    private void advance() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            server.store()
                    .change(tx -> new TournamentAdvance(server.games(), server.seeds())
                            .advance(tx, 1, server.clock().instant()));
        }
    }

    @Test
    void an_admin_runs_it() throws Exception {
        created("--size", "8", "--rating", "1400-1600", "--director", "carol");
        assertThat(run("tournament", "start", "1")).isEqualTo(1);
        join("alice", "bob");
        assertThat(said("tournament", "start", "1")).isEqualTo("Tournament 1: running");
        assertThat(said("tournament", "pause", "1", "--why", "rain")).isEqualTo("Tournament 1: paused");
        assertThat(said("tournament", "resume", "1", "--why", "sun")).isEqualTo("Tournament 1: running");
        assertThat(said("tournament", "extend", "1", "--days", "3", "--why", "snow"))
                .isEqualTo("Tournament 1: running");
        assertThat(said("tournament", "replace", "1", "bob", "carol", "--why", "ill"))
                .isEqualTo("carol has the place of bob.\nTournament 1: running");
        assertThat(said("tournament", "end", "1", "--why", "enough", "--by", "anna"))
                .isEqualTo("Tournament 1: ended");
        assertThat(run("tournament", "end", "1", "--why", "again"))
                .as("it is over")
                .isEqualTo(1);
        assertThat(said("verify")).endsWith("all in order.");
        assertThat(MAPPER.readTree(said("log", "admin", "--json")))
                .extracting(entry ->
                        entry.get("what").asText() + ": " + entry.get("words").asText())
                .startsWith(
                        "tournament end: 1 enough",
                        "tournament replace: 1 bob by carol ill",
                        "tournament extend: 1 snow",
                        "tournament resume: 1 sun",
                        "tournament pause: 1 rain",
                        "tournament start: 1",
                        "tournament create: 1 Autumn cup");
    }

    @Test
    void a_tournament_that_cannot_be_played_is_refused() {
        for (String size : List.of("0", "1", "501")) {
            assertThat(run(
                            "tournament",
                            "create",
                            "--game",
                            "cholone",
                            "--kind",
                            "swiss",
                            "--name",
                            "C",
                            "--size",
                            size))
                    .isEqualTo(1);
        }
        assertThat(run("tournament", "create", "--game", "cholone", "--kind", "cup", "--name", "C", "--size", "8"))
                .isEqualTo(1);
        assertThat(run(
                        "tournament",
                        "create",
                        "--game",
                        "cholone",
                        "--kind",
                        "swiss",
                        "--name",
                        "C",
                        "--size",
                        "8",
                        "--rating",
                        "strong"))
                .isEqualTo(1);
        assertThat(run("tournament", "show", "7")).isEqualTo(1);
        for (String size : List.of("2", "3", "500")) {
            created("--size", size);
        }
    }

    @Test
    void an_unknown_tournament_is_refused_in_words_for_the_terminal() {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
        try {
            assertThat(run("tournament", "enter", "7", "alice")).isEqualTo(1);
        } finally {
            System.setErr(before);
        }
        assertThat(heard.toString(StandardCharsets.UTF_8).strip())
                .isEqualTo("pbem: there is no tournament 7; to see all, run: pbem tournament list");
    }

    @Test
    void a_director_is_named_and_dismissed() {
        assertThat(said("player", "director", "alice", "on")).isEqualTo("alice may announce tournaments by mail.");
        assertThat(said("player", "show", "alice")).contains("director: true");
        assertThat(said("player", "director", "alice", "off")).isEqualTo("alice directs no tournament.");
    }
}
