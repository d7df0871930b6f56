package pbem.cli.metrics;

import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Takes the time of each step. The times are dropped unless metrics are enabled. Safe for any thread. */
public final class StepTimes {

    private volatile BiConsumer<TimedStep, Duration> listener = (step, took) -> {};

    void listen(BiConsumer<TimedStep, Duration> newListener) {
        listener = newListener;
    }

    /** Does the work and notes how long it took, even if it failed. */
    public <T> T time(TimedStep step, Supplier<T> work) {
        long began = System.nanoTime();
        try {
            return work.get();
        } finally {
            note(step, began);
        }
    }

    public void time(TimedStep step, Runnable work) {
        time(step, () -> {
            work.run();
            return true;
        });
    }

    /**
     * Notes the time since a step began.
     *
     * @param began the value of {@link System#nanoTime} when the step began
     */
    public void note(TimedStep step, long began) {
        listener.accept(step, Duration.ofNanos(System.nanoTime() - began));
    }

    /** Notes the time of several steps since a beginning, divided equally among them. */
    public void noteEach(TimedStep step, int many, long began) {
        Duration each = Duration.ofNanos((System.nanoTime() - began) / Math.max(1, many));
        for (int i = 0; i < many; i++) {
            listener.accept(step, each);
        }
    }
}
