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
import pbem.tournament.FixtureScore;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.table.SwissTable;

/**
 * One round of a Swiss, as the perfect matching of least cost. The cost of a pair is a number whose digits are the
 * {@link Criterion criteria}, the most important first. The first try gives every player the seat that they need; if
 * that is impossible, seats yield. Of each kind the first pairing counts whose bye is in the lowest score group. Nobody
 * meets twice or has a second bye in any case: rather there is no round.
 */
final class SwissPairing {

    /** The opponent of a player with a bye. */
    private static final long BYE = -1;

    /** The faults of a pair. */
    private enum Criterion {
        /**
         * Both need the same seat: see {@link SeatHistory.Wish#ABSOLUTE}. Where it is not a digit, it forbids a pair.
         */
        SEAT_FAULT(1),
        /** The difference of their points; all differences from the limit on count alike. */
        POINTS(20),
        /** The square of that difference, so that two small differences are better than a large one. */
        LARGE_POINTS(20 * 20),
        /** Both prefer the same seat. */
        SEAT_WISH(3),
        /** The distance from the pairing in which the upper half of a score group meets the lower half. */
        FOLD(7);

        private final int most;

        Criterion(int most) {
            this.most = most;
        }
    }

    /**
     * The tries in order. Each has as many digits as a {@code double} represents exactly for the largest tournament.
     */
    private static final List<List<Criterion>> TRIES = List.of(
            List.of(Criterion.POINTS, Criterion.LARGE_POINTS, Criterion.SEAT_WISH, Criterion.FOLD),
            List.of(Criterion.SEAT_FAULT, Criterion.POINTS, Criterion.LARGE_POINTS, Criterion.SEAT_WISH));

    private final Tournament tournament;
    private final List<Long> players;
    private final Map<Long, Integer> points;
    private final Map<Long, Integer> place = new HashMap<>();
    private final Map<Long, SeatHistory> seats = new HashMap<>();
    private final Map<Integer, Integer> sharing = new HashMap<>();
    private final Set<List<Long>> met = new HashSet<>();
    private final Set<Long> hadPointWithoutBoard = new HashSet<>();

    /**
     * A round.
     *
     * @param meetings the two players of each pair, by seat
     */
    record Round(List<List<Long>> meetings, Optional<Long> bye) {}

    SwissPairing(Tournament tournament) {
        this.tournament = tournament;
        this.points = SwissTable.forPairing(tournament);
        List<Long> halfByes = tournament.requestedByes(tournament.stages().size() + 1);
        this.players = tournament.playing().stream()
                .filter(player -> !halfByes.contains(player))
                .sorted(Comparator.comparing((Long player) -> -points.get(player))
                        .thenComparingInt(tournament::seed))
                .toList();
        for (long player : players) {
            place.put(player, place.size());
            sharing.merge(points.get(player), 1, Integer::sum);
        }
        boolean oneSeatEach = tournament.rules().boardsOfAMeeting() == 1;
        for (Fixture fixture : tournament.fixtures()) {
            if (!fixture.score().map(FixtureScore::played).orElse(true)) {
                hadPointWithoutBoard.addAll(winnersWithoutBoard(fixture));
                continue;
            }
            met.add(pair(fixture.seats().get(0), fixture.seats().get(1)));
            for (long player : oneSeatEach ? fixture.seats() : List.<Long>of()) {
                seats.put(player, seats(player).and(fixture.seats().indexOf(player)));
            }
        }
        for (Stage stage : tournament.stages()) {
            hadPointWithoutBoard.addAll(stage.byes());
        }
    }

    private static List<Long> winnersWithoutBoard(Fixture fixture) {
        return fixture.seats().stream()
                .filter(player -> fixture.halves(player)
                        == FixtureScore.most(fixture.seats().size()))
                .toList();
    }

    /** The pairing; empty if every pairing repeats a meeting. */
    Optional<Round> round() {
        if (tournament.playing().size() < 2) {
            return Optional.empty();
        }
        if (players.isEmpty()) { // all asked for a bye
            return Optional.of(new Round(List.of(), Optional.empty()));
        }
        for (List<Criterion> digits : TRIES) {
            for (List<Long> bye : byes()) {
                Optional<List<List<Long>>> matched = matching(digits, bye);
                if (matched.isPresent()) {
                    return Optional.of(round(matched.get()));
                }
            }
        }
        return Optional.empty();
    }

