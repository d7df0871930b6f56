package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;

/** A player who never moved is out of a tournament; an admin who opens their board again puts them back. */
class NoShowTest extends ClubTest {

    @AfterEach
    void isInOrder() {
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    private Tournament tournament() {
        return club.changing(repositories -> repositories.tournaments().numbered(1))
                .orElseThrow();
    }

    private boolean plays(String user) {
        return tournament().isPlaying(club.player(user).id());
    }

    private void passTheDeadline() {
        club.later(Duration.ofDays(7).plusMinutes(1));
        club.ticks();
    }

    /** A board where alice has the seat. */
    private int board(int seat) {
        return IntStream.rangeClosed(101, 103)
                .filter(board -> players(board).indexOf("alice") == seat)
                .findFirst()
                .orElseThrow();
    }

    private List<String> players(int board) {
        return club.record(board).board().players().stream().map(Player::user).toList();
    }

    private void move(int board, int times) {
        IntStream.range(0, times).forEach(i -> club.plays(board, "take1"));
    }

    @Test
    void a_no_show_plays_on_when_the_board_that_took_them_out_is_opened_again() {
        Cup.begin(club, "alice", "bob", "carol");
        IntStream.rangeClosed(101, 103)
                .filter(board -> !players(board).contains("alice"))
                .forEach(board -> move(board, 2));
        passTheDeadline();
        assertThat(plays("alice")).isFalse();
        Cup.openAgain(club, board(0));
        assertThat(plays("alice")).isTrue();
        assertThat(club.record(board(0)).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(club.said("alice")).contains("You are in tournament 1, Cup, again");
        Optional<Instant> silence =
                club.changing(repositories -> repositories.tournaments().lastSilence(club.player("alice")));
        assertThat(silence).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void in_a_tournament_without_vacation_none_stops_a_clock_and_none_is_taken(boolean planned) {
        Cup.begin(club, Cup.of("round-robin", 2, Map.of("no-vacation", "")), List.of(), List.of("alice", "bob"));
        move(101, 2);
        String waiting = players(101).get(0);
        if (planned) {
            club.says(waiting, "vacation 2025-05-06 2025-05-20");
        }
        club.later(Duration.ofDays(7).plusMinutes(1));
        assertThat(club.ticks().results()).containsExactly("1 lapses, 0 vacations, 0 reminders, 0 digests, 0 failed");
        assertThat(club.vacations(waiting)).hasSize(planned ? 1 : 0);
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.FINISHED);
    }

    @Test
    void a_board_that_did_not_begin_without_them_begins_when_they_are_back() {
        TournamentRules rules = new TournamentOrder(
                        Club.GAMES.named("pebbles").orElseThrow(),
                        "round-robin",
                        "Cup",
                        Map.of(),
                        Map.of("size", "3", "start-when-full", "", "boards-at-once", "1"))
                .rules()
                .now();
        club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .create(repositories, rules, List.of(), club.now()));
        List.of("alice", "bob", "carol").forEach(user -> club.says(user, "join 1"));
        String silent = players(101).get(0);
        passTheDeadline();
        assertThat(plays(silent)).isFalse();
        Cup.openAgain(club, 101);
        assertThat(players(102)).doesNotContain(silent);
        club.says(players(102).get(0), "resign 102");
        club.says(silent, "resign 101");
        club.ticks();
        assertThat(players(103)).contains(silent);
    }

    @Test
    void a_player_who_moved_on_another_of_its_boards_loses_only_the_board_without_a_move() {
        Cup.begin(club, "alice", "bob", "carol");
        move(board(1), 2);
        passTheDeadline();
        assertThat(club.record(board(0)).state()).isNotEqualTo(GameRecord.State.ACTIVE);
        assertThat(plays("alice")).isTrue();
    }
}
