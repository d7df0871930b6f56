package pbem.kit.race;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * All moves of men in one turn. A player must use as many dice as possible and, if only one of the two can be used, the
 * larger.
 *
 * @param steps the steps in order
 * @param board the board after the steps
 */
public record RollPlay(List<RaceStep> steps, RaceBoard board) implements RaceDecision {

    public RollPlay {
        steps = List.copyOf(steps);
    }

    /**
     * All plays of a roll in every order of their steps; with a double only from the rear, since any other order leads
     * to the same board.
     *
     * @param isAllowed what the game says of a whole turn
     */
    static List<RollPlay> ways(RaceBoard board, int seat, Roll roll, Predicate<RollPlay> isAllowed) {
        List<RollPlay> found = new ArrayList<>();
        roll.orders().forEach(dice -> goOn(new ArrayList<>(), board, seat, dice, isAllowed, found));
        int most = found.stream().mapToInt(RollPlay::used).max().orElse(0);
        found.removeIf(play -> play.used() < most);
        return found;
    }

    /** A measure of the dice used: their number first, and then which one. */
    private int used() {
        return steps.size() == 1 ? steps.get(0).die() : 10 * steps.size();
    }

    /** For each board to which plays lead, the first of them, which stands for all of them in lists and records. */
    static Map<RaceBoard, RollPlay> listed(List<RollPlay> ways) {
        Map<RaceBoard, RollPlay> listed = new LinkedHashMap<>();
        ways.forEach(play -> listed.putIfAbsent(play.board(), play));
        return listed;
    }

    /** The play that stands for this one among all plays. */
    RollPlay listedIn(List<RollPlay> ways) {
        return ways.stream()
                .filter(play -> play.board().equals(board))
                .findFirst()
                .orElseThrow();
    }

    /** Collects the allowed plays that begin with these steps and use the other dice in order; false if there is none. */
    private static boolean goOn(
            List<RaceStep> steps,
            RaceBoard board,
            int seat,
            List<Integer> dice,
            Predicate<RollPlay> isAllowed,
            List<RollPlay> found) {
        int done = steps.size();
        boolean further = false;
        if (done < dice.size()) {
            int die = dice.get(done);
            boolean ordered = done > 0 && dice.size() > 2;
            for (int from = ordered ? steps.get(done - 1).from() : RaceBoard.BAR; from > RaceBoard.OFF; from--) {
                int to = board.target(seat, from, die);
                if (to != RaceBoard.NOWHERE) {
                    steps.add(new RaceStep(from, to, die, board.hits(seat, to)));
                    further |= goOn(steps, board.moved(seat, from, to), seat, dice, isAllowed, found);
                    steps.remove(done);
                }
            }
        }
        if (further || done == 0) {
            return further;
        }
        RollPlay play = new RollPlay(steps, board);
        return isAllowed.test(play) && found.add(play);
    }

    public static String name(int place) {
        return place == RaceBoard.BAR ? "bar" : place == RaceBoard.OFF ? "off" : String.valueOf(place);
    }

    /**
     * The ways of the men, rearmost first. Each is written as a whole; a point in between is named only if the man hit
     * there.
     */
    @Override
    public String notation() {
        List<List<RaceStep>> ways = new ArrayList<>();
        for (RaceStep step : steps) {
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
                        way -> -RaceBoard.PLACES * way.get(0).from()
                                - way.get(way.size() - 1).to(),
                        TreeMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .map(RollPlay::written)
                .collect(Collectors.joining(" "));
    }

    /** @param alike the ways of men that go from the same place to the same place */
    private static String written(List<List<RaceStep>> alike) {
        List<RaceStep> way = alike.get(0);
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
    public RaceStanding after(RaceStanding now) {
        return now.played(board);
    }
}
