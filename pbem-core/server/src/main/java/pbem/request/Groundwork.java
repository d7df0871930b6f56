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
 * Work that a mail asks for and that takes too long for a transaction, in which everybody else waits. The transaction notes
 * what is to be done and is given up; the work is done, and the transaction runs again and finds the results. For one mail,
 * and for one thread at a time.
 */
public final class Groundwork {

    /** Of something that is a function of its key alone. */
    private final Map<Object, Object> results = new HashMap<>();

    private final Map<Object, Runnable> undone = new LinkedHashMap<>();
    private final LongSupplier meter;
    private final boolean atOnce;
    private Optional<Duration> left = Optional.empty();

    private Groundwork(LongSupplier meter, boolean atOnce) {
        this.meter = meter;
        this.atOnce = atOnce;
    }

    /** For a mail that is handled by {@link #demand} and {@link #work}. */
    public static Groundwork outside(LongSupplier meter) {
        return new Groundwork(meter, false);
    }

    /** Does everything where it is asked for, without a bound: for what does not come from strangers. */
    public static Groundwork atOnce() {
        return new Groundwork(() -> 0, true);
    }

    /**
     * The result of work, if it has been done; else it is noted.
     *
     * @param key which it is; equal ones have equal results
     * @param most for all that the mail asks for together
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

    /** @throws Undone if something is to be done before the transaction can be */
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

    /** A transaction cannot be done before some work is done outside of it. */
    public static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Groundwork groundwork;

        private Undone(Groundwork groundwork) {
            super("work is to be done before", null, false, false); // no trace: it is a way to go on, not a fault
            this.groundwork = groundwork;
        }

        /** Does it; then the transaction can run again. */
        public void work() {
            groundwork.work();
        }
    }
}
