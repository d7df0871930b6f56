package pbem.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.PlayedTournament;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;

/**
 * Rounds of Swiss tournaments drawn by lot have no fault that a pairing could avoid.
 *
 * <p>The absolute criteria are those of FIDE's handbook (C.04.3): nobody meets twice, nobody has two byes, nobody has a
 * seat three times running or three times more than the other one. The bye goes to the lowest group that can have it.
 * The differences of points are compared with those of all pairings, or with all exchanges of two pairs if there are
 * too many pairings. A tournament is shorter than announced only if no pairing without a second meeting is left. The
 * test counts points, seats and byes itself.
 */
class SwissPairingTest {

    private static final int TOURNAMENTS = 100;
    private static final int ALL_PAIRINGS_OF = 14;
    private static final int NONE = Integer.MAX_VALUE / 4;

    private int rounds;
    private int unavoidable;
    private int compared;
    private int exchanged;
    private int shortened;

    private final List<String> told = new ArrayList<>();

    @Test
    void no_round_has_a_fault_that_a_pairing_could_avoid() {
        playAndLook(TOURNAMENTS);
    }

    @Tag("long")
    @Test
    void no_round_of_a_thousand_tournaments_has_a_fault_that_a_pairing_could_avoid() {
        playAndLook(10 * TOURNAMENTS);
    }

    @Test
    void rather_than_that_two_meet_again_the_tournament_ends() {
        PlayedTournament play =
                new PlayedTournament(PlayedTournament.rules(TournamentKind.SWISS, 2, 2, false, 0), 1).started(4);
        play.settle();
        Fixture kept = play.tournament().fixtures().get(0);
        play.tournament().playing().stream()
                .filter(player -> !kept.has(player))
                .forEach(player -> play.leave(player, false));
        play.result(kept, List.of(1, 2), 9);
        play.settle();
        assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(play.tournament().stages()).hasSize(1);
    }

    private void playAndLook(int tournaments) {
        for (int seed = 0; seed < tournaments; seed++) {
            Random dice = new Random(seed);
            int players = 2 + dice.nextInt(seed % 20 == 0 ? 60 : 19);
            PlayedTournament play = new PlayedTournament(
                            PlayedTournament.rules(TournamentKind.SWISS, 2, dice.nextInt(10), false, 0), seed)
                    .started(players);
            boolean leaving = dice.nextInt(4) == 0;
            boolean coming = dice.nextInt(4) == 0;
            play.settle();
            for (int round = 0; round < 20 && play.tournament().isOpenOrRunning(); round++) {
                playOut(play, dice, leaving, coming);
            }
            assertThat(play.tournament().state()).isEqualTo(Tournament.State.ENDED);
            Tournament tournament = play.tournament();
            for (Stage stage : tournament.stages()) {
                rounds++;
                List<Long> paired = new ArrayList<>(stage.players());
                paired.removeAll(stage.halfByes());
                new Round(tournament, stage.number(), paired, "seed " + seed + ", round " + stage.number())
                        .check(tournament.fixtures(stage.number(), 0).toList(), stage.byes());
            }
            int next = tournament.stages().size() + 1;
            if (next <= tournament.rounds().orElseThrow()) {
                shortened++;
                List<Long> left = new ArrayList<>(tournament.playing());
                left.removeAll(tournament.requestedByes(next));
                new Round(tournament, next, left, "seed " + seed + ", end").checkThatNoneIsLeft();
            }
        }
        assertThat(told).isEmpty();
        assertThat(rounds).isGreaterThan(3 * tournaments);
        assertThat(compared).isGreaterThan(tournaments);
        assertThat(exchanged).isGreaterThan(tournaments / 2);
        assertThat(shortened).isGreaterThanOrEqualTo(tournaments / 1000);
        assertThat(unavoidable)
                .as("rounds without a pairing that avoids a fault")
                .isLessThan(rounds / 10);
    }

