package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import pbem.repository.BoardFilter;
import pbem.summary.BoardSummary;
import pbem.terms.TimeControl;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;

/** The news of tournaments, and the people who get them. */
class TournamentNewsTest extends ClubTest {

    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);

    private void announce(TournamentKind kind, String director) {
        announce(kind, director, 0);
    }

    private void announce(TournamentKind kind, String director, int rounds) {
        TournamentRules rules = new TournamentRules(
                "Spring cup",
                "pebbles",
                Map.of(),
                kind,
                4,
                rounds,
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

    /** The player in the second seat of each board resigns. */
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
    void news_to_more_than_five_players_must_be_confirmed_with_their_number() {
        List.of("dora", "dave", "emil", "fred", "gina").forEach(club::join);
        club.changing(
                repositories -> tournaments.create(repositories, Cup.of(6), List.of(club.player("dora")), club.now()));
        List.of("alice", "bob", "dave", "emil", "fred").forEach(user -> club.says(user, "join 1"));
        assertThat(club.says("dora", "tournament 1 say have fun").to("fred")).hasSize(1);
        club.says("gina", "join 1");
        assertThat(club.says("dora", "tournament 1 say have fun").notices())
                .singleElement()
                .asString()
                .startsWith("dora@example.net: confirm ")
                .endsWith("It would go to 6 people.");
        assertThat(club.reply(club.last("dora@example.net"), "yes").to("gina"))
                .singleElement()
                .asString()
                .contains("have fun");
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
    void the_director_who_calls_it_off_is_not_told_but_the_other_directors_are() {
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
                        .contains("Round 2 of 2 of tournament 1", "alice", "bob", "carol", "dave")
                        .doesNotContain("Buchholz (the points"));
    }

    @Test
    void the_start_of_a_swiss_says_its_rounds_and_whether_they_are_fewer_than_announced() {
        club.join("dave");
        club.join("dora");
        announce(TournamentKind.SWISS, "dora", 5);
        assertThat(starts())
                .filteredOn(notice -> notice.contains("players play"))
                .hasSize(5)
                .allSatisfy(notice ->
                        assertThat(notice).contains("It was announced with 5 rounds. 4 players can play 2 of them"));
        assertThat(club.says("alice", "tournament 1").notices().toString()).contains("Round 1 of 2.");
    }

    @Test
    void a_swiss_that_ends_early_says_after_which_round() {
        announce(TournamentKind.SWISS, "alice", 0);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        club.says("carol", "join 1");
        club.join("dave");
        club.says("dave", "join 1");
        club.says("dave", "leave 1");
        club.says("bob", "leave 1");
        assertThat(club.says("carol", "leave 1").notices())
                .filteredOn(notice -> notice.contains("is over"))
                .singleElement()
                .asString()
                .contains("It ends after round 1 of 2, because in another round some players would meet twice.");
    }

    @Test
    void a_swiss_takes_players_in_while_it_runs_and_gives_half_a_point_for_a_bye_that_was_asked_for() {
        club.join("dave");
        club.join("dora");
        announce(TournamentKind.SWISS, "dora", 0);
        starts();
        assertThat(club.says("dora", "join 1").result()).contains("is full");
        club.says("dave", "leave 1");
        assertThat(club.says("dave", "join 1").result()).contains("You are no longer in tournament 1");
        assertThat(club.says("dora", "join 1").notices().toString())
                .contains("You play from round 2 of 2 on; the rounds before give no points.")
                .contains("tournament 1 bye ROUND");
        assertThat(club.says("alice", "tournament 1 bye 2").result()).startsWith("done: ");
        assertThat(endOfRound())
                .filteredOn(notice -> notice.startsWith("alice: "))
                .singleElement()
                .asString()
                .contains("Round 2 of 2", "You asked for a bye in this round: half a point without a board.");
        assertThat(club.says("bob", "tournament 1").notices().toString()).contains("bye=");
    }
}
