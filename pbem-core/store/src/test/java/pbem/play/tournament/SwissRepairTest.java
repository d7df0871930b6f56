package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;

/** A round of a Swiss tournament that is paired by hand, over a real database. */
class SwissRepairTest extends ClubTest {

    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);

    @AfterEach
    void isInOrder() {
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    private void begin(String... players) {
        Cup.begin(club, Cup.of("swiss", players.length), List.of(), List.of(players));
    }

    private String repaired(Map<Integer, List<String>> boards) {
        Map<Integer, List<Player>> wanted = new TreeMap<>(boards.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        board -> board.getValue().stream().map(club::player).toList())));
        return club.changing(repositories -> tournaments
                        .corrections()
                        .repair(repositories, 1, wanted, Author.admin("root"), "they had met", club.now()))
                .match(done -> "done", refusal -> club.words().say(refusal.phrase()));
    }

    private Tournament tournament() {
        return club.changing(repositories -> repositories.tournaments().numbered(1))
                .orElseThrow();
    }

    private List<String> players(int board) {
        return club.record(board).board().players().stream().map(Player::user).toList();
    }

    @Test
    void new_pairings_replace_boards_that_then_do_not_count() {
        club.join("dave");
        begin("alice", "bob", "carol", "dave");
        String one = players(101).get(0);
        String other = players(101).get(1);
        String third = players(102).get(0);
        String fourth = players(102).get(1);
        assertThat(repaired(Map.of(101, List.of(one, third), 102, List.of(fourth, other))))
                .isEqualTo("done");
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.VOID);
        assertThat(club.record(102).state()).isEqualTo(GameRecord.State.VOID);
        assertThat(players(103)).containsExactly(one, third);
        assertThat(players(104)).containsExactly(fourth, other);
        assertThat(club.last("bob").notice().toString()).contains("news-repaired");
    }

    @Test
    void the_player_with_the_bye_plays_and_the_one_without_a_board_gets_the_bye() {
        begin("alice", "bob", "carol");
        Player free = tournament().stage().orElseThrow().byes().stream()
                .flatMap(id ->
                        club.changing(repositories -> repositories.players().withId(id)).stream())
                .findFirst()
                .orElseThrow();
        String stays = players(101).get(0);
        String goes = players(101).get(1);
        assertThat(repaired(Map.of(101, List.of(stays, free.user())))).isEqualTo("done");
        assertThat(players(102)).containsExactly(stays, free.user());
        assertThat(tournament().stage().orElseThrow().byes())
                .containsExactly(club.player(goes).id());
    }

    @Test
    void nobody_plays_twice_in_a_round() {
        club.join("dave");
        begin("alice", "bob", "carol", "dave");
        assertThat(repaired(
                        Map.of(101, List.of(players(101).get(0), players(102).get(0)))))
                .isEqualTo("Somebody would have two places in the present round of tournament 1.");
    }

    @Test
    void a_board_ended_early_is_over() {
        begin("alice", "bob", "carol");
        List<String> seats = players(101);
        club.changing(repositories ->
                tournaments.end(new TournamentDecision(repositories, 1, Author.admin("root"), "too hot", club.now())));
        assertThat(repaired(Map.of(101, List.of(seats.get(1), seats.get(0))))).isEqualTo("Tournament 1 is over.");
    }
}
