package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the plays of a roll. A player must use as many dice as possible and, if only one of the two can be used, the
 * larger.
 */
final class RollPlays {

    private final int seat;
    private final int[] dice;
    private final boolean isDouble;
    private final List<Step> steps = new ArrayList<>();
    private final List<RollPlay> found;

    private RollPlays(int seat, List<RollPlay> found, int... dice) {
        this.seat = seat;
        this.found = found;
        this.dice = dice;
        this.isDouble = dice.length > 2;
    }

    /**
     * All plays in every order of their steps; with a double only from the rear, since any other order leads to the
     * same board.
     */
    static List<RollPlay> ways(PointBoard board, int seat, Roll roll) {
        List<RollPlay> found = new ArrayList<>();
        int one = roll.first();
        int other = roll.second();
        if (roll.isDouble()) {
            new RollPlays(seat, found, one, one, one, one).go(board, PointBoard.BAR);
        } else {
            new RollPlays(seat, found, one, other).go(board, PointBoard.BAR);
            new RollPlays(seat, found, other, one).go(board, PointBoard.BAR);
        }
        int longest = found.stream().mapToInt(play -> play.steps().size()).max().orElse(0);
        found.removeIf(play -> play.steps().size() < longest);
        if (longest == 1 && !roll.isDouble()) {
            int larger = found.stream()
                    .mapToInt(play -> play.steps().get(0).die())
                    .max()
                    .orElse(0);
            found.removeIf(play -> play.steps().get(0).die() < larger);
        }
        return found;
    }

    /** The first play for each resulting board. */
    static List<RollPlay> distinct(List<RollPlay> ways) {
        Map<PointBoard, RollPlay> byBoard = new LinkedHashMap<>();
        ways.forEach(play -> byBoard.putIfAbsent(play.board(), play));
        return List.copyOf(byBoard.values());
    }

    private void go(PointBoard board, int rear) {
        boolean stuck = true;
        if (steps.size() < dice.length) {
            int die = dice[steps.size()];
            for (int from = rear; from > PointBoard.OFF; from--) {
                int to = board.target(seat, from, die);
                if (to != PointBoard.NOWHERE) {
                    stuck = false;
                    steps.add(new Step(from, to, die, board.hits(seat, to)));
                    go(board.moved(seat, from, to), isDouble ? from : PointBoard.BAR);
                    steps.remove(steps.size() - 1);
                }
            }
        }
        if (stuck && !steps.isEmpty()) {
            found.add(new RollPlay(steps, board));
        }
    }
}