    private static void playOut(PlayedTournament play, Random dice, boolean leaving, boolean coming) {
        if (leaving && play.tournament().playing().size() > 1 && dice.nextInt(3) == 0) {
            int many = dice.nextInt(4) == 0 ? play.tournament().playing().size() / 2 : 1;
            for (int gone = 0; gone < many; gone++) {
                List<Long> playing = play.tournament().playing();
                play.leave(playing.get(dice.nextInt(playing.size())), dice.nextBoolean());
            }
        }
        if (coming && play.tournament().isOpenToEnter()) {
            int round = play.tournament().stages().size() + 1;
            long asking = play.tournament().playing().get(0);
            if (play.tournament().requestedBye(asking).isEmpty()) {
                play.enter(new TournamentEvent.ByeRequested(asking, round));
            }
            play.enter(new TournamentEvent.Joined(100L + round));
        }
        for (Fixture fixture : play.tournament().fixtures()) {
            if (fixture.isOpen() && dice.nextInt(40) > 0) {
                int result = dice.nextInt(5);
                play.result(fixture, result == 0 ? List.of(1, 1) : result < 3 ? List.of(1, 2) : List.of(2, 1), 9);
            }
        }
        play.wait(Duration.ofDays(30)); // boards still open count as draws in the pairing
        play.settle();
        for (Fixture fixture : play.tournament().fixtures()) {
            if (fixture.isOpen() && fixture.stage() < play.tournament().stages().size()) {
                play.result(fixture, List.of(1, 1), 9);
            }
        }
        play.settle();
    }

    /** A round with the points, seats, meetings and byes before it. */
    private final class Round {

        private final String name;
        private final List<Long> players;
        private final Map<Long, Integer> points = new HashMap<>();
        private final Map<Long, String> seats = new HashMap<>();
        private final Set<Set<Long>> met = new HashSet<>();
        private final Set<Long> noBye = new HashSet<>();

        Round(Tournament tournament, int number, List<Long> players, String name) {
            this.name = name;
            this.players = players;
            players.forEach(player -> seats.put(player, ""));
            for (Fixture fixture : tournament.fixtures()) {
                if (fixture.stage() < number) {
                    met.add(new HashSet<>(fixture.seats()));
                    for (int seat = 0; seat < 2; seat++) {
                        long player = fixture.seats().get(seat);
                        seats.merge(player, seat == 0 ? "a" : "b", String::concat);
                        points.merge(player, fixture.halves(player), Integer::sum);
                    }
                }
            }
            for (Stage before : tournament.stages().subList(0, number - 1)) {
                before.byes().forEach(player -> points.merge(player, FixtureScore.most(2), Integer::sum));
                before.halfByes().forEach(player -> points.merge(player, 1, Integer::sum));
                noBye.addAll(before.byes());
            }
        }

        void check(List<Fixture> fixtures, List<Long> byes) {
            check(byes.stream().noneMatch(noBye::contains), "a second bye");
            check(
                    fixtures.stream().noneMatch(fixture -> met.contains(new HashSet<>(fixture.seats()))),
                    "two meet again");
            boolean fault = false;
            for (Fixture fixture : fixtures) {
                String first = seats.get(fixture.seats().get(0)) + "a";
                String second = seats.get(fixture.seats().get(1)) + "b";
                fault |= isFault(first) || isFault(second);
            }
            int group = lowestGroupWithBye(this::canMeet);
            if (fault) {
                check(group == NONE, "a fault that could be avoided: " + seats);
            }
            if (group == NONE) {
                unavoidable++;
                return;
            }
            byes.forEach(
                    player -> check(points(player) == group, "the bye is not in the lowest group that can have it"));
            if (players.size() <= ALL_PAIRINGS_OF) {
                compared++;
                int all = fixtures.stream()
                        .mapToInt(fixture -> difference(
                                fixture.seats().get(0), fixture.seats().get(1)))
                        .sum();
                int[] known = new int[1 << players.size()];
                check(all == least(known, costs(), known.length - 1, group), "differences of points: " + all);
            } else {
                exchanged++;
                check(!hasBetterExchange(fixtures), "two pairs that would do better to exchange");
            }
        }

