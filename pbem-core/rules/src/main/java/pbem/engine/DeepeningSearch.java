package pbem.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import pbem.game.Dice;
import pbem.game.Simulation;

/**
 * Alpha-beta search with iterative deepening, a transposition table, quiescence search, killer moves, history and late
 * move reductions. With more than two seats all others count as one opponent (paranoid). Used once, by one thread.
 */
final class DeepeningSearch {

    private static final int WON = 1_000_000;
    private static final int SURELY = WON - 1_000;
    private static final int DEEPEST = 60;
    private static final int LOUDEST = 8;
    private static final int LEAST_LATE = 5;

    /** The random part of evaluations, so that robots do not repeat one game again and again. */
    private static final int WHIM = 5;

    private final Simulation root;
    private final int seat;
    private final long seed;
    private final Effort effort;
    private final KnownPositions known;
    private final long[] past;
    private final long[] path = new long[2 * DEEPEST];
    private final int[][] killers = new int[2 * DEEPEST][2];
    private final int[][] moves;
    private final int[][] scores;
    private final MoveIndex kept;
    private final int[] history;
    private int best = -1;
    private int bestValue;

    DeepeningSearch(Simulation root, long seed, Effort effort) {
        this.root = root;
        this.seat = root.turn();
        this.seed = seed;
        this.effort = effort;
        this.known = KnownPositions.forSearch(effort.most());
        this.past = root.past().clone();
        Arrays.sort(past);
        this.moves = new int[2 * DEEPEST][root.mostMoves()];
        this.scores = new int[2 * DEEPEST][root.mostMoves()];
        this.kept = MoveIndex.of(root.codes());
        this.history = new int[kept.size()];
        for (int[] two : killers) {
            Arrays.fill(two, -1);
        }
    }

    /** Searches on after a certain result until no sooner win, or later loss, can be left. */
    Engine.Found search() {
        path[0] = root.key();
        int value = 0;
        for (int depth = 1; depth < DEEPEST && !effort.isSpent() && depth <= WON - Math.abs(value); depth++) {
            int found = atRoot(depth);
            if (best >= 0) {
                value = found;
            }
        }
        double chance = chance(value);
        // What all others could do together proves no loss, since they need not cooperate.
        boolean certain = value >= SURELY || value <= -SURELY && root.seats() == 2;
        return new Engine.Found(line(), chance, Engine.shared(root, seat, chance), certain);
    }

    private static double chance(int value) {
        return value >= SURELY ? 1 : value <= -SURELY ? 0 : Engine.chance(value);
    }

    private int atRoot(int depth) {
        int count = ordered(root, 0, best);
        int[] here = moves[0];
        int low = -WON;
        for (int i = 0; i < count; i++) {
            Simulation next = root.copy();
            next.play(here[i]);
            effort.spend();
            int value;
            if (i == 0) {
                value = value(next, depth - 1, low, WON, 1);
            } else {
                value = value(next, depth - 1, low, low + 1, 1);
                if (value > low && !effort.isSpent()) {
                    value = value(next, depth - 1, low, WON, 1);
                }
            }
            if (effort.isSpent() && best >= 0) {
                return bestValue; // the value of this move is unreliable
            }
            if (value > low || i == 0) {
                low = value;
                best = here[i];
                bestValue = value;
            }
            if (effort.isSpent()) {
                return bestValue;
            }
        }
        return bestValue;
    }

    /** The value for the asking seat, between low and high. */
    private int value(Simulation at, int depth, int low, int high, int ply) {
        if (at.turn() < 0) {
            return ended(at, ply);
        }
        long key = at.key();
        path[ply] = key;
        if (isRepeated(key, ply)) {
            return 0;
        }
        int left = at.isUrgent() && ply < DEEPEST ? depth + 1 : depth;
        if (left <= 0 || ply >= DEEPEST) {
            return quiet(at, low, high, ply, 0);
        }
        if (effort.isSpent()) {
            return at.value(seat);
        }
        int first = known.move(key);
        if (known.isDeepEnough(key, left)) {
            int value = known.value(key);
            if (known.isExact(key) || known.isLeast(key) && value >= high || known.isMost(key) && value <= low) {
                return value;
            }
        }
        boolean own = at.turn() == seat;
        int count = ordered(at, ply, first);
        int[] here = moves[ply];
        int from = low;
        int to = high;
        int bestHere = own ? -WON - 1 : WON + 1;
        int chosen = here[0];
        for (int i = 0; i < count; i++) {
            int code = here[i];
            Simulation next = at.copy();
            next.play(code);
            effort.spend();
            boolean late = i >= LEAST_LATE && left >= 3 && scores[ply][i] < 1_000_000 && !at.isUrgent();
            int value;
            if (i == 0) {
                value = value(next, left - 1, from, to, ply + 1);
            } else {
                int reach = late ? left - (i >= 4 * LEAST_LATE ? 3 : 2) : left - 1;
                value = own ? value(next, reach, from, from + 1, ply + 1) : value(next, reach, to - 1, to, ply + 1);
                boolean better = own ? value > from : value < to;
                if (better && (late || to - from > 1) && !effort.isSpent()) {
                    value = value(next, left - 1, from, to, ply + 1);
                }
            }
            if (effort.isSpent()) {
                return own ? Math.max(bestHere, low) : Math.min(bestHere, high);
            }
            if (own ? value > bestHere : value < bestHere) {
                bestHere = value;
                chosen = code;
            }
            if (own) {
                from = Math.max(from, value);
            } else {
                to = Math.min(to, value);
            }
            if (from >= to) {
                remember(at, code, ply, left);
                break;
            }
        }
        known.keep(key, left, chosen, bestHere, bestHere >= high, bestHere <= low);
        return bestHere;
    }

