package pbem.clock;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A limit on the work for one request, measured while it is done. The worker checks it after each step, so at most one
 * step goes beyond it. Not safe for use by several threads.
 */
public final class WorkBudget {

    /** The limit for a sender without proof. */
    public static final Duration OF_A_STRANGER = Duration.ofMillis(50);

    /** The limit for a player with proof. */
    public static final Duration OF_A_PLAYER = Duration.ofMillis(500);

    /** The processor time of the current thread in nanoseconds: other threads and the wall clock do not count. */
    public static final LongSupplier PROCESSOR_TIME = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

    /** The number of steps that are always done; every game does them quickly. */
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

    /** Whether to stop after that number of steps. */
    public boolean isSpent(int steps) {
        return steps >= SURE_STEPS && meter.getAsLong() >= end;
    }

    /** The rest of the budget. */
    public Duration left() {
        return Duration.ofNanos(Math.max(0, end - meter.getAsLong()));
    }
}
