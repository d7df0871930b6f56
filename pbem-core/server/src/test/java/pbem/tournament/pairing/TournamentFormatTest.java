package pbem.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.PlayedTournament;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.CrosstableText;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TournamentTables;

/** The rules of each kind of tournament. */
@Tag("long")
class TournamentFormatTest {

    private static PlayedTournament started(TournamentKind kind, int players) {
        PlayedTournament play = new PlayedTournament(PlayedTournament.rules(kind), 1).started(players);
        play.settle();
        return play;
    }

    /** The better seed wins every board under way. */
    private static void asExpected(PlayedTournament play) {
        for (Fixture fixture : play.tournament().fixtures()) {
            if (fixture.isUnderWay()) {
                play.result(
                        fixture, fixture.seats().stream().map(Long::intValue).toList(), 9);
            }
        }
        play.settle();
    }

    private static Fixture fixture(PlayedTournament play, int number) {
        return play.tournament().fixture(number).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(TournamentKind.class)
    void five_hundred_can_play(TournamentKind kind) {
        int seats = kind == TournamentKind.HEATS ? 4 : 2;
        PlayedTournament play = new PlayedTournament(PlayedTournament.rules(kind, seats, 2, false, 0), 1).started(500);
        play.settle();
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.RUNNING);
        if (!kind.isPerpetual()) {
            for (int stage = 0; stage < 30 && play.tournament().isOpenOrRunning(); stage++) {
                asExpected(play);
            }
            assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
            assertThat(TournamentTables.overall(play.tournament()).rows().get(0).player())
                    .isEqualTo(1);
        }
    }

    @Test
    void groups_have_five_to_seven_and_are_of_the_same_strength() {
        for (int players : List.of(5, 6, 7, 10, 11, 15, 16, 22, 64, 500)) {
            List<Long> seeding = LongStream.rangeClosed(1, players).boxed().toList();
            assertThat(AllPlayAll.groups(seeding))
                    .allSatisfy(group -> assertThat(group).hasSizeBetween(5, 7));
        }
        assertThat(AllPlayAll.groups(LongStream.rangeClosed(1, 9).boxed().toList()))
                .hasSize(1);
        assertThat(AllPlayAll.groups(LongStream.rangeClosed(1, 10).boxed().toList()))
                .containsExactly(List.of(1L, 4L, 5L, 8L, 9L), List.of(2L, 3L, 6L, 7L, 10L));
    }

    @Test
    void the_bracket_lets_the_best_meet_last() {
        assertThat(KnockOutFormat.bracket(LongStream.rangeClosed(1, 6).boxed().toList()))
                .containsExactly(List.of(1L), List.of(5L, 4L), List.of(3L, 6L), List.of(2L));
    }

