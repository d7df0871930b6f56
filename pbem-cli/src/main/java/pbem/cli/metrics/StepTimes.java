package pbem.cli.metrics;

import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Where each step says how long it took; nobody listens unless somebody wants metrics. Safe for any thread. */
public final class StepTimes {

    private volatile BiConsumer<TimedStep, Duration> listener = (step, took) -> {};

    void listen(BiConsumer<TimedStep, Duration> newListener) {
        listener = newListener;
    }

    /** Does something and says how long it took, however it ended. */
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

    /** @param began by the clock that nobody sets */
    public void note(TimedStep step, long began) {
        listener.accept(step, Duration.ofNanos(System.nanoTime() - began));
    }

    /** So many of them since then, which took as long as each other as far as we know. */
    public void noteEach(TimedStep step, int many, long began) {
        Duration each = Duration.ofNanos((System.nanoTime() - began) / Math.max(1, many));
        for (int i = 0; i < many; i++) {
            listener.accept(step, each);
        }
    }
}
