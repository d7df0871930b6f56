package pbem.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import pbem.game.Dice;
import pbem.game.Simulation;

/**
 * Expectation search for games in which chance comes before every turn. It evaluates each move first, in random order.
 * With the rest of the effort it evaluates the best moves by the best replies to them, averaged over all chance
 * outcomes. Used once, by one thread.
 *
 * @param seat the asking seat
 */
record ExpectationSearch(Simulation at, int seat, long seed, Effort effort) {

    private static final int WON = 1_000_000;

    /** The limit of evaluations: a finished game counts no more than a nearly finished one. */
    private static final int LIMIT = 2_000;

    /** The number of best moves whose replies are searched. */
    private static final int MOST = 12;

    private record Judged(int code, Simulation after, int value) {}

    /** The best move of the seat on turn. */
    Engine.Found search() {
        List<Judged> judged = new ArrayList<>();
        int[] codes = new int[at.mostMoves()];
        int count = shuffled(codes);
        for (int i = 0; i < count; i++) {
            Simulation after = at.copy();
            after.play(codes[i]);
            if (judged.isEmpty() || !effort.isSpent() || isOver(after)) { // a win at once is taken
                judged.add(new Judged(codes[i], after, value(after)));
                effort.spend();
            }
        }
        judged.sort(Comparator.comparing(move -> -move.value()));
        Judged best = judged.get(0);
        int most = 0;
        for (int i = 0; i < Math.min(MOST, judged.size()) && best.value() < WON && !effort.isSpent(); i++) {
            int expected = expected(judged.get(i).after());
            if (!effort.isSpent() && (i == 0 || expected > most)) {
                most = expected;
                best = judged.get(i);
            }
        }
        double chance = best.value() >= WON ? 1 : Engine.chance(most == 0 ? best.value() : most);
        return new Engine.Found(List.of(best.code()), chance, Engine.shared(at, seat, chance), best.value() >= WON);
    }

    /** The expected result of the asking seat, averaged over the next chance outcomes. */
    Engine.Outlook outlook() {
        int value = isOver(at) ? value(at) : expected(at);
        double chance = Math.abs(value) >= WON ? value > 0 ? 1 : 0 : Engine.chance(value);
        return new Engine.Outlook(Engine.shared(at, seat, chance), Math.abs(value) >= WON);
    }

    private int shuffled(int[] codes) {
        Dice dice = new Dice(seed);
        int count = at.moves(codes);
        for (int i = count - 1; i > 0; i--) {
            int other = dice.below(i + 1);
            int code = codes[i];
            codes[i] = codes[other];
            codes[other] = code;
        }
        return count;
    }

    /** Whether the game is over. Asking for the turn is not allowed before chance is drawn, since it would draw it. */
    private static boolean isOver(Simulation there) {
        return there.lots() == 0 && there.turn() < 0;
    }

    private int value(Simulation there) {
        if (!isOver(there)) {
            return there.value(seat);
        }
        double[] results = new double[there.seats()];
        there.results(results);
        return results[seat] == 1 ? WON : -WON;
    }

    /** The average value of a position over its chance outcomes. */
    private int expected(Simulation there) {
        int lots = there.lots();
        if (lots == 0) {
            return value(there);
        }
        long sum = 0;
        int weights = 0;
        int[] codes = new int[there.mostMoves()];
        for (int lot = 0; lot < lots && !effort.isSpent(); lot++) {
            Simulation drawn = there.copy();
            int weight = drawn.draw(lot);
            weights += weight;
            sum += (long) weight * Math.max(-LIMIT, Math.min(LIMIT, answered(drawn, codes)));
        }
        return (int) (sum / Math.max(1, weights));
    }

    private int answered(Simulation drawn, int[] codes) {
        boolean own = drawn.turn() == seat;
        int count = drawn.turn() < 0 ? 0 : drawn.moves(codes);
        int best = own ? -WON : WON;
        for (int i = 0; i < count; i++) {
            Simulation next = drawn.copy();
            next.play(codes[i]);
            int value = value(next);
            best = own ? Math.max(best, value) : Math.min(best, value);
            effort.spend();
        }
        return count == 0 ? value(drawn) : best;
    }
}
