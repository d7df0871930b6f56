package pbem.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;

/** Solves the end of a game of two without secrets by trying every move. */
public final class SolvedEnding {

    private static final int LONGEST = 60;

    private final Map<Position, Double> known = new HashMap<>();
    private int left;

    /** @param most the most positions that are looked at */
    public SolvedEnding(int most) {
        this.left = most;
    }

    /** The moves with the best value; empty if the positions run out, or if all moves have the same value. */
    public Optional<List<String>> best(Position position) {
        Seat seat = position.toMove().get(0);
        Map<String, Double> values = new HashMap<>();
        for (Move move : position.moves()) {
            values.put(move.notation(), value(position.play(move), seat));
        }
        double most =
                values.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        List<String> best = values.entrySet().stream()
                .filter(entry -> entry.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
        return left <= 0 || best.size() == values.size() ? Optional.empty() : Optional.of(best);
    }

    /**
     * The value of a position for a seat, on turn or not. Each pass looks one move further, so games that can go on for
     * ever are judged, too.
     *
     * @return empty if the value takes too many positions or moves
     */
    public Optional<Double> worth(Position at, Seat seat) {
        for (int moves = 0; left > 0 && moves < LONGEST; moves++) {
            double least = within(moves, at, seat, 0, new HashMap<>());
            double most = within(moves, at, seat, 1, new HashMap<>());
            if (left > 0 && least == most) {
                return Optional.of(least);
            }
        }
        return Optional.empty();
    }

    private record Reached(int moves, Position at) {}

    /** @param open the value of a game that is not over within those moves */
    private double within(int moves, Position at, Seat seat, double open, Map<Reached, Double> before) {
        if (at.outcome().isPresent()) {
            return share(at.outcome().get(), seat);
        }
        if (moves == 0 || --left <= 0) {
            return open;
        }
        Reached here = new Reached(moves, at);
        Double found = before.get(here);
        if (found != null) {
            return found;
        }
        boolean own = at.toMove().contains(seat);
        double best = own ? 0 : 1;
        for (Move move : at.moves()) {
            double value = within(moves - 1, at.play(move), seat, open, before);
            best = own ? Math.max(best, value) : Math.min(best, value);
            if (best == (own ? 1 : 0)) {
                break;
            }
        }
        before.put(here, best);
        return best;
    }

    private double value(Position at, Seat seat) {
        if (at.outcome().isPresent()) {
            return share(at.outcome().get(), seat);
        }
        Double before = known.get(at);
        if (before != null) {
            return before;
        }
        if (--left <= 0) {
            return 0;
        }
        boolean own = at.toMove().contains(seat);
        double best = own ? 0 : 1;
        for (Move move : at.moves()) {
            double value = value(at.play(move), seat);
            best = own ? Math.max(best, value) : Math.min(best, value);
        }
        known.put(at, best);
        return best;
    }

    private static double share(Outcome outcome, Seat seat) {
        Result result = outcome.of(seat);
        boolean shared = result == Result.DREW
                || result == Result.WON && outcome.with(Result.WON).size() > 1;
        return shared ? 0.5 : result == Result.WON ? 1 : 0;
    }
}
