package pbem.kit;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds chains of jumps over men that are taken, each man at most once. A taken man blocks the way until the chain is
 * over. The game decides whether a player must jump, and take as many as possible.
 */
public record Jumps(DraughtsWay way) {

    private static final int LONGEST = 32;

    /**
     * A chain of jumps.
     *
     * @param cells where the man began and came down, in order
     * @param taken the cells of the men that it jumped over
     */
    public record Chain(int[] cells, int[] taken) {

        public int from() {
            return cells[0];
        }

        public int to() {
            return cells[cells.length - 1];
        }
    }

    /** Working space for the search. */
    private record Trace(int[] cells, int[] taken, List<Chain> found, Set<List<Object>> kinds) {}

    /** All complete chains of a man. Of several with the same ends that take the same men, only the first is listed. */
    public List<Chain> from(Men men, int cell, int seat) {
        Trace trace = new Trace(new int[LONGEST], new int[LONGEST], new ArrayList<>(), new HashSet<>());
        trace.cells[0] = cell;
        go(men, men.at(cell), seat, 0, trace);
        return trace.found;
    }

    /** Whether a chain continues from its last cell. */
    private boolean go(Men men, int man, int seat, int length, Trace trace) {
        boolean further = false;
        if (length < LONGEST - 1) {
            for (int way : way.ways(man, true)) {
                further |= over(men, man, seat, length, way, trace);
            }
        }
        return further;
    }

    /**
     * Jumps in one direction; returns whether a jump is possible. If the man can go on from one of the cells behind the
     * taken man, it may not stop on the others.
     */
    private boolean over(Men men, int man, int seat, int length, int direction, Trace trace) {
        int[] ray = way.board().ray(trace.cells[length], direction);
        int near = 0;
        while (way.flies(man) && near < ray.length && isFree(men, ray[near], trace.cells[0])) {
            near++;
        }
        if (near >= ray.length || !way.takes(men, ray[near], seat) || isTaken(ray[near], length, trace)) {
            return false;
        }
        boolean further = false;
        int far = near + 1;
        while (far < ray.length && isFree(men, ray[far], trace.cells[0]) && (far == near + 1 || way.flies(man))) {
            trace.taken[length] = ray[near];
            trace.cells[length + 1] = ray[far];
            further |= !way.stops(man, ray[far]) && go(men, way.landed(man, ray[far]), seat, length + 1, trace);
            far++;
        }
        for (int end = near + 1; end < far && !further; end++) {
            trace.cells[length + 1] = ray[end];
            keep(new Chain(Arrays.copyOf(trace.cells, length + 2), Arrays.copyOf(trace.taken, length + 1)), trace);
        }
        return far > near + 1;
    }

    private static boolean isFree(Men men, int cell, int start) {
        return men.isEmpty(cell) || cell == start;
    }

    private static boolean isTaken(int cell, int length, Trace trace) {
        for (int i = 0; i < length; i++) {
            if (trace.taken[i] == cell) {
                return true;
            }
        }
        return false;
    }

    private void keep(Chain chain, Trace trace) {
        int[] taken = chain.taken.clone();
        if (!way.isOrderSeen()) {
            Arrays.sort(taken);
        }
        if (trace.kinds.add(List.of(chain.to(), IntBuffer.wrap(taken)))) {
            trace.found.add(chain);
        }
    }

    /** A chain of a man as a move. Chains with the same ends are numbered from 1; number 0 is a step. */
    public static int move(List<Chain> chains, int one, MoveForm form) {
        Chain chain = chains.get(one);
        int same = 1;
        for (int other = 0; other < one; other++) {
            same += chains.get(other).to() == chain.to() ? 1 : 0;
        }
        return form.numbered(form.move(chain.from(), chain.to()), same);
    }

    /** The chain that a move stands for; null if there is none. */
    public Chain of(Men men, int seat, MoveForm form, int move) {
        int number = form.number(move) - 1;
        for (Chain chain : from(men, form.cell(move, 0), seat)) {
            if (chain.to() == form.cell(move, 1) && number-- == 0) {
                return chain;
            }
        }
        return null;
    }
}
