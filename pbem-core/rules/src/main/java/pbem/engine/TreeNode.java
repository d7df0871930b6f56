package pbem.engine;

import java.util.Arrays;

/**
 * A position in the tree of a {@link TreeSearch}, with the statistics of its moves. Not safe for use by several
 * threads.
 */
final class TreeNode {

    private static final int FEW = 8;

    final int seat; // on turn; below 0 when the game is over
    final double[] sums; // the sums of all seats over all playouts through this node
    double visits;
    double[] proven; // the proven result of each seat; null if it is not proven
    int size;
    boolean whole; // whether all legal moves are listed
    int[] codes = new int[0];
    TreeNode[] children = new TreeNode[0];
    int[] promises = new int[0];
    int[] times = new int[0]; // how often each move was legal
    float[] laterVisits = new float[0];
    float[] laterSums = new float[0]; // the sums of the seat on turn over playouts with that move here or later

    private TreeNode otherTurn; // the node of the same move where another seat has the next turn

    TreeNode(int seat, int seats) {
        this.seat = seat;
        this.sums = new double[seats];
    }

    /**
     * The node for that next seat: hidden information can decide which seat is next, and this node then counts for all
     * of them.
     */
    TreeNode withTurnOf(int next) {
        TreeNode at = this;
        while (at.seat != next) {
            if (at.otherTurn == null) {
                at.otherTurn = new TreeNode(next, sums.length);
            }
            at = at.otherTurn;
        }
        return at;
    }

    boolean isOpen() {
        return size > 0;
    }

    /** The index of a move; below 0 if it is new. */
    int place(int code) {
        for (int at = 0; at < size; at++) {
            if (codes[at] == code) {
                return at;
            }
        }
        return -1;
    }

    void add(int code, int promise) {
        if (size == codes.length) {
            grow(Math.max(FEW, size * 2));
        }
        codes[size] = code;
        promises[size] = promise;
        size++;
    }

    void grow(int room) {
        codes = Arrays.copyOf(codes, room);
        children = Arrays.copyOf(children, room);
        promises = Arrays.copyOf(promises, room);
        times = Arrays.copyOf(times, room);
        laterVisits = Arrays.copyOf(laterVisits, room);
        laterSums = Arrays.copyOf(laterSums, room);
    }

    /** Its approximate size in memory. */
    long bytes() {
        return 150 + 28L * codes.length;
    }

    void count(double[] results) {
        visits++;
        for (int i = 0; i < sums.length; i++) {
            sums[i] += results[i];
        }
    }

    /** The mean result of a seat here. */
    double mean(int of) {
        return proven != null ? proven[of] : visits == 0 ? 0.5 : sums[of] / visits;
    }

    /**
     * Proves this node if its moves prove it. Where a seat can choose among others' results, nothing is proven for
     * them.
     */
    void prove() {
        if (proven != null || seat < 0) {
            return;
        }
        double[] best = null;
        boolean all = whole;
        boolean same = true;
        for (int i = 0; i < size; i++) {
            TreeNode child = children[i];
            if (child == null || child.proven == null) {
                all = false;
            } else if (best == null || child.proven[seat] > best[seat]) {
                best = child.proven;
                same = true;
            } else if (child.proven[seat] == best[seat]) {
                same &= Arrays.equals(child.proven, best);
            }
        }
        if (best != null && same && (all || best[seat] >= 1)) {
            proven = best;
        }
    }
}
