package pbem.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import pbem.game.Dice;
import pbem.game.Simulation;
import pbem.game.Strategy;

/**
 * Monte Carlo tree search for any number of seats: each seat maximizes its own result (max^n). An untried move counts
 * as much as it did later in playouts (RAVE), or else as much as its position (first-play urgency). Promising moves are
 * tried first, and the others one by one as playouts are added (progressive widening). Proven moves are not tried
 * again. Where something is hidden, every few games begin with another guess, and the tree holds what was met in any of
 * them, a move counting for as often as it could be made (single-observer information set search). For one thread, and
 * once.
 */
final class TreeSearch {

    /** The most memory of a tree, which only a thorough analysis needs: level 4 ends with less than a third of it. */
    private static final long MEMORY = 100L << 20;

    /** The moves that a position of the tree lists before it was met some thousand times; Amazons has 2,000 of them. */
    private static final int SOON = 256;

    private static final int GAMES_PER_GUESS = 2;
    private static final double EXPLORING = 0.35;
    private static final double EXPLORING_GUESSES = 0.5;
    private static final int WIDE_FROM = 12;
    private static final double WIDENING = 3;

    private final Question question;
    private final LongFunction<Simulation> guesser;
    private final Effort effort;
    private final boolean guesses;
    private final boolean promises;
    private final int laterMoves;
    private final Dice dice;
    private final Simulation first;
    private final TreeNode root;
    private final MoveIndex kept;
    private final int[][] stamps; // by seat and move the last playout with that move
    private final List<TreeNode> path = new ArrayList<>();
    private final List<Integer> steps = new ArrayList<>();
    private final int[] legal;
    private final int[] places;
    private Simulation guess;
    private long memory;
    private int game;

    TreeSearch(Question question, Strategy strategy, Engine.Beginning beginning) {
        this.question = question;
        this.effort = beginning.effort();
        this.guesses = strategy.guesses(question.position().setup());
        this.promises = strategy.seesPromise(question.level().number());
        this.laterMoves = strategy.laterMoves();
        this.dice = new Dice(question.seed());
        this.guesser = beginning.guesses();
        this.first = beginning.at();
        this.guess = first;
        this.root = new TreeNode(first.turn(), first.seats());
        this.kept = MoveIndex.of(first.codes());
        this.stamps = new int[first.seats()][laterMoves > 0 ? kept.size() : 0];
        this.legal = new int[first.mostMoves()];
        this.places = new int[first.mostMoves()];
    }

    Engine.Found search() {
        open(root, first);
        playAll();
        int best = best();
        TreeNode child = root.children[best];
        return new Engine.Found(line(best), child(best), means(child == null ? root : child), isCertain());
    }

    /** The expected result of the first position, for the seat on turn under each guess. */
    Engine.Outlook outlook() {
        playAll();
        return new Engine.Outlook(means(root), isCertain());
    }

    /**
     * Whether the result is certain. With three seats a certain loser can still decide who wins, so only a win is
     * certain.
     */
    private boolean isCertain() {
        return root.proven != null
                && (first.seats() == 2 || Arrays.stream(root.proven).anyMatch(share -> share >= 1));
    }

    private static List<Double> means(TreeNode node) {
        double[] means = new double[node.sums.length];
        for (int seat = 0; seat < means.length; seat++) {
            means[seat] = node.proven == null && node.visits == 0 ? 1.0 / means.length : node.mean(seat);
        }
        double all = Arrays.stream(means).sum(); // a narrow loss may count for something, too
        for (int seat = 0; seat < means.length && all > 0; seat++) {
            means[seat] /= all;
        }
        return Engine.boxed(means);
    }

    private void playAll() {
        while (!effort.isSpent() && root.proven == null) {
            game++;
            if (guesses && game % GAMES_PER_GUESS == 0) {
                guess = guesser.apply(Dice.mixed(question.seed() + game));
            }
            playOne();
        }
    }

    private double child(int at) {
        TreeNode child = root.children[at];
        return child == null ? 0.5 : child.mean(root.seat);
    }

    private void playOne() {
        Simulation at = guess.copy();
        path.clear();
        steps.clear();
        TreeNode node = root;
        path.add(node);
        if (guesses && node.seat != at.turn()) { // after a move whose effect depends on the guess
            node = node.withTurnOf(at.turn());
            path.add(node);
        }
        while (node.proven == null && at.turn() >= 0) {
            if (!node.isOpen() && (node.visits < 1 || memory > MEMORY)) {
                break;
            }
            int chosen = chosen(node, at);
            int code = node.codes[chosen];
            at.play(code);
            effort.spend();
            steps.add(code);
            TreeNode child = node.children[chosen];
            if (child == null) {
                child = new TreeNode(at.turn(), at.seats());
                memory += child.bytes();
                node.children[chosen] = child;
            }
            path.add(child);
            node = child.withTurnOf(at.turn());
            if (node != child) {
                path.add(node);
            }
        }
        if (steps.isEmpty() && at.turn() < 0) {
            effort.spend(); // otherwise the search would not end
        }
        double[] results = new double[at.seats()];
        if (node.proven != null) {
            System.arraycopy(node.proven, 0, results, 0, results.length);
        } else if (at.turn() < 0) {
            at.results(results);
            if (!guesses) {
                node.proven = results.clone();
            }
        } else {
            playOn(at, results);
        }
        learn(results);
    }