    /** The candidates for the bye by score groups, the lowest first; none for an even number of players. */
    private List<List<Long>> byes() {
        if (players.size() % 2 == 0) {
            return List.of(List.of());
        }
        return players.stream()
                .map(points::get)
                .distinct()
                .sorted()
                .map(this::canHaveBye)
                .toList();
    }

    private List<Long> canHaveBye(int group) {
        return players.stream()
                .filter(player -> points.get(player) == group && !hadPointWithoutBoard.contains(player))
                .toList();
    }

    private Optional<List<List<Long>>> matching(List<Criterion> digits, List<Long> bye) {
        SimpleWeightedGraph<Long, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        players.forEach(graph::addVertex);
        for (int i = 0; i < players.size(); i++) {
            for (int j = i + 1; j < players.size(); j++) {
                long one = players.get(i);
                long other = players.get(j);
                boolean forbidden = met.contains(pair(one, other))
                        || !digits.contains(Criterion.SEAT_FAULT) && digit(Criterion.SEAT_FAULT, one, other) > 0;
                if (!forbidden) {
                    graph.setEdgeWeight(graph.addEdge(one, other), cost(digits, one, other));
                }
            }
        }
        if (players.size() % 2 == 1) {
            graph.addVertex(BYE);
            for (long player : bye) {
                graph.setEdgeWeight(graph.addEdge(player, BYE), costOfBye(digits, player));
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
        } catch (IllegalArgumentException none) { // the library throws this if there is no perfect matching
            return Optional.empty();
        }
    }

    /** The cost as one number: the sum of a digit over all pairs never reaches the next digit. */
    private double cost(List<Criterion> digits, long one, long other) {
        double cost = 0;
        for (Criterion criterion : digits) {
            cost = cost * unit(criterion) + digit(criterion, one, other);
        }
        return cost;
    }

    private double costOfBye(List<Criterion> digits, long player) {
        double cost = 0;
        for (Criterion criterion : digits) {
            cost = cost * unit(criterion) + (criterion == Criterion.FOLD ? fromBelow(player) : 0);
        }
        return cost;
    }

    private long unit(Criterion criterion) {
        return (players.size() + 1) / 2 * (long) criterion.most + 1;
    }

    private int digit(Criterion criterion, long one, long other) {
        int difference = Math.min(Criterion.POINTS.most, Math.abs(points.get(one) - points.get(other)));
        return switch (criterion) {
            case SEAT_FAULT -> seats(one).clashes(seats(other), SeatHistory.Wish.ABSOLUTE) ? 1 : 0;
            case POINTS -> difference;
            case LARGE_POINTS -> difference * difference;
            case SEAT_WISH ->
                seats(one).clashes(seats(other), SeatHistory.Wish.STRONG)
                        ? Criterion.SEAT_WISH.most
                        : seats(one).clashes(seats(other), SeatHistory.Wish.MILD) ? 2 : 0;
            case FOLD -> difference == 0 ? fold(one, other) : 0;
        };
    }

    private int fold(long one, long other) {
        int group = sharing.get(points.get(one));
        int off = Math.abs(Math.abs(place.get(one) - place.get(other)) - group / 2);
        return inFold(off * 2, group);
    }

    /** The number of players of the score group who rank below the player with the bye. */
    private int fromBelow(long player) {
        int group = points.get(player);
        long below = players.stream()
                .filter(other -> points.get(other) == group && place.get(other) > place.get(player))
                .count();
        return inFold((int) below, sharing.get(group));
    }

    private static int inFold(int off, int group) {
        return Math.min(Criterion.FOLD.most, off * Criterion.FOLD.most / Math.max(1, group));
    }

    private SeatHistory seats(long player) {
        return seats.getOrDefault(player, SeatHistory.NONE);
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
                meetings.add(seated(pair.get(0), pair.get(1)));
            }
        }
        return new Round(meetings, bye);
    }

    private int order(long player) {
        return player == BYE ? Integer.MAX_VALUE : place.get(player);
    }

    /** The seats of a pair. If neither had a seat before, every second player of the seeding has the first seat. */
    private List<Long> seated(long one, long other) {
        long better = order(one) < order(other) ? one : other;
        long lesser = better == one ? other : one;
        boolean first = seats(better).sitsFirst(seats(lesser), tournament.seed(better) % 2 == 0);
        return first ? List.of(better, lesser) : List.of(lesser, better);
    }

    private static List<Long> pair(long one, long other) {
        return List.of(Math.min(one, other), Math.max(one, other));
    }
}
