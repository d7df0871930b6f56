package pbem.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.tournament.Fixture;
import pbem.tournament.PlayedTournament;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.table.TournamentTables;

/** A corrected result corrects the rounds that followed from it. */
class CorrectionTest {

    private static PlayedTournament started(TournamentKind kind, int seats, int players) {
        PlayedTournament play =
                new PlayedTournament(PlayedTournament.rules(kind, seats, 0, false, 0), 1).started(players);
        play.settle();
        return play;
    }

    /** The better seed wins every board under way. */
    private static void asExpected(PlayedTournament play) {
        play.tournament().fixtures().stream()
                .filter(Fixture::isUnderWay)
                .forEach(fixture -> won(
                        play,
                        fixture.number(),
                        fixture.seats().stream().mapToLong(p -> p).min().orElseThrow()));
        play.settle();
    }

    private static void won(PlayedTournament play, int fixture, long winner) {
        play.result(
                play.tournament().fixture(fixture).orElseThrow(),
                play.tournament().fixture(fixture).orElseThrow().seats().stream()
                        .map(player -> player == winner ? 1 : 2)
                        .toList(),
                9);
    }

    private static void rolledBack(PlayedTournament play, boolean keeps, List<Integer> fixtures) {
        for (int fixture : fixtures) {
            play.enter(new TournamentEvent.Reviewed(fixture, keeps, "wrong board"));
            play.enter(new TournamentEvent.Reopened(fixture));
        }
        play.settle();
    }

    private static void corrected(PlayedTournament play, long winner, Integer... fixtures) {
        rolledBack(play, false, List.of(fixtures));
        for (int fixture : fixtures) {
            won(play, fixture, winner);
        }
        play.settle();
    }

    private static long champion(PlayedTournament play) {
        return TournamentTables.overall(play.tournament()).rows().get(0).player();
    }

    private static List<List<Long>> round(PlayedTournament play, int number) {
        return play.tournament().stages().get(number - 1).groups();
    }

