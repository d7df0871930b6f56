package pbem.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import pbem.game.Dice;
import pbem.game.Simulation;

/**
 * For a game in which chance comes before every turn. First each move is judged by what lies there then, in an order by lot; then,
 * for as long as the effort lasts, the best of them by the best answers to them, over all that chance may bring. For one
 * thread, and once.
 */
final class ExpectationSearch {

    private static final int WON = 1_000_000;

    /** A game that is over counts as one that is nearly so. */
    private static final int LIMIT = 2_000;

    /** So many of the best moves are looked at for their answers. */
    private static final int MOST = 12;

    private final Simulation at;
    private final int seat;
    private final long seed;
    private final Effort effort;

    /** @param seat who asks */
    ExpectationSearch(Simulation at, int seat, long seed, Effort effort) {
        this.at = at;
        this.seat = seat;
        this.seed = seed;
        this.effort = effort;
    }

    private record Judged(int code, Simulation after, int value) {}

    /** For the seat on turn. */
    Engine.Found search() {
        List<Judged> judged = new ArrayList<>();
        int[] codes = new int[at.mostMoves()];
        int count = shuffled(codes);
        for (int i = 0; i < count; i++) {
            Simulation after = at.copy();
            after.play(codes[i]);
            if (judged.isEmpty() || !effort.isSpent() || isOver(after)) { // a game that can be won is won
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

    /** For the seat that asks, whatever chance brings now. */
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

    /** Whose turn it is may not be asked before chance has come in: it would come in by that. */
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

    /** What comes of a situation on the average, before chance has its say. */
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
