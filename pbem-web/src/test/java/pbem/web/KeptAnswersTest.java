package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.help.ClubTexts;
import pbem.query.Queries;
import pbem.store.Store;
import pbem.testkit.TestDatabase;

/** Pages and pictures are made once, and again only when their content changes. */
class KeptAnswersTest {

    private static final List<String> ALL = List.of(
            "/",
            "/boards",
            "/boards?state=finished",
            "/boards?game=cholone&player=bob",
            "/boards/101",
            "/boards/101/moves/1",
            "/boards/101.svg",
            "/boards/101.small.svg",
            "/boards/101.png",
            "/boards/101/moves/1.txt",
            "/players",
            "/players/alice",
            "/games",
            "/games/cholone",
            "/games/cholone.svg",
            "/games/cholone.png");

    @TempDir
    Path folder;

    private Club club;
    private Asked asked;
    private Site site;
    private Reader reader;
    private final HandClock clock = new HandClock(Club.NOON.plus(Duration.ofHours(1)));

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "carol");
        club.play(club.start("alice", "bob"), 3);
        asked = new Asked(club.store());
        site = site(asked);
        reader = new Reader(site.port());
    }

    @AfterEach
    void close() {
        site.close();
        club.close();
    }

    private Site site(Asked database) {
        return Site.start(
                new SiteConfig(
                        "127.0.0.1",
                        0,
                        "The Thursday Club",
                        "games@club.example",
                        Optional.empty(),
                        Set.of(),
                        ClubTexts.NONE),
                Queries.of(database, Club.GAMES, Map.of()),
                Club.acts(database, Club.GAMES),
                Club.GAMES,
                clock,
                List.of(),
                fault -> false);
    }

    private int readsFor(String path) {
        asked.reads();
        assertThat(reader.bytes(path).statusCode()).as(path).isEqualTo(200);
        return asked.reads();
    }

    @Test
    void a_sent_answer_is_sent_again_without_a_read() {
        for (String path : ALL) {
            byte[] first = reader.bytes(path).body();
            asked.generations();
            assertThat(readsFor(path)).as(path).isZero();
            assertThat(asked.generations()).as(path).isLessThanOrEqualTo(1);
            assertThat(reader.bytes(path).body()).as(path).isEqualTo(first);
        }
    }

    @Test
    void only_the_version_of_a_board_is_read_when_others_have_changed() {
        int other = club.start("alice", "carol");
        for (String path : List.of("/boards/101", "/boards/101/moves/1", "/boards/101.svg", "/boards/101.png")) {
            reader.bytes(path);
            club.play(other, 1);
            assertThat(readsFor(path)).as(path).isEqualTo(1);
            assertThat(readsFor(path)).as(path).isZero();
        }
    }

    @Test
    void a_board_is_read_in_one_query() {
        assertThat(readsFor("/boards/101.json")).isEqualTo(1);
        assertThat(readsFor("/boards/101/try")).isEqualTo(1);
    }

    /** There are too many lines to keep; a reader of many would displace the pages that all readers use. */
    @Test
    void lines_of_moves_are_not_kept() {
        String move = club.record(101).position().moves().get(0).notation();
        String path = "/api/v1/boards/101/moves/3/line?moves=" + move;
        assertThat(readsFor(path)).isEqualTo(1);
        assertThat(readsFor(path)).isEqualTo(1);
        assertThat(reader.get(path, "If-None-Match", tag(reader.get(path))).statusCode())
                .isEqualTo(304);
    }

    @Test
    void a_move_is_seen_at_once() {
        for (String path : ALL) {
            reader.bytes(path);
        }
        assertThat(Words.of(reader.page("/boards/101"))).contains("Move 3 of 3");
        club.play(101, 1);
        assertThat(Words.of(reader.page("/boards/101"))).contains("Move 4 of 4");
        assertThat(Words.of(reader.page("/boards/101/moves/1"))).contains("Move 1 of 4");
        assertThat(Words.of(reader.page("/boards"))).contains("4 moves");
        assertThat(Words.of(reader.page("/"))).contains("4 moves");
        assertThat(Words.of(reader.page("/players/alice"))).contains("4 moves");
    }

    @Test
    void a_change_by_another_process_is_noticed() {
        reader.page("/boards/101");
        reader.page("/players");
        try (Store other = Store.open(TestDatabase.at(folder.resolve("pbem.db")), Club.GAMES)) {
            other.change(tx -> tx.players().enrol("dave", "dave@secret.example", Club.NOON));
            other.change(tx -> {
                var alice = tx.players().called("alice").orElseThrow();
                var renamed = tx.players().rename(alice, "alicia", Club.NOON);
                tx.boards().renamed(renamed);
                return renamed;
            });
        }
        assertThat(Words.of(reader.page("/players"))).contains("dave", "alicia");
        assertThat(Words.of(reader.page("/boards/101"))).contains("alicia").doesNotContain("alice");
    }

    @Test
    void a_player_s_new_name_is_in_pictures_too() {
        club.hear(club.player("bob"), "resign 101", "");
        int board = club.start("alice", "carol");
        club.adjudicate(board, "alice");
        String picture = "/boards/" + board + ".txt";
        assertThat(reader.page(picture)).contains("alice");
        club.hear(club.player("alice"), "change name alicia", "");
        assertThat(reader.page(picture)).contains("alicia").doesNotContain("alice");
    }

    @Test
    void time_passes_on_pages_that_nobody_changes() {
        for (String path : List.of("/boards/101", "/boards", "/", "/players/alice", "/games/cholone")) {
            assertThat(Words.of(reader.page(path))).as(path).contains("21 days left");
        }
        clock.advance(Duration.ofDays(1));
        for (String path : List.of("/boards/101", "/boards", "/", "/players/alice", "/games/cholone")) {
            assertThat(Words.of(reader.page(path))).as(path).contains("20 days left");
        }
    }

    @Test
    void a_clock_set_forward_or_back_renews_answers() {
        for (int days : new int[] {1, -1}) {
            clock.advance(Duration.ofDays(days));
            String left = days > 0 ? "20 days left" : "21 days left";
            for (String path : List.of("/boards/101", "/boards", "/", "/players/alice", "/games/cholone")) {
                assertThat(Words.of(reader.page(path))).as(path).contains(left);
            }
        }
    }

    @Test
    void a_changed_text_of_time_left_is_another_version() {
        String tag = tag(reader.get("/boards/101"));
        clock.advance(Duration.ofMinutes(1));
        assertThat(tag(reader.get("/boards/101"))).isEqualTo(tag);
        clock.advance(Duration.ofDays(1));
        assertThat(tag(reader.get("/boards/101"))).isNotEqualTo(tag);
        assertThat(reader.get("/boards/101", "If-None-Match", tag).statusCode()).isEqualTo(200);
    }

    @Test
    void a_reader_who_has_a_board_gets_a_304_without_a_read() {
        for (String path : List.of("/boards/101", "/boards/101/moves/1", "/boards/101.svg", "/boards/101.png")) {
            String tag = tag(reader.get(path));
            Asked fresh = new Asked(club.store());
            try (Site other = site(fresh)) {
                var answer = new Reader(other.port()).get(path, "If-None-Match", tag);
                assertThat(answer.statusCode()).as(path).isEqualTo(304);
                assertThat(fresh.reads()).as("the version, and nothing else").isEqualTo(1);
            }
        }
    }

    @Test
    void an_unplayed_move_is_missing_with_any_tag() {
        for (String path : List.of("/boards/101/moves/9", "/boards/999", "/boards/101/moves/9.svg")) {
            assertThat(reader.get(path, "If-None-Match", "*").statusCode())
                    .as(path)
                    .isEqualTo(404);
            assertThat(reader.get(path, "If-None-Match", tag(reader.get("/boards/101")))
                            .statusCode())
                    .as(path)
                    .isEqualTo(404);
        }
    }

    private static String tag(HttpResponse<?> answer) {
        return answer.headers().firstValue("ETag").orElseThrow();
    }
}