    private void playOn(Simulation at, double[] results) {
        int left = at.longestPlayout();
        while (at.turn() >= 0 && left-- > 0) {
            int code = at.likely(dice);
            if (laterMoves > 0) {
                stamps[at.turn()][kept.at(code)] = game;
            }
            at.play(code);
            effort.spend();
        }
        if (at.turn() < 0) {
            at.results(results);
            return;
        }
        double sum = 0;
        for (int seat = 0; seat < results.length; seat++) {
            results[seat] = Engine.chance(at.value(seat));
            sum += results[seat];
        }
        for (int seat = 0; seat < results.length; seat++) {
            results[seat] /= sum;
        }
    }

    /** Updates the nodes from the last to the first, so that each also counts the moves made later. */
    private void learn(double[] results) {
        for (int i = path.size() - 1; i >= 0; i--) {
            TreeNode node = path.get(i);
            node.count(results);
            if (laterMoves > 0 && i < steps.size()) {
                stamps[node.seat][kept.at(steps.get(i))] = game;
            }
            if (laterMoves > 0 && node.seat >= 0) {
                learnLater(node, (float) results[node.seat]);
            }
            if (!guesses) {
                node.prove();
            }
        }
    }

    private void learnLater(TreeNode node, float result) {
        int[] made = stamps[node.seat];
        for (int i = 0; i < node.size; i++) {
            if (made[kept.at(node.codes[i])] == game) {
                node.laterVisits[i]++;
                node.laterSums[i] += result;
            }
        }
    }

    /** Adds the moves of a position that are tried first: promising ones, and then others in random order. */
    private void open(TreeNode node, Simulation at) {
        int count = at.sensible(legal);
        int listed = node == root ? count : Math.min(count, SOON);
        node.grow(listed);
        long[] order = new long[count];
        for (int i = 0; i < count; i++) {
            long promise = Math.max(-30_000, Math.min(30_000, promise(at, legal[i])));
            order[i] = (40_000 - promise) << 46 | (dice.next() >>> 34) << 16 | i;
        }
        Arrays.sort(order);
        for (int i = 0; i < listed; i++) {
            int code = legal[(int) (order[i] & 0xffff)];
            node.add(code, promise(at, code));
        }
        node.whole = listed == count;
        memory += node.bytes();
    }

    /** Adds the moves that are not listed yet. */
    private void complete(TreeNode node, Simulation at) {
        memory -= node.bytes();
        int count = at.sensible(legal);
        for (int i = 0; i < count; i++) {
            if (node.place(legal[i]) < 0) {
                node.add(legal[i], promise(at, legal[i]));
            }
        }
        node.whole = true;
        memory += node.bytes();
    }

    private int promise(Simulation at, int code) {
        return promises ? at.promise(code) : 0;
    }

    private int chosen(TreeNode node, Simulation at) {
        if (!guesses) {
            if (!node.isOpen()) {
                open(node, at);
            }
            double wide = WIDE_FROM + WIDENING * Math.sqrt(node.visits);
            if (!node.whole && wide > node.size) {
                complete(node, at);
            }
            return best(node, (int) Math.min(node.size, wide));
        }
        int count = at.moves(legal);
        for (int i = 0; i < count; i++) {
            int place = node.place(legal[i]);
            if (place < 0) {
                node.add(legal[i], promise(at, legal[i]));
                place = node.size - 1;
            }
            places[i] = place;
            node.times[place]++;
        }
        return best(node, count);
    }

    /** The best of the first moves, or of those that are legal under this guess. */
    private int best(TreeNode node, int count) {
        double log = StrictMath.log(node.visits + 1);
        double mean = node.mean(node.seat);
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int at = guesses ? places[i] : i;
            double value = guesses
                    ? value(node, at, mean, StrictMath.log(node.times[at] + 1), EXPLORING_GUESSES)
                    : value(node, at, mean, log, EXPLORING);
            if (value > most) {
                most = value;
                best = at;
            }
        }
        // All of these are proven losses; there may be other moves.
        if (!guesses && count < node.size && node.children[best] != null && node.children[best].proven != null) {
            return count;
        }
        return best;
    }

    private double value(TreeNode node, int at, double mean, double log, double exploring) {
        TreeNode child = node.children[at];
        if (child != null && child.proven != null) {
            return child.proven[node.seat] - 10; // only if nothing else is left
        }
        double visits = child == null ? 0 : child.visits;
        double own = visits == 0 ? mean : child.mean(node.seat);
        double value = own;
        if (node.laterVisits[at] > 0) {
            double later = node.laterSums[at] / node.laterVisits[at];
            double weight = visits == 0 ? 1 : Math.sqrt(laterMoves / (3 * visits + laterMoves));
            value = (1 - weight) * own + weight * later;
        }
        return value + exploring * Math.sqrt(log / (visits + 1)) + node.promises[at] * 0.01 / (visits + 1);
    }

    /** The move with the most visits, unless a proof says otherwise. */
    private int best() {
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < root.size; i++) {
            TreeNode child = root.children[i];
            double value = child == null ? -1 : child.visits + child.mean(root.seat);
            if (child != null && child.proven != null) {
                double sure = child.proven[root.seat];
                double most = root.proven == null ? 1 : root.proven[root.seat];
                value = sure <= 0 ? -0.5 + child.visits * 1e-9 : sure >= most ? Double.MAX_VALUE : value;
            }
            if (value > highest) {
                highest = value;
                best = i;
            }
        }
        return best;
    }

    private List<Integer> line(int best) {
        List<Integer> line = new ArrayList<>(List.of(root.codes[best]));
        TreeNode node = root.children[best];
        while (node != null && line.size() < 8) {
            int next = -1;
            for (int i = 0; i < node.size; i++) {
                if (node.children[i] != null && (next < 0 || node.children[i].visits > node.children[next].visits)) {
                    next = i;
                }
            }
            if (next < 0) {
                break;
            }
            line.add(node.codes[next]);
            node = node.children[next];
        }
        return line;
    }
}