    @Test
    void a_match_with_one_win_each_has_a_third_board_however_fast_the_wins_were() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2);
        play.result(fixture(play, 1), List.of(1, 2), 20);
        play.result(fixture(play, 2), List.of(1, 2), 19);
        play.settle();
        assertThat(fixture(play, 3).seats()).containsExactly(2L, 1L);
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.RUNNING);
    }

    @Test
    void a_match_with_two_draws_has_a_third_board_in_which_a_draw_is_enough_for_the_second_seat() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2);
        play.result(fixture(play, 1), List.of(1, 1), 20);
        play.result(fixture(play, 2), List.of(1, 1), 30);
        play.settle();
        assertThat(fixture(play, 3).seats()).containsExactly(2L, 1L);
        play.result(fixture(play, 3), List.of(1, 1), 30);
        play.settle();
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(TournamentTables.overall(play.tournament()).rows().get(0).player())
                .isEqualTo(1);
    }

    @Test
    void a_board_of_a_swiss_that_is_still_open_pairs_as_a_draw_and_counts_later() {
        PlayedTournament play = started(TournamentKind.SWISS, 4);
        Fixture decided = fixture(play, 1);
        play.result(decided, List.of(1, 2), 9);
        play.settle();
        assertThat(play.tournament().stages()).hasSize(1);
        play.wait(Duration.ofDays(30));
        play.settle();
        assertThat(play.tournament().stages()).hasSize(2);
        play.result(fixture(play, 2), List.of(1, 2), 9);
        assertThat(TournamentTables.overall(play.tournament()).rows().stream().filter(row -> row.halves() == 2))
                .hasSize(2);
    }

    @Test
    void a_director_puts_the_next_round_off() {
        PlayedTournament play = started(TournamentKind.SWISS, 4);
        play.enter(new TournamentEvent.Extended(10, "holidays"));
        play.wait(Duration.ofDays(39));
        play.settle();
        assertThat(play.tournament().stages()).hasSize(1);
        play.wait(Duration.ofDays(1));
        play.settle();
        assertThat(play.tournament().stages()).hasSize(2);
    }

    @Test
    void a_swiss_has_at_most_half_as_many_rounds_as_players() {
        TournamentRules rules = PlayedTournament.rules(TournamentKind.SWISS, 2, 20, false, 0);
        PlayedTournament play = new PlayedTournament(rules, 1).started(9);
        play.settle();
        for (int round = 0; round < 20 && play.tournament().isOpenOrRunning(); round++) {
            asExpected(play);
        }
        assertThat(play.tournament().stages()).hasSize(4);
    }

    @Test
    void a_swiss_ends_where_only_two_are_left_who_have_met() {
        PlayedTournament play = started(TournamentKind.SWISS, 6);
        asExpected(play);
        List<Long> together = fixture(play, 1).seats();
        LongStream.rangeClosed(1, 6)
                .filter(player -> !together.contains(player))
                .forEach(player -> play.leave(player, false));
        asExpected(play);
        asExpected(play);
        long meetings = play.tournament().fixtures().stream()
                .filter(f -> together.stream().allMatch(f::has))
                .count();
        assertThat(meetings).isEqualTo(1);
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
    }

    @Test
    void a_mini_match_gives_both_the_first_seat_in_a_swiss_too() {
        TournamentRules rules = PlayedTournament.rules(TournamentKind.SWISS, 2, 0, true, 0);
        PlayedTournament play = new PlayedTournament(rules, 1).started(4);
        play.settle();
        assertThat(play.tournament().fixtures().stream().map(Fixture::seats))
                .containsExactly(List.of(1L, 3L), List.of(3L, 1L), List.of(4L, 2L), List.of(2L, 4L));
    }

    @Test
    void on_a_ladder_players_climb_by_winning_and_drop_by_silence() {
        PlayedTournament play = started(TournamentKind.LADDER, 5);
        assertThat(LadderFormat.allows(play.tournament(), 5, 1)).isFalse();
        assertThat(LadderFormat.allows(play.tournament(), 4, 1)).isTrue();
        assertThat(LadderFormat.allows(play.tournament(), 1, 2)).isFalse();
        play.enter(new TournamentEvent.Challenged(4, 1));
        play.settle();
        assertThat(LadderFormat.allows(play.tournament(), 4, 2)).isFalse();
        play.result(fixture(play, 1), List.of(1, 2), 9);
        assertThat(play.tournament().rungs()).containsExactly(4L, 1L, 2L, 3L, 5L);
        play.wait(Duration.ofDays(29));
        play.enter(new TournamentEvent.Challenged(5, 2));
        play.settle();
        play.wait(Duration.ofDays(1));
        play.settle();
        assertThat(play.tournament().rungs()).containsExactly(2L, 4L, 1L, 5L, 3L);
    }

    @Test
    void on_a_ladder_nobody_drops_below_a_player_who_was_idle_too() {
        PlayedTournament play = started(TournamentKind.LADDER, 3);
        play.wait(Duration.ofDays(31));
        play.settle();
        assertThat(play.tournament().rungs()).containsExactly(1L, 2L, 3L);
    }

    @Test
    void in_a_league_two_go_up_and_two_go_down_and_newcomers_begin_below() {
        PlayedTournament play = started(TournamentKind.LEAGUE, 18);
        asExpected(play);
        play.enter(new TournamentEvent.Joined(99));
        play.leave(3, false);
        play.wait(Duration.ofDays(30));
        play.settle();
        Stage second = play.tournament().stage().orElseThrow();
        assertThat(second.number()).isEqualTo(2);
        assertThat(second.groups().get(0)).containsExactly(1L, 2L, 4L, 5L, 6L, 7L, 10L, 11L, 8L);
        assertThat(second.groups().get(1)).containsExactly(9L, 12L, 13L, 14L, 15L, 16L, 17L, 18L, 99L);
    }

    @Test
    void a_player_who_leaves_before_half_of_their_boards_is_left_out_of_the_table() {
        PlayedTournament play = started(TournamentKind.ROUND_ROBIN, 5);
        play.result(fixture(play, 1), List.of(1, 2), 9);
        long early = fixture(play, 1).seats().get(0);
        play.leave(early, false);
        TableRow row = TournamentTables.overall(play.tournament()).row(early).orElseThrow();
        assertThat(row.counts()).isFalse();
        assertThat(row.halves()).isZero();
        assertThat(play.tournament().fixture(1).orElseThrow().score()).isPresent();
        assertThat(TournamentTables.overall(play.tournament()).rows().stream()
                        .mapToInt(TableRow::halves)
                        .sum())
                .isZero();
    }

    @Test
    void a_player_who_leaves_later_loses_their_open_boards() {
        PlayedTournament play = started(TournamentKind.ROUND_ROBIN, 5);
        play.tournament()
                .fixturesOf(1)
                .limit(2)
                .toList()
                .forEach(f -> play.result(
                        f, f.seats().stream().map(p -> p == 1 ? 1 : 2).toList(), 9));
        play.leave(1, false);
        TableRow row = TournamentTables.overall(play.tournament()).row(1).orElseThrow();
        assertThat(row.counts()).isTrue();
        assertThat(row.halves()).isEqualTo(4);
    }

    @Test
    void a_replacement_takes_over_the_boards() {
        PlayedTournament play = started(TournamentKind.ROUND_ROBIN, 5);
        play.enter(new TournamentEvent.Replaced(2, 77, "ill"));
        assertThat(play.tournament().fixturesOf(77))
                .hasSize(4)
                .allMatch(f -> f.board().isEmpty());
        assertThat(play.tournament().fixturesOf(2)).isEmpty();
        asExpected(play);
        asExpected(play);
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
    }

    @Test
    void points_by_place_are_points_against_each_of_the_others() {
        assertThat(FixtureScore.placed(List.of(1, 2, 2, 4), 9).halves()).containsExactly(6, 3, 3, 0);
        assertThat(FixtureScore.placed(List.of(1, 2), 9).halves()).containsExactly(2, 0);
        assertThat(FixtureScore.walkover(List.of(true, false)).halves()).containsExactly(2, 0);
        assertThat(FixtureScore.walkover(List.of(false, false)).halves()).containsExactly(0, 0);
        assertThat(FixtureScore.walkover(List.of(true, true, false)).halves()).containsExactly(3, 3, 0);
    }

    @ParameterizedTest
    @EnumSource(TournamentKind.class)
    void crosstables_are_at_most_72_columns_wide(TournamentKind kind) {
        int seats = kind == TournamentKind.HEATS ? 6 : 2;
        for (int players : List.of(6, 9, 120)) {
            PlayedTournament play =
                    new PlayedTournament(PlayedTournament.rules(kind, seats, 30, true, 0), players).started(players);
            play.settle();
            IntStream.range(0, 20).forEach(round -> asExpected(play));
            Crosstable.of(play.tournament())
                    .forEach(crosstable -> assertThat(
                                    CrosstableText.of(crosstable, player -> "a-long-name-of-player" + player)
                                            .lines(PlayedTournament.WORDS))
                            .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(72)));
        }
    }

    @Test
    void nobody_comes_to_the_final_of_heats_without_having_played() {
        for (int players : List.of(4, 5, 7, 8, 11)) {
            PlayedTournament play = new PlayedTournament(
                            PlayedTournament.rules(TournamentKind.HEATS, 3, 0, false, 0), 1)
                    .started(players);
            play.settle();
            assertThat(LongStream.rangeClosed(1, players)
                            .map(player -> play.tournament().fixturesOf(player).count()))
                    .as("boards of each of %d players", players)
                    .containsOnly(3L);
        }
    }

    @Test
    void in_a_heat_of_seven_at_boards_of_three_each_two_meet_once() {
        assertThat(HeatsFormat.places(3, 7)).containsExactly(0, 1, 3);
        assertThat(HeatsFormat.places(4, 4)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void on_a_ladder_a_reversed_game_undoes_the_climb_and_later_games_are_recounted() {
        PlayedTournament play = started(TournamentKind.LADDER, 5);
        play.enter(new TournamentEvent.Challenged(3, 1));
        play.settle();
        play.result(fixture(play, 1), List.of(1, 2), 9);
        play.wait(Duration.ofDays(1));
        play.enter(new TournamentEvent.Challenged(5, 2));
        play.settle();
        play.result(fixture(play, 2), List.of(1, 2), 9);
        assertThat(play.tournament().rungs()).containsExactly(3L, 1L, 5L, 2L, 4L);
        play.enter(new TournamentEvent.Reopened(1));
        assertThat(play.tournament().rungs()).containsExactly(1L, 5L, 2L, 3L, 4L);
        play.result(fixture(play, 1), List.of(2, 1), 9);
        assertThat(play.tournament().rungs()).containsExactly(1L, 5L, 2L, 3L, 4L);
        play.enter(new TournamentEvent.Reopened(1));
        play.result(fixture(play, 1), List.of(1, 2), 9);
        assertThat(play.tournament().rungs()).containsExactly(3L, 1L, 5L, 2L, 4L);
    }

    @Test
    void a_board_that_ended_without_a_result_has_a_sign_of_its_own() {
        PlayedTournament play = started(TournamentKind.ROUND_ROBIN, 2);
        play.enter(new TournamentEvent.Resulted(1, FixtureScore.walkover(List.of(true, true))));
        assertThat(Crosstable.of(play.tournament()).get(0).cells().stream()
                        .map(row -> row.stream().map(Crosstable.Cell::text).toList()))
                .containsExactly(List.of("*", "v"), List.of("v", "*"));
    }

    @Test
    void a_heat_that_ended_without_a_result_has_the_same_sign() {
        PlayedTournament play =
                new PlayedTournament(PlayedTournament.rules(TournamentKind.HEATS, 3, 0, false, 0), 1).started(3);
        play.settle();
        play.enter(new TournamentEvent.Resulted(1, FixtureScore.walkover(List.of(true, true, true))));
        assertThat(Crosstable.of(play.tournament()).get(0).cells().stream()
                        .map(row -> row.get(0).text()))
                .containsExactly("v", "v", "v");
    }
}
