package pbem.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RoundedDurationTest {

    @Test
    void the_least_time_is_told_so_and_the_next_shorter_one_is_not() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            Duration time = Duration.ofMillis(
                    random.nextLong(Duration.ofDays(random.nextInt(1, 40)).toMillis()));
            RoundedDuration told = RoundedDuration.of(time);
            assertThat(told.least()).isLessThanOrEqualTo(time);
            assertThat(RoundedDuration.of(told.least())).isEqualTo(told);
            if (!told.least().isZero()) {
                assertThat(RoundedDuration.of(told.least().minusNanos(1))).isNotEqualTo(told);
            }
        }
    }
}
