package pbem.tournament.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.table.SwissTable;

/**
 * One round of a Swiss, as the perfect matching of least cost. What yields first: that the upper half of those with the same
 * points meets the lower half; then that seats are evened out; then that points are the same; and last, only where there is
 * no other way, that nobody meets twice. Nobody has a second bye, whatever happens.
 */
final class SwissPairing {

    /** Stands for having nobody to play with. */
    private static final long BYE = -1;

    /** A larger distance in points is not told apart any more; keeps the costs in the bounds of the library. */
    private static final int FARTHEST = 20;

    private static final int MOST_FOLD = 7;
    private static final int MOST_SEAT = 4;

    private final Tournament tournament;
    private final List<Long> players;
    private final Map<Long, Integer> points;
    private final Map<Long, Integer> place = new HashMap<>();
    private final Map<Long, Integer> firstSeats = new HashMap<>();
    private final Map<Long, Integer> lastSeat = new HashMap<>();
    private final Map<Integer, Integer> sharing = new HashMap<>();
    private final Set<List<Long>> met = new HashSet<>();
    private final Set<Long> hadBye = new HashSet<>();

    /**
     * A round.
     *
     * @param meetings two players each, by seat
     */
    record Round(List<List<Long>> meetings, Optional<Long> bye) {}

    SwissPairing(Tournament tournament) {
        this.tournament = tournament;
        this.points = SwissTable.forPairing(tournament);
        this.players = tournament.playing().stream()
                .sorted(Comparator.comparing((Long player) -> -points.get(player))
                        .thenComparingInt(tournament::seed))
                .toList();
        for (long player : players) {
            place.put(player, place.size());
            sharing.merge(points.get(player), 1, Integer::sum);
        }
        for (Fixture fixture : tournament.fixtures()) {
            long first = fixture.seats().get(0);
            long second = fixture.seats().get(1);
            met.add(pair(first, second));
            firstSeats.merge(first, 1, Integer::sum);
            firstSeats.merge(second, -1, Integer::sum);
            lastSeat.put(first, 0);
            lastSeat.put(second, 1);
        }
        for (Stage stage : tournament.stages()) {
            hadBye.addAll(stage.byes());
        }
    }

    /** Empty if nobody can be paired any more. */
    Optional<Round> round() {
        boolean odd = players.size() % 2 == 1;
        if (players.size() < 2 || odd && hadBye.containsAll(players)) {
            return Optional.empty();
        }
        return Optional.of(
                round(matching(odd, false).or(() -> matching(odd, true)).orElseThrow()));
    }

    /** @param repeats whether players may meet again; then seats and halves give way altogether */
    private Optional<List<List<Long>>> matching(boolean odd, boolean repeats) {
        SimpleWeightedGraph<Long, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        players.forEach(graph::addVertex);
        for (int i = 0; i < players.size(); i++) {
            for (int j = i + 1; j < players.size(); j++) {
                long one = players.get(i);
                long other = players.get(j);
                boolean again = met.contains(pair(one, other));
                if (!again || repeats) {
                    graph.setEdgeWeight(
                            graph.addEdge(one, other), repeats ? lastResort(one, other, again) : cost(one, other));
                }
            }
        }
        if (odd) {
            graph.addVertex(BYE);
            int least = points.get(players.get(players.size() - 1));
            for (long player : players) {
                if (!hadBye.contains(player)) {
                    int distance = distance(points.get(player), least);
                    graph.setEdgeWeight(
                            graph.addEdge(player, BYE),
                            repeats ? distance : distance * distance * (double) unitOfPoints());
                }
            }
        }
        return solved(graph);
    }

    private static Optional<List<List<Long>>> solved(SimpleWeightedGraph<Long, DefaultWeightedEdge> graph) {
        try {
            return Optional.of(new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE)
                    .getMatching().getEdges().stream()
                            .map(edge -> List.of(graph.getEdgeSource(edge), graph.getEdgeTarget(edge)))
                            .toList());
        } catch (IllegalArgumentException none) { // how the library says that there is no perfect matching
            return Optional.empty();
        }
    }

    /** So that all folds together cost less than one seat. */
    private int unitOfSeats() {
        return players.size() / 2 * MOST_FOLD + 1;
    }

    /** So that all seats together cost less than half a point. */
    private long unitOfPoints() {
        return (long) unitOfSeats() * (players.size() / 2 * MOST_SEAT + 1);
    }

    private double cost(long one, long other) {
        int distance = distance(points.get(one), points.get(other));
        return distance * distance * (double) unitOfPoints()
                + seats(one, other) * (double) unitOfSeats()
                + (distance == 0 ? fold(one, other) : 0);
    }

    private double lastResort(long one, long other, boolean again) {
        int distance = distance(points.get(one), points.get(other));
        return distance + (again ? players.size() / 2 * (double) FARTHEST + FARTHEST + 1 : 0);
    }

    private static int distance(int one, int other) {
        return Math.min(FARTHEST, Math.abs(one - other));
    }

    /** How uneven the seats of the two become: nothing as long as each has had both as often, or one of them once more. */
    private int seats(long one, long other) {
        if (tournament.rules().boardsOfAMeeting() == 2) {
            return 0;
        }
        int first = Math.min(balance(one), balance(other)) + 1;
        int second = Math.max(balance(one), balance(other)) - 1;
        int uneven = Math.max(Math.abs(first), Math.abs(second)) - 1;
        return uneven <= 0 ? 0 : Math.min(MOST_SEAT, uneven * uneven);
    }

    private int fold(long one, long other) {
        int group = sharing.get(points.get(one));
        int off = Math.abs(Math.abs(place.get(one) - place.get(other)) - group / 2);
        return Math.min(MOST_FOLD, off * 2 * MOST_FOLD / Math.max(1, group));
    }

    /** How often more they had the first seat than the second. */
    private int balance(long player) {
        return firstSeats.getOrDefault(player, 0);
    }

    private Round round(List<List<Long>> matched) {
        List<List<Long>> meetings = new ArrayList<>();
        Optional<Long> bye = Optional.empty();
        List<List<Long>> inOrder = matched.stream()
                .sorted(Comparator.comparingInt(pair -> Math.min(order(pair.get(0)), order(pair.get(1)))))
                .toList();
        for (List<Long> pair : inOrder) {
            if (pair.contains(BYE)) {
                bye = Optional.of(pair.get(0) == BYE ? pair.get(1) : pair.get(0));
            } else {
                meetings.add(seated(pair.get(0), pair.get(1), meetings.size()));
            }
        }
        return new Round(meetings, bye);
    }

    private int order(long player) {
        return player == BYE ? Integer.MAX_VALUE : place.get(player);
    }

    /** Whoever had the first seat less often has it now; else whoever had the second one last; else by turns. */
    private List<Long> seated(long one, long other, int board) {
        long better = order(one) < order(other) ? one : other;
        long lesser = better == one ? other : one;
        int byBalance = Integer.compare(balance(better), balance(lesser));
        int byLast = Integer.compare(lastSeat.getOrDefault(lesser, 0), lastSeat.getOrDefault(better, 0));
        boolean betterFirst = byBalance != 0 ? byBalance < 0 : byLast != 0 ? byLast < 0 : board % 2 == 0;
        return betterFirst ? List.of(better, lesser) : List.of(lesser, better);
    }

    private static List<Long> pair(long one, long other) {
        return List.of(Math.min(one, other), Math.max(one, other));
    }
}
