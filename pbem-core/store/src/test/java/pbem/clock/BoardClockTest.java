package pbem.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** Tests of who is on turn since when, how much time they have used, and their deadline. */
class BoardClockTest extends ClubTest {

    private static Duration days(long days) {
        return Duration.ofDays(days);
    }

    private Instant deadline(int board) {
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        return club.clock(board).deadline().orElseThrow();
    }

    @Test
    void the_first_turn_begins_with_the_board_and_every_other_with_the_move_before_it() {
        club.board("pebbles", "alice", "bob");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21)));
        club.later(days(2));
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(2 + 21)));
        assertThat(club.clock(101).of(new Seat(1)).used()).isEqualTo(days(2));
    }

    @Test
    void a_resignation_out_of_turn_gives_nobody_more_time() {
        club.board("pebbles", "alice", "bob", "carol");
        club.later(days(5));
        club.says("carol", "resign 101");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21)));
    }

    @Test
    void a_resignation_on_turn_begins_the_turn_of_the_next_player() {
        club.board("pebbles", "alice", "bob", "carol");
        club.later(days(5));
        club.says("alice", "resign 101");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(21)));
    }

    @Test
    void a_vacation_of_the_player_on_turn_moves_their_deadline_and_none_of_the_others() {
        club.board("pebbles", "alice", "bob");
        club.says("bob", "vacation 2025-05-10 2025-05-14");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21)));
        club.says("alice", "vacation 2025-05-10 2025-05-14");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21 + 5)));
        club.says("alice", "back");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21)));
    }

    @Test
    void after_a_vacation_there_is_a_day_at_least() {
        club.board("pebbles", Map.of("forfeittime", "2"), "alice", "bob");
        club.at(Instant.parse("2025-05-07T00:00:00Z"));
        club.says("alice", "vacation 2025-05-07 2025-05-09");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-11T00:00:00Z"));
    }

    @Test
    void time_that_the_server_was_down_counts_for_nobody() {
        club.board("pebbles", "alice", "bob");
        club.comesUp();
        club.later(days(4));
        club.comesUp();
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21 + 4)));
    }

    @Test
    void the_total_time_ends_a_turn_early() {
        club.board("pebbles", Map.of("forfeittime", "10", "totaltime", "12"), "alice", "bob");
        club.later(days(8));
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(12 - 8)));
    }

    @Test
    void each_move_fills_the_total_time_up_again_but_never_beyond_what_it_was() {
        club.board("pebbles", Map.of("forfeittime", "10", "totaltime", "12", "increment", "1"), "alice", "bob");
        club.later(days(8));
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(12 - 8 + 1)));
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(12 - 8 + 2)));
        assertThat(club.clock(101).of(new Seat(1)).used()).isEqualTo(days(8));
    }

    @Test
    void quick_moves_save_no_more_than_the_total_time() {
        club.board("pebbles", Map.of("forfeittime", "10", "totaltime", "5", "increment", "3"), "alice", "bob");
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(5)));
    }

    @Test
    void an_admin_gives_more_time_for_the_turn() {
        club.board("pebbles", "alice", "bob");
        club.later(days(5));
        assertThat(club.admin((administration, repositories, now) ->
                                administration.extend(repositories, 101, 10, "root", "illness", now))
                        .notices())
                .containsExactly("alice: board 101/1", "bob: board 101/1");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(21 + 10)));
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(21)));
    }

    @Test
    void more_time_counts_for_the_whole_game_too() {
        club.board("pebbles", Map.of("forfeittime", "10", "totaltime", "10"), "alice", "bob");
        club.admin((administration, repositories, now) ->
                administration.extend(repositories, 101, 5, "root", "illness", now));
        club.later(days(12));
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(club.now().plus(days(3)));
    }

    @Test
    void a_board_that_is_over_has_no_deadline() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(club.clock(101).deadline()).isEmpty();
        assertThat(club.clock(101).onTurn()).isEmpty();
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_player_may_sit_on_many_boards_and_each_has_its_own_clock() {
        club.board("pebbles", "alice", "bob");
        club.later(days(1));
        club.board("pebbles", "alice", "carol");
        assertThat(List.of(deadline(101), deadline(102)))
                .containsExactly(Club.START.plus(days(21)), Club.START.plus(days(22)));
    }

    @Test
    void the_day_after_a_vacation_is_given_once_a_turn() {
        club.board("pebbles", Map.of("forfeittime", "2"), "alice", "bob");
        club.at(Instant.parse("2025-05-07T12:00:00Z"));
        club.says("alice", "vacation 2025-05-07 2025-05-07");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-09T00:00:00Z"));
        club.at(Instant.parse("2025-05-08T23:00:00Z"));
        club.says("alice", "vacation 2025-05-08 2025-05-08");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-09T01:00:00Z"));
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-11T00:00:00Z"));
    }

    @Test
    void thirty_single_days_of_vacation_are_thirty_days_and_a_day_of_grace() {
        club.board("pebbles", Map.of("forfeittime", "1"), "alice", "bob");
        club.at(Instant.parse("2025-05-06T12:00:00Z"));
        for (int booked = 0; booked < 30; booked++) {
            club.says("alice", "vacation 1");
            club.at(deadline(101).minusSeconds(60));
        }
        assertThat(deadline(101)).isBefore(Instant.parse("2025-05-06T14:02:00Z").plus(days(32)));
    }

    @Test
    void weekends_do_not_count_where_that_was_agreed() {
        club.board("pebbles", Map.of("forfeittime", "3", "weekdays", ""), "alice", "bob");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(3))); // a Thursday
        club.at(Instant.parse("2025-05-08T10:00:00Z"));
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-13T10:00:00Z"));
        club.at(Instant.parse("2025-05-11T10:00:00Z"));
        club.plays(101, "take1");
        assertThat(club.clock(101).of(new Seat(2)).used()).isEqualTo(Duration.ofHours(38));
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-15T00:00:00Z"));
    }

    @Test
    void weekends_are_those_where_the_player_lives_and_the_deadline_moves_with_them() {
        club.board("pebbles", Map.of("forfeittime", "3", "weekdays", ""), "alice", "bob");
        club.at(Instant.parse("2025-05-10T10:00:00Z"));
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-15T00:00:00Z"));
        club.says("bob", "set zone Asia/Tokyo");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-14T15:00:00Z"));
        club.says("alice", "set zone Pacific/Auckland");
        assertThat(deadline(101)).isEqualTo(Instant.parse("2025-05-14T15:00:00Z"));
    }

    @Test
    void as_the_help_says_another_time_zone_recounts_past_weekends() {
        club.board("pebbles", Map.of("forfeittime", "9", "weekdays", ""), "alice", "bob");
        club.at(Instant.parse("2025-05-11T22:00:00Z")); // a Sunday, but a Monday in alice's time zone
        assertThat(club.clock(101).of(new Seat(1)).used()).isEqualTo(Duration.ZERO);
        club.plays(101, "take1");
        Duration before = club.clock(101).of(new Seat(1)).used();
        club.says("alice", "set zone Asia/Tokyo");
        assertThat(club.clock(101).of(new Seat(1)).used())
                .isEqualTo(before.minusHours(9).plusHours(7));
    }

    @Test
    void vacations_stop_no_clock_if_the_terms_say_so() {
        club.board("pebbles", Map.of("forfeittime", "3", "no-vacation", ""), "alice", "bob");
        club.says("alice", "vacation 2025-05-06 2025-05-20");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(3)));
        club.later(days(4));
        assertThat(club.ticks().results()).containsExactly("1 lapses, 0 vacations, 0 reminders, 0 digests, 0 failed");
    }

    @Test
    void with_time_odds_each_seat_has_its_own_days() {
        club.board("pebbles", Map.of("forfeittime", "3,14"), "alice", "bob");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(3)));
        club.plays(101, "take1");
        assertThat(deadline(101)).isEqualTo(Club.START.plus(days(14)));
        assertThat(club.clock(101).of(new Seat(2)).turn().orElseThrow().nagAt()).isEqualTo(Club.START.plus(days(7)));
    }

    @Test
    void a_vacation_that_the_server_took_stops_the_clock_only_where_the_player_has_moved() {
        club.board("pebbles", Map.of("forfeittime", "7"), "alice", "bob");
        club.plays(101, "take1");
        club.plays(101, "take1");
        club.later(days(1));
        club.board("pebbles", Map.of("forfeittime", "7"), "alice", "carol");
        club.later(days(6).plusMinutes(1));
        assertThat(club.ticks().results()).containsExactly("0 lapses, 1 vacations, 1 reminders, 0 digests, 0 failed");
        assertThat(deadline(101)).isAfter(Club.START.plus(days(14)));
        assertThat(deadline(102)).isEqualTo(Club.START.plus(days(8)));
    }
}