    private void remember(Simulation at, int code, int ply, int left) {
        if (at.promise(code) > 0) {
            return;
        }
        if (killers[ply][0] != code) {
            killers[ply][1] = killers[ply][0];
            killers[ply][0] = code;
        }
        int place = kept.at(code);
        history[place] = Math.min(900_000, history[place] + left * left);
    }

    /** Quiescence search: captures and the like until the position is quiet, with the option to stand pat. */
    private int quiet(Simulation at, int low, int high, int ply, int loudness) {
        if (at.turn() < 0) {
            return ended(at, ply);
        }
        int still = at.value(seat) + whim(at);
        boolean own = at.turn() == seat;
        if (own ? still >= high : still <= low) {
            return still;
        }
        if (loudness >= LOUDEST || ply >= 2 * DEEPEST - 2 || effort.isSpent()) {
            return still;
        }
        int[] here = moves[ply];
        int count = at.loud(here);
        for (int i = 0; i < count; i++) {
            scores[ply][i] = at.promise(here[i]);
        }
        sort(here, scores[ply], count);
        int from = own ? Math.max(low, still) : low;
        int to = own ? high : Math.min(high, still);
        int bestHere = still;
        for (int i = 0; i < count && from < to; i++) {
            Simulation next = at.copy();
            next.play(here[i]);
            effort.spend();
            int value = quiet(next, from, to, ply + 1, loudness + 1);
            if (effort.isSpent()) {
                return bestHere;
            }
            if (own) {
                bestHere = Math.max(bestHere, value);
                from = Math.max(from, value);
            } else {
                bestHere = Math.min(bestHere, value);
                to = Math.min(to, value);
            }
        }
        return bestHere;
    }

    private int whim(Simulation at) {
        return (int) Math.floorMod(Dice.mixed(at.key() ^ seed), 2L * WHIM + 1) - WHIM;
    }

    /** The value of a finished game; an earlier win counts more. */
    private int ended(Simulation at, int ply) {
        double[] results = new double[at.seats()];
        at.results(results);
        double others = 0;
        for (int other = 0; other < results.length; other++) {
            others = other == seat ? others : Math.max(others, results[other]);
        }
        return results[seat] == others ? 0 : results[seat] > others ? WON - ply : ply - WON;
    }

    private boolean isRepeated(long key, int ply) {
        for (int before = ply - 2; before >= 0; before--) {
            if (path[before] == key) {
                return true;
            }
        }
        return Arrays.binarySearch(past, key) >= 0;
    }

    /** Lists the sensible moves, the likely best first. */
    private int ordered(Simulation at, int ply, int first) {
        int[] here = moves[ply];
        int[] score = scores[ply];
        int count = at.sensible(here);
        for (int i = 0; i < count; i++) {
            int code = here[i];
            int promise = at.promise(code);
            if (code == first) {
                score[i] = Integer.MAX_VALUE;
            } else if (promise > 0) {
                score[i] = 2_000_000 + promise;
            } else if (code == killers[ply][0]) {
                score[i] = 1_500_000;
            } else if (code == killers[ply][1]) {
                score[i] = 1_400_000;
            } else {
                score[i] = history[kept.at(code)] + promise;
            }
        }
        sort(here, score, count);
        return count;
    }

    /** Sorts by score; equal scores keep their order. */
    private static void sort(int[] codes, int[] scores, int count) {
        for (int i = 1; i < count; i++) {
            int code = codes[i];
            int score = scores[i];
            int at = i;
            while (at > 0 && scores[at - 1] < score) {
                codes[at] = codes[at - 1];
                scores[at] = scores[at - 1];
                at--;
            }
            codes[at] = code;
            scores[at] = score;
        }
    }

    private List<Integer> line() {
        List<Integer> line = new ArrayList<>(List.of(best));
        Simulation at = root.copy();
        at.play(best);
        while (at.turn() >= 0 && line.size() < 8) {
            int next = known.move(at.key());
            int count = at.moves(moves[0]);
            boolean legal = false;
            for (int i = 0; i < count; i++) {
                legal |= moves[0][i] == next;
            }
            if (!legal) {
                break;
            }
            line.add(next);
            at.play(next);
        }
        return line;
    }
}
