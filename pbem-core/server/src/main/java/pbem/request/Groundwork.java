package pbem.request;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import pbem.clock.WorkBudget;

/**
 * Work for a mail that takes too long for a transaction, during which everybody else waits. The transaction notes the
 * work and is rolled back. The work is done outside, and the transaction then runs again and finds the results. For one
 * mail, and for one thread at a time.
 */
public final class Groundwork {

    /** The results by key; a result depends on its key alone. */
    private final Map<Object, Object> results = new HashMap<>();

    private final Map<Object, Runnable> undone = new LinkedHashMap<>();
    private final LongSupplier meter;
    private final boolean atOnce;
    private Optional<Duration> left = Optional.empty();

    private Groundwork(LongSupplier meter, boolean atOnce) {
        this.meter = meter;
        this.atOnce = atOnce;
    }

    /** Work to be done outside the transaction by {@link #demand} and {@link #work}. */
    public static Groundwork outside(LongSupplier meter) {
        return new Groundwork(meter, false);
    }

    /**
     * Work that is done inside the transaction at once and without a limit, for requests that do not come from
     * strangers.
     */
    public static Groundwork atOnce() {
        return new Groundwork(() -> 0, true);
    }

    /**
     * The result of some work; empty if the work is not done yet, in which case it is noted.
     *
     * @param key identifies the work; equal keys have equal results
     * @param most the most time for all work of the mail together
     */
    public <T> Optional<T> result(Object key, Class<T> type, Duration most, Function<WorkBudget, T> work) {
        Supplier<T> done = () -> {
            WorkBudget budget = new WorkBudget(left.orElse(most), meter);
            T result = work.apply(budget);
            left = Optional.of(budget.left());
            results.put(key, result);
            return result;
        };
        if (atOnce) {
            return Optional.of(done.get());
        }
        if (!results.containsKey(key)) {
            undone.put(key, done::get);
        }
        return Optional.ofNullable(results.get(key)).map(type::cast);
    }

    /** @throws Undone if work must be done before the transaction can be completed */
    public void demand() {
        if (!undone.isEmpty()) {
            throw new Undone(this);
        }
    }

    private void work() {
        Map<Object, Runnable> waiting = new LinkedHashMap<>(undone);
        undone.clear();
        waiting.values().forEach(Runnable::run);
    }

    /** The transaction cannot be completed before some work is done outside it. */
    public static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Groundwork groundwork;

        private Undone(Groundwork groundwork) {
            super("work is to be done before", null, false, false); // no stack trace: this is no error
            this.groundwork = groundwork;
        }

        /** Does the noted work; then the transaction can run again. */
        public void work() {
            groundwork.work();
        }
    }
}
