package pbem.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Simulation;

/** Looks at everything that can still happen in a game of two, if that is little. For one thread, and once. */
final class EndgameSolver {

    /** So many positions are remembered, which takes less than 100 MB. */
    private static final int REMEMBERED = 800_000;

    private static final int WON = 2;

    private final Simulation root;
    private final Effort effort;
    private final Map<Long, Byte> known = new HashMap<>();

    EndgameSolver(Simulation root, Effort effort) {
        this.root = root;
        this.effort = effort;
    }

    /** A move that wins for sure; empty if there is none, or it was not found. */
    Optional<Engine.Found> solve() {
        int[] moves = new int[root.mostMoves()];
        int count = root.moves(moves);
        for (int i = 0; i < count && !effort.isSpent(); i++) {
            Simulation next = root.copy();
            next.play(moves[i]);
            effort.spend();
            int value = value(next, root.turn(), 0, WON);
            if (value == WON && !effort.isSpent()) {
                return Optional.of(new Engine.Found(List.of(moves[i]), 1, Engine.shared(root, root.turn(), 1), true));
            }
        }
        return Optional.empty();
    }

    /** For that seat: 2 is won, 1 drawn, 0 lost; means nothing once the effort is spent. */
    private int value(Simulation at, int seat, int least, int most) {
        if (at.turn() < 0) {
            double[] results = new double[at.seats()];
            at.results(results);
            return (int) Math.round(results[seat] * WON);
        }
        long key = at.key() * 2 + seat;
        Byte before = known.get(key);
        if (before != null) {
            return before;
        }
        boolean own = at.turn() == seat;
        int best = own ? 0 : WON;
        int[] moves = new int[at.mostMoves()];
        int count = at.moves(moves);
        int low = least;
        int high = most;
        for (int i = 0; i < count; i++) {
            if (effort.isSpent()) {
                return best;
            }
            Simulation next = at.copy();
            next.play(moves[i]);
            effort.spend();
            int value = value(next, seat, low, high);
            if (own) {
                best = Math.max(best, value);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, best);
            }
            if (low >= high) {
                break;
            }
        }
        // Only values that no window has cut can be kept.
        if (!effort.isSpent()
                && (best == 0 || best == WON)
                && (own ? best == WON || low < high : best == 0 || low < high)
                && known.size() < REMEMBERED) {
            known.put(key, (byte) best);
        }
        return best;
    }
}
