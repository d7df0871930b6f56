package pbem.cli.watch;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What broke the threads of this process: an {@link Error}, rather than the refusals and faults that belong to the day. Each
 * began again. Safe for any thread.
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

    /** A task broke and goes on. */
    public void broke(String task, Throwable how) {
        last = new Fault(task, how.getClass().getSimpleName(), clock.instant());
        count.incrementAndGet();
    }

    /** How many so far. */
    public long count() {
        return count.get();
    }

    Optional<Fault> last() {
        return Optional.ofNullable(last);
    }
}
