package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.web.Answers.are;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import pbem.handler.play.ReplyEntrance;
import pbem.help.ClubTexts;
import pbem.query.Queries;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/** The answers to readers while the database is away, and the recovery of the site once it is back. */
class DatabaseAwayTest {

    @TempDir
    Path folder;

    private Club club;
    private Cable cable;
    private Site site;
    private Reader reader;
    private final List<Exception> told = new ArrayList<>();

    /** A connection to the database that a test can cut. */
    private static final class Cable implements Transactions {

        private final Transactions database;
        private volatile boolean cut;
        private final AtomicInteger hiccups = new AtomicInteger();

        Cable(Transactions database) {
            this.database = database;
        }

        private Transactions database() {
            if (cut) {
                throw new Unavailable(new IllegalStateException("no answer from alice@secret.example"));
            }
            return database;
        }

        @Override
        public <T> T change(Function<Repositories, T> work) {
            return database().change(work);
        }

        @Override
        public <T> T read(Function<Repositories, T> work) {
            if (hiccups.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                throw new Unavailable(new IllegalStateException("a hiccup"));
            }
            return database().read(work);
        }

        @Override
        public long generation() {
            return database().generation();
        }
    }

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 2);
        cable = new Cable(club.store());
        SiteActs acts = Club.acts(cable, Club.GAMES);
        site = Site.start(
                new SiteConfig(
                        "127.0.0.1",
                        0,
                        "The Thursday Club",
                        "games@club.example",
                        Optional.empty(),
                        Set.of(),
                        ClubTexts.NONE),
                Queries.of(cable, Club.GAMES, Map.of()),
                new SiteActs(
                        acts.subscriptions(),
                        acts.desk(),
                        acts.boards(),
                        reply -> {
                            ReplyEntrance.Verdict verdict = acts.replies().hear(reply);
                            cable.cut = true;
                            return verdict;
                        },
                        acts.guests(),
                        acts.signups(),
                        acts.push()),
                Club.GAMES,
                Clock.fixed(Club.NOON, ZoneOffset.UTC),
                List.of(),
                this::isAway);
        reader = new Reader(site.port());
    }

    private boolean isAway(Exception fault) {
        return fault instanceof Unavailable && told.add(fault);
    }

    @AfterEach
    void close() {
        site.close();
        club.close();
    }

    @Test
    void a_page_says_that_the_server_rests_and_when_to_try_again() {
        cable.cut = true;
        for (String path : List.of("/", "/boards", "/boards/101", "/boards/101.svg", "/players/alice", "/games")) {
            HttpResponse<String> answer = reader.get(path);
            assertThat(answer).as(path).satisfies(are(503, "please try again in a minute"));
            assertThat(answer.headers().firstValue("Retry-After")).as(path).hasValue("30");
            assertThat(answer.headers().firstValue("Cache-Control")).as(path).hasValue("no-store");
            assertThat(answer.body()).as(path).doesNotContain("secret", "Exception");
        }
        assertThat(told).hasSize(6);
    }

    @Test
    void a_program_is_told_so_in_json() {
        cable.cut = true;
        HttpResponse<String> answer = reader.get("/boards/101", "Accept", "application/json");
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(Answers.type(answer)).isEqualTo("application/problem+json");
        assertThat(answer.body())
                .startsWith("{\"type\":\"about:blank\",\"title\":\"The server is not available now\",\"status\":503,")
                .doesNotContain("secret");
        assertThat(reader.get("/boards/101", "Accept", "text/html,application/json"))
                .satisfies(are(503, "try again"));
    }

    @Test
    void the_script_of_a_page_is_told_to_try_again_too() {
        String bearer = "Bearer " + club.token("alice", 101);
        cable.cut = true;
        for (HttpResponse<String> answer : List.of(
                reader.get("/play/board", "Authorization", bearer),
                reader.postJson("/play/board", "{}", "Authorization", bearer))) {
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(Answers.type(answer)).isEqualTo("application/problem+json");
            assertThat(answer.headers().firstValue("Retry-After")).hasValue("30");
        }
    }

    @Test
    void a_line_that_was_heard_before_is_told_as_done() {
        String move = club.record(101).position().moves().get(0).notation();
        HttpResponse<String> answer = reader.postJson(
                "/play/lines",
                "{\"id\": \"a\", \"line\": \"" + move + "\"}",
                "Authorization",
                "Bearer " + club.token("alice", 101));
        assertThat(club.record(101).moves()).isEqualTo(3);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body()).contains("\"outcome\":\"done\"").doesNotContain("revision");
    }

    @Test
    @Timeout(60)
    void a_viewer_of_a_board_is_told_of_a_move_that_one_fault_hid() throws IOException {
        try (BufferedReader stream = new BufferedReader(
                new InputStreamReader(reader.stream("/boards/101/changes").body(), StandardCharsets.UTF_8))) {
            assertThat(next(stream, "data: ")).isEqualTo("data: 2");
            cable.hiccups.set(1);
            club.play(101, 1);
            assertThat(next(stream, "data: ")).isEqualTo("data: 3");
            assertThat(cable.hiccups).hasValue(0);
        }
    }

    private static String next(BufferedReader stream, String beginning) throws IOException {
        String line = stream.readLine();
        while (!line.startsWith(beginning)) {
            line = stream.readLine();
        }
        return line;
    }

    @Test
    void pages_that_never_change_are_shown_all_the_same() {
        cable.cut = true;
        assertThat(reader.page("/healthz")).isEqualTo("ok");
        assertThat(reader.page("/help/commands")).contains("challenge");
        assertThat(reader.get("/nowhere")).satisfies(are(404, "There is no such page"));
        assertThat(told).isEmpty();
    }

    @Test
    void all_is_as_before_once_it_is_back() {
        String before = reader.page("/boards/101");
        cable.cut = true;
        assertThat(reader.get("/boards/101").statusCode()).isEqualTo(503);
        cable.cut = false;
        assertThat(reader.page("/boards/101")).isEqualTo(before);
        club.play(101, 1);
        assertThat(Words.of(reader.page("/boards/101"))).contains("Move 3 of 3");
    }
}