        void checkThatNoneIsLeft() {
            check(
                    players.size() < 2 || lowestGroupWithBye((one, other) -> !met.contains(Set.of(one, other))) == NONE,
                    "a round was left out that could be paired");
        }

        /** Whether an exchange of players between two pairs makes their differences of points smaller. */
        private boolean hasBetterExchange(List<Fixture> fixtures) {
            for (Fixture one : fixtures) {
                for (Fixture other : fixtures) {
                    for (int seat = 0; one != other && seat < 2; seat++) {
                        long first = one.seats().get(0);
                        long second = one.seats().get(1);
                        long third = other.seats().get(seat);
                        long fourth = other.seats().get(1 - seat);
                        if (canMeet(first, third)
                                && canMeet(second, fourth)
                                && difference(first, third) + difference(second, fourth)
                                        < difference(first, second) + difference(third, fourth)) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private void check(boolean met, String fault) {
            if (!met) {
                told.add(name + ": " + fault);
            }
        }

        private boolean isFault(String had) {
            return had.endsWith("aaa") || had.endsWith("bbb") || Math.abs(more(had)) > 2;
        }

        private int more(String had) {
            return had.chars().map(seat -> seat == 'a' ? 1 : -1).sum();
        }

        private int points(long player) {
            return points.getOrDefault(player, 0);
        }

        private int difference(long one, long other) {
            return Math.abs(points(one) - points(other));
        }

        private boolean canMeet(long one, long other) {
            boolean oneFirst = !isFault(seats.get(one) + "a") && !isFault(seats.get(other) + "b");
            boolean otherFirst = !isFault(seats.get(one) + "b") && !isFault(seats.get(other) + "a");
            return !met.contains(Set.of(one, other)) && (oneFirst || otherFirst);
        }

        /**
         * The points of the lowest group that can have the bye without a fault; {@link #NONE} if there is no pairing.
         */
        private int lowestGroupWithBye(BiPredicate<Long, Long> canMeet) {
            if (players.size() % 2 == 0) {
                return hasPairing(players, canMeet) ? 0 : NONE;
            }
            return players.stream()
                    .filter(player -> !noBye.contains(player))
                    .filter(player -> hasPairing(
                            players.stream().filter(other -> other != player).toList(), canMeet))
                    .mapToInt(this::points)
                    .min()
                    .orElse(NONE);
        }

        private boolean hasPairing(List<Long> paired, BiPredicate<Long, Long> canMeet) {
            SimpleGraph<Long, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
            paired.forEach(graph::addVertex);
            for (long one : paired) {
                for (long other : paired) {
                    if (one < other && canMeet.test(one, other)) {
                        graph.addEdge(one, other);
                    }
                }
            }
            return new SparseEdmondsMaximumCardinalityMatching<>(graph)
                                    .getMatching()
                                    .getEdges()
                                    .size()
                            * 2
                    == paired.size();
        }

        private int[][] costs() {
            return players.stream()
                    .map(one -> players.stream()
                            .mapToInt(
                                    other -> !one.equals(other) && canMeet(one, other) ? difference(one, other) : NONE)
                            .toArray())
                    .toArray(int[][]::new);
        }

        /** The smallest sum of differences over all pairings of the open players, with the bye in that group. */
        private int least(int[] known, int[][] costs, int open, int group) {
            if (open == 0) {
                return 0;
            }
            if (known[open] > 0) {
                return known[open] - 1;
            }
            int one = Integer.numberOfTrailingZeros(open);
            int rest = open & ~(1 << one);
            long player = players.get(one);
            int least = NONE;
            if (Integer.bitCount(open) % 2 == 1 && points(player) == group && !noBye.contains(player)) {
                least = least(known, costs, rest, group);
            }
            for (int other = one + 1; other < players.size(); other++) {
                if ((rest & 1 << other) != 0 && costs[one][other] < NONE) {
                    int sum = costs[one][other] + least(known, costs, rest & ~(1 << other), group);
                    least = Math.min(least, sum);
                }
            }
            known[open] = least + 1;
            return least;
        }
    }
}
