package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.terms.TimeControl;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;

/** Who is told what of a tournament that goes by itself. */
class TournamentNewsTest extends ClubTest {

    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);

    private void announce(TournamentKind kind, String director) {
        TournamentRules rules = new TournamentRules(
                "Spring cup",
                "pebbles",
                Map.of(),
                kind,
                4,
                0,
                2,
                false,
                true,
                Optional.empty(),
                new TimeControl(1, 7, OptionalInt.empty()),
                0,
                30,
                Optional.empty(),
                false);
        club.changing(
                repositories -> tournaments.create(repositories, rules, List.of(club.player(director)), club.now()));
    }

    /** Whoever is second on a board resigns. */
    private List<String> endOfRound() {
        List<String> told = new ArrayList<>();
        List<Integer> boards = club
                .<List<BoardSummary>>changing(
                        repositories -> repositories.boards().list(BoardFilter.ALL.onlyOpen(true)))
                .stream()
                .map(BoardSummary::number)
                .toList();
        for (int board : boards) {
            String user = club.record(board).board().players().get(1).user();
            told.addAll(club.says(user, "resign " + board).notices());
        }
        told.addAll(club.ticks().notices());
        return told.stream()
                .filter(notice -> notice.contains(": tournament 1: "))
                .toList();
    }

    private List<String> starts() {
        List<String> told = new ArrayList<>();
        for (String user : List.of("alice", "bob", "carol", "dave")) {
            told.addAll(club.says(user, "join 1").notices());
        }
        return told;
    }

    @Test
    void a_director_who_does_not_play_is_told_how_it_begins_and_how_it_ends() {
        club.join("dave");
        club.join("dora");
        announce(TournamentKind.ROUND_ROBIN, "dora");
        assertThat(starts())
                .filteredOn(notice -> notice.startsWith("dora: "))
                .singleElement()
                .asString()
                .contains("Tournament 1, Spring cup, has begun: 4 players play")
                .doesNotContain("You play");
        assertThat(endOfRound())
                .filteredOn(notice -> notice.startsWith("dora: "))
                .singleElement()
                .asString()
                .contains("Tournament 1, Spring cup, is over.", "won.", "alice");
    }

    @Test
    void a_director_who_plays_is_told_once() {
        club.join("dave");
        announce(TournamentKind.ROUND_ROBIN, "alice");
        assertThat(starts())
                .filteredOn(notice -> notice.startsWith("alice: tournament 1: Tournament 1, Spring cup, has begun"))
                .hasSize(1);
        assertThat(endOfRound())
                .filteredOn(notice -> notice.startsWith("alice: "))
                .hasSize(1);
    }

    @Test
    void who_called_it_off_is_not_told_so_but_others_who_direct_it_are() {
        club.join("dora");
        announce(TournamentKind.ROUND_ROBIN, "dora");
        club.says("alice", "join 1");
        assertThat(club.says("dora", "tournament 1 void\n\nToo few want it.").notices())
                .filteredOn(notice -> notice.contains("called off"))
                .singleElement()
                .asString()
                .startsWith("alice: ");
    }

    @Test
    void with_each_round_of_a_swiss_its_players_get_the_table() {
        club.join("dave");
        club.join("dora");
        announce(TournamentKind.SWISS, "dora");
        starts();
        List<String> told = endOfRound();
        assertThat(told)
                .hasSize(4)
                .allSatisfy(notice -> assertThat(notice)
                        .contains("Round 2 of tournament 1", "alice", "bob", "carol", "dave")
                        .doesNotContain("Buchholz (the points"));
    }
}
