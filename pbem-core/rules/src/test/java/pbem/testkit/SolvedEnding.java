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

/** The end of a game of two without secrets, solved by trying everything, as plainly as can be. */
public final class SolvedEnding {

    private final Map<Position, Double> known = new HashMap<>();
    private int left;

    /** @param most so many positions are looked at */
    public SolvedEnding(int most) {
        this.left = most;
    }

    /** The moves that keep the best that can be had; empty if that cannot be told, or if it makes no difference. */
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
