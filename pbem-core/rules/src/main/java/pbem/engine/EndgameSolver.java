package pbem.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Simulation;

/**
 * Proves who wins a game of two without secrets: alpha-beta search to the end, with a table of known positions. Moves
 * that leave the opponent the fewest replies are tried first. Used once, by one thread.
 */
final class EndgameSolver {

    static final int LOST = 0;

    /** A draw, or a game that is not over within the search depth. */
    static final int DRAWN = 1;

    static final int WON = 2;

    /** Deeper than the length of any game that is solved. */
    private static final int ENDLESS = Byte.MAX_VALUE;

    private final Simulation root;
    private final Effort effort;
    private final KnownPositions known;
    private final int[] replies;

    EndgameSolver(Simulation root, Effort effort, KnownPositions known) {
        this.root = root;
        this.effort = effort;
        this.known = known;
        this.replies = new int[root.mostMoves()];
    }

    EndgameSolver(Simulation root, Effort effort) {
        this(root, effort, KnownPositions.forProof(effort.most()));
    }

    /** A move that keeps the value of the position; empty if it was not found. */
    Optional<Engine.Found> solve() {
        int best = -1;
        int most = LOST - 1;
        for (int move : moves(root)) {
            int value = after(root, move, ENDLESS, Math.max(LOST, most), WON);
            if (effort.isSpent()) {
                return Optional.empty();
            }
            if (value > most) {
                most = value;
                best = move;
            }
            if (most == WON) {
                break;
            }
        }
        return Optional.of(found(best, most));
    }

    /** A move that wins at once, for any number of seats. It looks at each move once, as every search does. */
    static Optional<Engine.Found> winAtOnce(Simulation at) {
        return endAtOnce(at, 1);
    }

    /**
     * A move that ends the game.
     *
     * @param least the least result for its mover
     */
    static Optional<Engine.Found> endAtOnce(Simulation at, double least) {
        for (int move : moves(at)) {
            Simulation next = at.copy();
            next.play(move);
            double[] results = new double[at.seats()];
            if (next.turn() < 0) {
                next.results(results);
            }
            if (results[at.turn()] >= least) {
                return Optional.of(new Engine.Found(List.of(move), results[at.turn()], Engine.boxed(results), true));
            }
        }
        return Optional.empty();
    }

    /**
     * The same result by the shortest win or the longest loss, as far as the effort reaches.
     *
     * @param found a proven win or loss
     */
    Engine.Found paced(Engine.Found found) {
        List<Integer> open = IntStream.of(moves(root)).boxed().toList();
        for (int plies = 0; plies < ENDLESS && !open.isEmpty(); plies++) {
            List<Integer> left = new ArrayList<>();
            for (int move : open) {
                int value = after(root, move, plies, LOST, WON);
                if (effort.isSpent()) {
                    return open.contains(found.codes().get(0)) || found.chance() > 0 ? found : found(open.get(0), LOST);
                }
                if (value == WON) {
                    return move == found.codes().get(0) ? found : found(move, WON);
                }
                if (value != LOST) {
                    left.add(move);
                }
            }
            if (left.isEmpty()) {
                return open.contains(found.codes().get(0)) ? found : found(open.get(0), LOST);
            }
            open = left;
        }
        return found;
    }

    private Engine.Found found(int move, int value) {
        double chance = (double) value / WON;
        return new Engine.Found(List.of(move), chance, Engine.shared(root, root.turn(), chance), true);
    }

    private static int[] moves(Simulation at) {
        int[] moves = new int[at.mostMoves()];
        return Arrays.copyOf(moves, at.moves(moves));
    }

    /** The value of a move for its mover, searched to that depth. */
    private int after(Simulation at, int move, int plies, int least, int most) {
        Simulation next = at.copy();
        next.play(move);
        effort.spend();
        return seen(at, next, plies, least, most);
    }

    /** The value of a next position for the seat on turn before it. */
    private int seen(Simulation at, Simulation next, int plies, int least, int most) {
        if (next.turn() < 0) {
            double[] results = new double[next.seats()];
            next.results(results);
            return (int) Math.round(results[at.turn()] * WON);
        }
        return next.turn() == at.turn()
                ? value(next, plies, least, most)
                : WON - value(next, plies, WON - most, WON - least);
    }

    /** The value for the seat on turn, between least and most; unreliable once the effort is spent. */
    private int value(Simulation at, int plies, int least, int most) {
        if (plies == 0) {
            return DRAWN;
        }
        long key = key(at);
        int before = remembered(key, plies, least, most);
        if (before >= LOST) {
            return before;
        }
        int[] moves = moves(at);
        Simulation[] next = new Simulation[moves.length];
        long[] order = new long[moves.length];
        int waiting = 0;
        int best = LOST;
        for (int i = 0; i < moves.length && best < most; i++) {
            Simulation one = at.copy();
            one.play(moves[i]);
            effort.spend();
            int value = plies > 1 ? valueSeen(at, one, plies - 1, most) : seen(at, one, 0, least, most);
            if (value >= LOST) {
                best = Math.max(best, value);
            } else {
                next[i] = one;
                order[waiting++] = (long) one.moves(replies) << Integer.SIZE | i;
            }
        }
        Arrays.sort(order, 0, waiting);
        for (int i = 0; i < waiting && best < most && !effort.isSpent(); i++) {
            best = Math.max(best, seen(at, next[(int) order[i]], plies - 1, Math.max(least, best), most));
        }
        if (!effort.isSpent()) {
            known.keep(key, plies, -1, best, best >= most && best < WON, best <= least && best > LOST);
        }
        return best;
    }

    /** The known value of a position without further search; below 0 if there is none. */
    private int valueSeen(Simulation at, Simulation next, int plies, int most) {
        if (next.turn() < 0) {
            return seen(at, next, 0, LOST, WON);
        }
        boolean same = next.turn() == at.turn();
        int least = same ? most - 1 : WON - most;
        int value = remembered(key(next), plies, least, least + 1);
        return value < LOST ? value : same ? value : WON - value;
    }

    private static long key(Simulation at) {
        return at.symmetricKey() * 2 + at.turn();
    }

    /** A stored value that decides between least and most; below 0 if there is none. */
    private int remembered(long key, int plies, int least, int most) {
        int depth = known.depth(key);
        if (depth < 0) {
            return -1;
        }
        int value = known.value(key);
        boolean holds = value == DRAWN ? depth >= plies : depth <= plies;
        boolean decides =
                known.isExact(key) || known.isLeast(key) && value >= most || known.isMost(key) && value <= least;
        return holds && decides ? value : -1;
    }
}
