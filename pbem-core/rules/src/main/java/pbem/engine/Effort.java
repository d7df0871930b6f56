package pbem.engine;

import java.util.function.BooleanSupplier;

/** The number of positions that may still be searched. Not safe for use by several threads. */
final class Effort {

    private static final int ASKED_EVERY = 1 << 10;

    private final long most;
    private final BooleanSupplier cancelled;
    private final BooleanSupplier enough;
    private long spent;
    private boolean stopped;
    private boolean sated;

    /**
     * @param cancelled polled: whether the answer is no longer wanted
     * @param enough polled: whether the best move so far will do
     */
    Effort(long most, BooleanSupplier cancelled, BooleanSupplier enough) {
        this.most = most;
        this.cancelled = cancelled;
        this.enough = enough;
    }

    /** A share of the rest, as a separate effort. */
    Effort part(int percent) {
        return only(Math.max(1, (most - spent) * percent / 100));
    }

    /** So many positions at most, as a separate effort. */
    Effort only(long positions) {
        return new Effort(Math.min(positions, most), cancelled, enough);
    }

    /** Counts one position. */
    void spend() {
        if (++spent % ASKED_EVERY == 0) {
            stopped |= cancelled.getAsBoolean();
            sated |= enough.getAsBoolean();
        }
    }

    void spend(Effort part) {
        spent += part.spent;
        stopped |= part.stopped;
        sated |= part.sated;
    }

    boolean isSpent() {
        return stopped || sated || spent >= most;
    }

    boolean isCancelled() {
        return stopped;
    }

    long spent() {
        return spent;
    }

    long most() {
        return most;
    }
}
