package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.play.tournament.TournamentAdministration;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.tournament.TournamentEntry.Author;

/** Of every board of a tournament the rows say whether its end was heard of. */
class EndsHeardOfTest extends ClubTest {

    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);

    @BeforeEach
    void begin() {
        Cup.begin(club, "alice", "bob", "carol");
    }

    private List<String> faults() {
        return Audit.of(club.store()).faults();
    }

    private void change(String sql) {
        club.store().change(tx -> tx.handle().execute(sql));
    }

    private List<Integer> due() {
        return club.changing(repositories -> repositories.tournaments().due(club.now()));
    }

    /** Whoever has the second seat says it. */
    private void second(int board, String line) {
        club.says(club.record(board).board().players().get(1).user(), line);
    }

    @Test
    void what_is_noted_wrongly_is_found_and_mended() {
        second(102, "resign 102");
        change("UPDATE tournament_board SET unheard = 0");
        assertThat(faults())
                .singleElement()
                .asString()
                .startsWith("tournament 1: of 1 of its boards it is stored wrongly");
        Audit.mend(club.store());
        assertThat(faults()).isEmpty();
        assertThat(due()).containsExactly(1);
    }

    @Test
    void rows_of_before_are_as_if_they_had_always_been_so() throws IOException {
        Author director = Author.director(club.player("alice").id());
        boolean decided = club.changing(repositories ->
                        tournaments.adjudicate(repositories, 1, 103, List.of(), director, "clear", club.now()))
                .match(done -> true, refused -> false);
        assertThat(decided).isTrue();
        club.admin((administration, repositories, now) ->
                administration.annul(repositories, 101, "director", "enough", now));
        club.ticks();
        second(102, "resign 102");
        change("UPDATE board SET result = replace(result, '-by-director', '')");
        change("UPDATE tournament_board SET unheard = 0");
        assertThat(faults()).hasSize(3);
        updates().forEach(this::change);
        assertThat(faults()).isEmpty();
        assertThat(due()).containsExactly(1);
    }

    /** What the change of the database does to rows. */
    private static Stream<String> updates() throws IOException {
        try (InputStream file = Store.class.getResourceAsStream("sqlite/V50__ends_heard_of.sql")) {
            String sql = new String(file.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^--.*$", "");
            List<String> all = Stream.of(sql.split(";")).map(String::strip).toList();
            assertThat(all).anyMatch(statement -> statement.startsWith("UPDATE"));
            return all.stream().filter(statement -> statement.startsWith("UPDATE"));
        }
    }
}
