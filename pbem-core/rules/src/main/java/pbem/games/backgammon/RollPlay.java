package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * All moves of men in one turn. A player must use as many dice as possible and, if only one of the two can be used, the
 * larger.
 *
 * @param steps the steps in order
 * @param board the board after the steps
 */
record RollPlay(List<Step> steps, PointBoard board) implements Decision {

    RollPlay {
        steps = List.copyOf(steps);
    }

    /**
     * All plays of a roll in every order of their steps; with a double only from the rear, since any other order leads
     * to the same board.
     */
    static List<RollPlay> ways(PointBoard board, int seat, Roll roll) {
        List<RollPlay> found = new ArrayList<>();
        RollPlay none = new RollPlay(List.of(), board);
        roll.orders().forEach(dice -> none.goOn(seat, dice, PointBoard.BAR, found));
        int most = found.stream().mapToInt(RollPlay::used).max().orElse(0);
        found.removeIf(play -> play.used() < most);
        return found;
    }

    /** A measure of the dice used: their number first, and then which one. */
    private int used() {
        return steps.size() == 1 ? steps.get(0).die() : 10 * steps.size();
    }

    /** For each board to which plays lead, the first of them, which stands for all of them in lists and records. */
    static Map<PointBoard, RollPlay> listed(List<RollPlay> ways) {
        Map<PointBoard, RollPlay> listed = new LinkedHashMap<>();
        ways.forEach(play -> listed.putIfAbsent(play.board(), play));
        return listed;
    }

    /** Collects the plays that begin with these steps and use the other dice in order. */
    private void goOn(int seat, List<Integer> dice, int rear, List<RollPlay> found) {
        boolean stuck = true;
        if (steps.size() < dice.size()) {
            int die = dice.get(steps.size());
            for (int from = rear; from > PointBoard.OFF; from--) {
                int to = board.target(seat, from, die);
                if (to != PointBoard.NOWHERE) {
                    stuck = false;
                    List<Step> longer = new ArrayList<>(steps);
                    longer.add(new Step(from, to, die, board.hits(seat, to)));
                    new RollPlay(longer, board.moved(seat, from, to))
                            .goOn(seat, dice, dice.size() > 2 ? from : PointBoard.BAR, found);
                }
            }
        }
        if (stuck && !steps.isEmpty()) {
            found.add(this);
        }
    }

    static String name(int place) {
        return place == PointBoard.BAR ? "bar" : place == PointBoard.OFF ? "off" : String.valueOf(place);
    }

    /**
     * The ways of the men, rearmost first. Each is written as a whole; a point in between is named only if the man hit
     * there.
     */
    @Override
    public String notation() {
        List<List<Step>> ways = new ArrayList<>();
        for (Step step : steps) {
            ways.stream()
                    .filter(way -> way.get(way.size() - 1).to() == step.from())
                    .findFirst()
                    .orElseGet(() -> {
                        ways.add(new ArrayList<>());
                        return ways.get(ways.size() - 1);
                    })
                    .add(step);
        }
        return ways.stream()
                .collect(Collectors.groupingBy(
                        way -> -PointBoard.PLACES * way.get(0).from()
                                - way.get(way.size() - 1).to(),
                        TreeMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .map(RollPlay::written)
                .collect(Collectors.joining(" "));
    }

    /** @param alike the ways of men that go from the same place to the same place */
    private static String written(List<List<Step>> alike) {
        List<Step> way = alike.get(0);
        StringBuilder text = new StringBuilder(name(way.get(0).from()));
        for (int at = 0; at < way.size(); at++) {
            int step = at;
            boolean hit = alike.stream().anyMatch(one -> one.get(step).hit());
            if (hit || step == way.size() - 1) {
                text.append('/').append(name(way.get(step).to())).append(hit ? "*" : "");
            }
        }
        return alike.size() == 1 ? text.toString() : text + "(" + alike.size() + ")";
    }

    @Override
    public MatchStanding after(MatchStanding now) {
        return now.played(board);
    }
}
