package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import pbem.cli.watch.TaskFaults;

class RepeatingTaskTest {

    private static final Duration LONG = Duration.ofHours(1);

    private final TaskFaults faults = new TaskFaults(Clock.systemUTC());
    private final AtomicInteger rounds = new AtomicInteger();

    @Test
    void aNudgeEndsThePause() {
        RepeatingTask going = RepeatingTask.start(faults, "test", LONG, rounds::incrementAndGet);
        await().atMost(Duration.ofMinutes(1)).until(() -> rounds.get() == 1);
        going.nudge();
        await().atMost(Duration.ofMinutes(1)).until(() -> rounds.get() == 2);
        going.stop();
    }

    @Test
    void nudgesDuringARoundBringOneMore() throws Exception {
        CountDownLatch inFirst = new CountDownLatch(1);
        CountDownLatch nudged = new CountDownLatch(1);
        RepeatingTask going = RepeatingTask.start(faults, "test", LONG, () -> {
            rounds.incrementAndGet();
            inFirst.countDown();
            uninterrupted(nudged);
        });
        inFirst.await();
        going.nudge();
        going.nudge();
        nudged.countDown();
        await().atMost(Duration.ofMinutes(1)).until(() -> rounds.get() == 2);
        going.stop();
        assertThat(rounds).hasValue(2);
    }

    @Test
    void stoppingDoesNotWaitForThePause() {
        RepeatingTask going = RepeatingTask.start(faults, "test", LONG, rounds::incrementAndGet);
        await().atMost(Duration.ofMinutes(1)).until(() -> rounds.get() == 1);
        going.stop();
        assertThat(rounds).hasValue(1);
    }

    @Test
    void aNudgeDoesNotShortenThePauseAfterAFailure() {
        RepeatingTask going = RepeatingTask.start(faults, "test", LONG, () -> {
            rounds.incrementAndGet();
            throw new IllegalStateException("on purpose");
        });
        await().atMost(Duration.ofMinutes(1)).until(() -> rounds.get() == 1);
        going.nudge();
        going.stop();
        assertThat(rounds).hasValue(1);
    }

    /** For a fault that is thrown while an earlier fault is logged. */
    @Test
    void aFaultThatCannotEvenBeToldEndsNothing() {
        RepeatingTask going = RepeatingTask.start(faults, "test", LONG, () -> {
            rounds.incrementAndGet();
            throw new Untold();
        });
        await().until(() -> rounds.get() >= 2);
        going.stop();
    }

    private static final class Untold extends Error {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new OutOfMemoryError("on purpose");
        }
    }

    private static void uninterrupted(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void anErrorIsNotedAndTheTaskGoesOn() {
        RepeatingTask going = RepeatingTask.start(faults, "test", Duration.ofMillis(1), () -> {
            if (rounds.incrementAndGet() == 1) {
                throw new StackOverflowError();
            }
        });
        await().atMost(Duration.ofMinutes(1)).until(() -> rounds.get() > 1);
        going.stop();
        assertThat(faults.count()).isEqualTo(1);
    }
}
