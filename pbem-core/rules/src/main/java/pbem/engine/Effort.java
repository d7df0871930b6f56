package pbem.engine;

import java.util.function.BooleanSupplier;

/** How many positions may still be looked at. For one thread. */
final class Effort {

    private static final int ASKED_EVERY = 1 << 10;

    private final long most;
    private final BooleanSupplier cancelled;
    private final BooleanSupplier enough;
    private long spent;
    private boolean stopped;
    private boolean sated;

    /**
     * @param cancelled asked now and then: whether nobody wants the answer any more
     * @param enough asked now and then: whether the best by now is wanted
     */
    Effort(long most, BooleanSupplier cancelled, BooleanSupplier enough) {
        this.most = most;
        this.cancelled = cancelled;
        this.enough = enough;
    }

    /** A part of what is left, as an effort of its own. */
    Effort part(int percent) {
        return new Effort(Math.max(1, (most - spent) * percent / 100), cancelled, enough);
    }

    /** One position more. */
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
