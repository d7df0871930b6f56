package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.web.Answers.are;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
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
import pbem.repository.Transactions;
import pbem.testkit.InterposedTransactions;

/** Answers about a board that changes during the request. */
class MeanwhileTest {

    @TempDir
    Path folder;

    private Club club;
    private Site site;
    private Reader reader;
    private int readings;
    private Runnable event = () -> {};

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 1);
        Transactions database = InterposedTransactions.afterRead(club.store(), this::read);
        site = Site.start(
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
                Clock.fixed(Club.NOON, ZoneOffset.UTC),
                List.of(),
                fault -> false);
        reader = new Reader(site.port());
    }

    private void read() {
        readings--;
        if (readings == 0) {
            event.run();
        }
    }

    /** Runs the event after this number of reads of the database. */
    private void after(int readings, Runnable event) {
        this.readings = readings;
        this.event = event;
    }

    @AfterEach
    void close() {
        site.close();
        club.close();
    }

    @Test
    void an_earlier_record_is_never_sent_for_a_later_one() {
        for (int readings = 1; readings <= 4; readings++) {
            after(readings, () -> club.play(101, 1));
            HttpResponse<String> early = reader.get("/boards/101.record");
            after(0, () -> {});
            String now = club.reader().page("/boards/101.record");

            assertThat(reader.page("/boards/101.record"))
                    .as("after %s readings", readings)
                    .isEqualTo(now);
            if (!early.body().equals(now)) {
                assertThat(reader.get(
                                        "/boards/101.record",
                                        "If-None-Match",
                                        early.headers().firstValue("ETag").orElseThrow())
                                .statusCode())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void a_viewer_who_tries_moves_is_told_that_a_move_was_taken_back() {
        after(1, () -> {
            club.hear(club.player("alice"), "undo 101", "");
            club.hear(club.player("bob"), "accept 101", "");
        });

        assertThat(reader.get("/boards/101/moves/1?line=g5,f4")).satisfies(are(404, "Board 101 has no move 1"));
        assertThat(reader.get("/boards/101/moves/1/try").statusCode()).isEqualTo(404);
        assertThat(reader.get("/boards/999/try").statusCode()).isEqualTo(404);
    }
}