    @Test
    void a_semifinal_that_goes_to_the_other_player_puts_them_into_the_final() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        corrected(play, 4, 1, 2);
        assertThat(round(play, 2)).containsExactly(List.of(4L, 2L));
        assertThat(play.tournament().fixtures(2, 0).map(Fixture::seats))
                .containsExactly(List.of(4L, 2L), List.of(2L, 4L));
        assertThat(play.tournament().fixture(5).orElseThrow().struck()).isTrue();
        asExpected(play);
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(champion(play)).isEqualTo(2);
    }

    @Test
    void a_finished_cup_goes_on_until_the_right_player_has_won_it() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        asExpected(play);
        assertThat(champion(play)).isEqualTo(1);
        corrected(play, 4, 1, 2);
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.RUNNING);
        play.tournament().fixtures(2, 0).toList().forEach(fixture -> won(play, fixture.number(), 4));
        play.settle();
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(champion(play)).isEqualTo(4);
    }

    @Test
    void a_final_that_is_taken_back_is_played_to_its_end() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 2);
        asExpected(play);
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
        corrected(play, 2, 1);
        Fixture decider = play.tournament().fixture(3).orElseThrow();
        won(play, decider.number(), 2);
        play.settle();
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(champion(play)).isEqualTo(2);
    }

    @Test
    void a_match_that_is_open_again_has_its_third_board_before_anybody_is_put_in() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        corrected(play, 4, 1);
        Fixture decider = play.tournament().fixture(7).orElseThrow();
        assertThat(decider.stage()).isOne();
        assertThat(decider.seats()).containsExactly(4L, 1L);
        assertThat(round(play, 2)).containsExactly(List.of(1L, 2L));
        won(play, 7, 4);
        play.settle();
        assertThat(round(play, 2)).containsExactly(List.of(4L, 2L));
    }

    @Test
    void players_who_advanced_stay_if_that_was_decided() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        rolledBack(play, true, List.of(1, 2));
        won(play, 1, 4);
        won(play, 2, 4);
        corrected(play, 3, 3, 4);
        assertThat(round(play, 2)).containsExactly(List.of(1L, 3L));
    }

    @Test
    void a_player_put_in_by_a_correction_stays_when_their_board_is_opened_again() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        corrected(play, 4, 1, 2);
        rolledBack(play, true, List.of(1, 2));
        won(play, 1, 1);
        won(play, 2, 1);
        play.settle();
        assertThat(round(play, 2)).containsExactly(List.of(4L, 2L));
    }

    @Test
    void two_rounds_back_only_boards_that_the_wrong_player_reached_start_again() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 8);
        asExpected(play);
        asExpected(play);
        assertThat(round(play, 3)).containsExactly(List.of(1L, 2L));
        List<Fixture> uninvolved = play.tournament().fixtures().stream()
                .filter(fixture -> fixture.stage() < 3 && !fixture.has(1))
                .toList();
        corrected(play, 8, 1, 2);
        assertThat(round(play, 2)).containsExactly(List.of(8L, 4L), List.of(3L, 2L));
        assertThat(play.tournament().fixtures()).containsAll(uninvolved);
        assertThat(TournamentProgress.startable(play.tournament())).isEmpty();
        play.tournament().fixtures(2, 0).toList().forEach(fixture -> won(play, fixture.number(), 4));
        play.settle();
        assertThat(round(play, 3)).containsExactly(List.of(4L, 2L));
        asExpected(play);
        assertThat(champion(play)).isEqualTo(2);
    }

    @Test
    void a_final_stays_if_its_player_also_beats_the_right_opponent() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 8);
        asExpected(play);
        asExpected(play);
        List<Fixture> last = play.tournament().fixtures(3, 0).toList();
        corrected(play, 7, 7, 8);
        assertThat(round(play, 2)).containsExactly(List.of(1L, 4L), List.of(3L, 7L));
        play.tournament().fixtures(2, 1).toList().forEach(fixture -> won(play, fixture.number(), 3));
        play.settle();
        assertThat(round(play, 3)).containsExactly(List.of(1L, 3L));
        assertThat(play.tournament().fixtures(3, 0)).doesNotContainAnyElementsOf(last);
    }

    @Test
    void in_the_final_of_groups_only_the_boards_of_the_wrong_finalist_start_again() {
        PlayedTournament play = started(TournamentKind.ROUND_ROBIN, 2, 15);
        asExpected(play);
        assertThat(play.tournament().stage().orElseThrow().players()).containsExactly(1L, 2L, 3L);
        loses(play, 1, 1);
        assertThat(play.tournament().stage().orElseThrow().players()).containsExactly(6L, 2L, 3L);
        assertThat(play.tournament().everPaired().stream().filter(Fixture::struck))
                .hasSize(2);
    }

    @Test
    void in_heats_the_right_player_takes_the_place() {
        PlayedTournament play = started(TournamentKind.HEATS, 3, 12);
        asExpected(play);
        List<Long> before = play.tournament().stage().orElseThrow().players();
        assertThat(before).contains(1L);
        loses(play, 1, 1);
        assertThat(play.tournament().stage().orElseThrow().players())
                .hasSameSizeAs(before)
                .doesNotContain(1L);
    }

    /** All boards of a player in a stage are decided against them. */
    private static void loses(PlayedTournament play, long player, int stage) {
        List<Fixture> own = play.tournament()
                .fixturesOf(player)
                .filter(fixture -> fixture.stage() == stage)
                .toList();
        rolledBack(play, false, own.stream().map(Fixture::number).toList());
        own.forEach(fixture -> won(
                play,
                fixture.number(),
                fixture.seats().stream().filter(p -> p != player).findFirst().orElseThrow()));
        play.settle();
    }

    @Test
    void in_a_league_two_change_places() {
        PlayedTournament play = started(TournamentKind.LEAGUE, 2, 18);
        asExpected(play);
        play.wait(Duration.ofDays(30));
        play.settle();
        Set<Long> before = new HashSet<>(round(play, 2).get(0));
        long promoted = round(play, 1).get(1).stream()
                .filter(before::contains)
                .findFirst()
                .orElseThrow();
        loses(play, promoted, 1);
        assertThat(round(play, 2).get(0)).hasSize(9).doesNotContain(promoted);
        assertThat(round(play, 2).get(1)).hasSize(9).contains(promoted);
    }

    @Test
    void in_a_league_boards_that_were_not_over_at_the_end_of_a_season_still_do_not_count_for_it() {
        PlayedTournament play = started(TournamentKind.LEAGUE, 2, 18);
        List<Fixture> late = play.tournament().fixturesOf(18).toList();
        play.tournament().fixtures().stream()
                .filter(fixture -> !fixture.has(18))
                .forEach(fixture -> won(
                        play,
                        fixture.number(),
                        fixture.seats().stream().mapToLong(p -> p).min().orElseThrow()));
        play.wait(Duration.ofDays(30));
        play.settle();
        List<List<Long>> second = round(play, 2);
        late.forEach(fixture -> won(play, fixture.number(), 18));
        Fixture decided = play.tournament().fixtures(1, 0).findFirst().orElseThrow();
        long winner = decided.seats().get(decided.halves(decided.seats().get(0)) > 0 ? 0 : 1);
        corrected(play, winner, decided.number());
        assertThat(round(play, 2)).isEqualTo(second);
    }

    @Test
    void after_an_early_end_nothing_is_put_right() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        play.enter(new TournamentEvent.Ended("no time"));
        assertThat(play.tournament()
                        .decidedWhoWentOn(play.tournament().fixture(1).orElseThrow()))
                .isFalse();
    }

    @Test
    void a_round_that_was_put_right_by_hand_does_not_change_any_more() {
        PlayedTournament play = started(TournamentKind.KNOCK_OUT, 2, 4);
        asExpected(play);
        play.enter(Correction.byHand(
                play.tournament(), play.tournament().stage().orElseThrow(), Map.of(1L, 3L), "agreed"));
        assertThat(round(play, 2)).containsExactly(List.of(3L, 2L));
        corrected(play, 4, 1, 2);
        assertThat(round(play, 2)).containsExactly(List.of(3L, 2L));
        asExpected(play);
        assertThat(champion(play)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"KNOCK_OUT, 2, 19", "ROUND_ROBIN, 2, 19", "DOUBLE_ROUND_ROBIN, 2, 19", "HEATS, 3, 11", "HEATS, 4, 15"})
    void after_corrections_at_any_point_the_end_is_as_if_it_had_been_right_from_the_start(
            TournamentKind kind, int seats, int most) {
        for (int seed = 0; seed < 100; seed++) {
            Random dice = new Random(seed);
            PlayedTournament play = started(kind, seats, 6 + dice.nextInt(most - 5));
            for (int step = 0; step < 400 && play.tournament().isOpenOrRunning(); step++) {
                step(play, dice);
            }
            for (int corrections = 0; corrections < 3; corrections++) {
                correctOne(play, dice);
                for (int step = 0; step < 400 && play.tournament().isOpenOrRunning(); step++) {
                    asExpected(play);
                }
            }
            assertThat(play.tournament().state()).as("seed %d", seed).isEqualTo(Tournament.State.ENDED);
            assertSameAsFromTheStart(play.tournament(), "seed " + seed);
            assertThat(Tournament.replay(
                            play.tournament().announcement(), play.tournament().entries()))
                    .isEqualTo(play.tournament());
        }
    }

    /** One board ends, or one that decided who went on is opened again. */
    private static void step(PlayedTournament play, Random dice) {
        if (dice.nextInt(12) == 0) {
            correctOne(play, dice);
            return;
        }
        List<Fixture> open = play.tournament().fixtures().stream()
                .filter(Fixture::isUnderWay)
                .toList();
        if (!open.isEmpty()) {
            Fixture fixture = open.get(dice.nextInt(open.size()));
            won(
                    play,
                    fixture.number(),
                    fixture.seats().get(dice.nextInt(fixture.seats().size())));
        }
        play.settle();
    }

    private static void correctOne(PlayedTournament play, Random dice) {
        List<Fixture> over = play.tournament().fixtures().stream()
                .filter(fixture ->
                        fixture.score().isPresent() && fixture.board().isPresent())
                .filter(play.tournament()::decidedWhoWentOn)
                .toList();
        if (!over.isEmpty()) {
            Fixture fixture = over.get(dice.nextInt(over.size()));
            rolledBack(play, false, List.of(fixture.number()));
            won(
                    play,
                    fixture.number(),
                    fixture.seats().get(dice.nextInt(fixture.seats().size())));
            play.settle();
        }
    }

    /** Plays the tournament from its start with the results that count, and asserts the same rounds. */
    private static void assertSameAsFromTheStart(Tournament corrected, String seed) {
        PlayedTournament play = new PlayedTournament(corrected.rules(), 1)
                .started(corrected.entrants().size());
        play.settle();
        Set<Integer> used = new HashSet<>();
        while (play.tournament().isOpenOrRunning()) {
            for (Fixture fixture : play.tournament().fixtures()) {
                if (fixture.isUnderWay()) {
                    Fixture score = corrected.fixtures().stream()
                            .filter(other -> other.stage() == fixture.stage() && !used.contains(other.number()))
                            .filter(other -> new HashSet<>(other.seats()).equals(new HashSet<>(fixture.seats())))
                            .min(Comparator.comparing(
                                    (Fixture other) -> !other.seats().equals(fixture.seats())))
                            .orElseThrow(() -> new AssertionError(seed + ": nobody played " + fixture));
                    used.add(score.number());
                    play.result(
                            fixture,
                            fixture.seats().stream()
                                    .map(player -> corrected.rules().seats() * 2 - score.halves(player))
                                    .toList(),
                            9);
                }
            }
            play.settle();
        }
        for (int round = 1; round <= corrected.stages().size(); round++) {
            assertThat(sets(corrected.stages().get(round - 1).players()))
                    .as("%s, round %d", seed, round)
                    .isEqualTo(sets(play.tournament().stages().get(round - 1).players()));
        }
        assertThat(TournamentTables.overall(corrected).rows().get(0).player())
                .as(seed)
                .isEqualTo(champion(play));
    }

    private static Set<Long> sets(List<Long> players) {
        return new HashSet<>(players);
    }
}
