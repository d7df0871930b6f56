package pbem.clock;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How much work is done for somebody who asks, measured as it is done. Who works asks after each step whether it is spent, so
 * that no more than one step is done beyond it. For one thread.
 */
public final class WorkBudget {

    /** For somebody who has proved nothing. */
    public static final Duration OF_A_STRANGER = Duration.ofMillis(50);

    /** For a player who is known for sure. */
    public static final Duration OF_A_PLAYER = Duration.ofMillis(500);

    /** In nanoseconds, of the thread that asks: what other threads do, or how late it is, does not count. */
    public static final LongSupplier PROCESSOR_TIME = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

    /** So many are done in any case: nobody asks for less, and no game takes long for them. */
    public static final int SURE_STEPS = 10;

    private final LongSupplier meter;
    private final long end;

    /**
     * @param most from now on
     * @param meter in nanoseconds
     */
    public WorkBudget(Duration most, LongSupplier meter) {
        this.meter = meter;
        this.end = meter.getAsLong() + most.toNanos();
    }

    /** Whether no other step is to be done after so many. */
    public boolean isSpent(int steps) {
        return steps >= SURE_STEPS && meter.getAsLong() >= end;
    }

    /** What is left of it for later. */
    public Duration left() {
        return Duration.ofNanos(Math.max(0, end - meter.getAsLong()));
    }
}
