package pbem.cli.watch;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The faults that broke threads of this process. Each is an {@link Error}; everyday refusals and exceptions do not
 * count. Each thread was restarted. Safe for any thread.
 */
public final class TaskFaults {

    private final Clock clock;
    private final AtomicLong count = new AtomicLong();
    private volatile Fault last;

    /** @param what the kind of the error; never its message, which may quote a mail */
    record Fault(String task, String what, Instant at) {}

    public TaskFaults(Clock clock) {
        this.clock = clock;
    }

    /** Notes that a task broke; it is restarted. */
    public void broke(String task, Throwable how) {
        last = new Fault(task, how.getClass().getSimpleName(), clock.instant());
        count.incrementAndGet();
    }

    /** The number of faults so far. */
    public long count() {
        return count.get();
    }

    Optional<Fault> last() {
        return Optional.ofNullable(last);
    }
}
