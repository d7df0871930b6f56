package pbem.kit;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Chains of jumps over men that are taken, each once: how far one goes, and that what is taken blocks the way until the chain
 * is over. Whether one must jump, and as many as one can, is said by the game.
 */
public record Jumps(GameBoard board, Way way) {

    private static final int LONGEST = 32;

    /** How men of a game jump. */
    public interface Way {

        /** Whether what stands there can be taken by that seat. */
        boolean takes(Men men, int cell, int seat);

        /** The directions in which a man jumps, or steps. */
        int[] ways(int man, boolean jumping);

        /** Whether it jumps from afar, and as far as it likes. */
        default boolean flies(int man) {
            return false;
        }

        /** What a man is on a cell where it came down, when it can go on from there. */
        default int landed(int man, int cell) {
            return man;
        }

        /** Whether it can be seen afterwards in which order men were taken. */
        default boolean isOrderSeen() {
            return false;
        }

        /** Whether a man stops where it came down, whatever it could take. */
        default boolean stops(int man, int cell) {
            return false;
        }
    }

    /**
     * A chain.
     *
     * @param cells where the man was and came down
     * @param taken over which men it went
     */
    public record Chain(int[] cells, int[] taken) {

        public int from() {
            return cells[0];
        }

        public int to() {
            return cells[cells.length - 1];
        }
    }

    /** Room for a chain while it is found. */
    private record Trace(int[] cells, int[] taken, List<Chain> found, Set<List<Object>> kinds) {}

    /** All whole chains of a man; of several ways with the same ends over the same men the first. */
    public List<Chain> from(Men men, int cell, int seat) {
        Trace trace = new Trace(new int[LONGEST], new int[LONGEST], new ArrayList<>(), new HashSet<>());
        trace.cells[0] = cell;
        go(men, men.at(cell), seat, 0, trace);
        return trace.found;
    }

    /** Whether a chain goes on from where it came to. */
    private boolean go(Men men, int man, int seat, int length, Trace trace) {
        boolean further = false;
        if (length < LONGEST - 1) {
            for (int way : way.ways(man, true)) {
                further |= over(men, man, seat, length, way, trace);
            }
        }
        return further;
    }

    /** Jumps in one direction; whether it can. Who can go on from one cell behind what is taken may not stop on another. */
    private boolean over(Men men, int man, int seat, int length, int direction, Trace trace) {
        int[] ray = board.ray(trace.cells[length], direction);
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

    /** The number of one of a man's chains as a move, so that those of the same ends count from 1: a move of number 0 is a step. */
    public static int move(List<Chain> chains, int one, MoveForm form) {
        Chain chain = chains.get(one);
        int same = 1;
        for (int other = 0; other < one; other++) {
            same += chains.get(other).to() == chain.to() ? 1 : 0;
        }
        return form.numbered(form.move(chain.from(), chain.to()), same);
    }

    /** The chain of that number among those of its man; null if it is none. */
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
