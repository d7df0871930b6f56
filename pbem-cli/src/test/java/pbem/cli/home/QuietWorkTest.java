package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class QuietWorkTest {

    private final AtomicLong nanos = new AtomicLong(-5);
    private final QuietWork quiet = new QuietWork(nanos::get);

    @Test
    void anHourWithoutADeathIsQuietAndTheNextOneBegins() {
        pass(Duration.ofMinutes(59));
        assertThat(quiet.isAnotherHour()).isFalse();
        pass(Duration.ofMinutes(1));
        assertThat(quiet.isAnotherHour()).isTrue();
        assertThat(quiet.isAnotherHour()).isFalse();
    }

    @Test
    void afterADeathTheHourStartsAgain() {
        pass(Duration.ofMinutes(59));
        quiet.end();
        pass(Duration.ofMinutes(59));
        assertThat(quiet.isAnotherHour()).isFalse();
        pass(Duration.ofMinutes(1));
        assertThat(quiet.isAnotherHour()).isTrue();
    }

    @Test
    void aDeathIsOfLateForADay() {
        assertThat(quiet.hasDeathOfLate()).isFalse();
        quiet.end();
        pass(Duration.ofHours(23));
        assertThat(quiet.hasDeathOfLate()).isTrue();
        pass(Duration.ofHours(1));
        assertThat(quiet.hasDeathOfLate()).isFalse();
    }

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }
}
