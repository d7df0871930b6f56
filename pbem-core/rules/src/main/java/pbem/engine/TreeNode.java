package pbem.engine;

import java.util.Arrays;

/** A situation in the tree of a {@link TreeSearch}, and what is known of the moves in it. For one thread. */
final class TreeNode {

    private static final int FEW = 8;

    final int seat; // on turn; below 0 when the game is over
    final double[] sums; // what each seat got in all games through here
    double visits;
    double[] proven; // what each seat gets for sure; null if that is not known
    int size;
    boolean whole; // whether there are no other moves than these
    int[] codes = new int[0];
    TreeNode[] children = new TreeNode[0];
    int[] promises = new int[0];
    int[] times = new int[0]; // how often a move could have been made
    float[] laterVisits = new float[0];
    float[] laterSums = new float[0]; // what the seat on turn got in games where it made the move here or later

    private TreeNode otherTurn; // what the same move comes to where another seat has the next turn

    TreeNode(int seat, int seats) {
        this.seat = seat;
        this.sums = new double[seats];
    }

    /** Who decides after a move can depend on what is hidden; this node then counts for all that can follow. */
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

    /** The place of a move; below 0 if it is new. */
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

    /** Roughly what it takes of memory. */
    long bytes() {
        return 150 + 28L * codes.length;
    }

    void count(double[] results) {
        visits++;
        for (int i = 0; i < sums.length; i++) {
            sums[i] += results[i];
        }
    }

    /** What a seat got here, one game with the other. */
    double mean(int of) {
        return proven != null ? proven[of] : visits == 0 ? 0.5 : sums[of] / visits;
    }

    /** Proves this node if its moves do: where a seat can choose among others' ends, nothing is sure for these. */
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
