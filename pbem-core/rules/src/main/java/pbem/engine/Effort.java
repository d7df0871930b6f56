package pbem.engine;

import java.util.function.BooleanSupplier;

/** How many positions may still be looked at. For one thread. */
final class Effort {

    private static final int ASKED_EVERY = 1 << 10;

    private final long most;
    private final BooleanSupplier cancelled;
    private long spent;
    private boolean stopped;

    Effort(long most, BooleanSupplier cancelled) {
        this.most = most;
        this.cancelled = cancelled;
    }

    /** A part of what is left, as an effort of its own. */
    Effort part(int percent) {
        return new Effort(Math.max(1, (most - spent) * percent / 100), cancelled);
    }

    /** One position more. */
    void spend() {
        if (++spent % ASKED_EVERY == 0 && cancelled.getAsBoolean()) {
            stopped = true;
        }
    }

    void spend(Effort part) {
        spent += part.spent;
        stopped |= part.stopped;
    }

    boolean isSpent() {
        return stopped || spent >= most;
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
