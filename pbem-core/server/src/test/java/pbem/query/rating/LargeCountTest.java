package pbem.query.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class LargeCountTest {

    private static final Instant NOON = Instant.parse("2025-06-01T12:00:00Z");

    private final LargeCount count = new LargeCount();

    @Test
    void a_small_number_is_counted_each_time() {
        assertThat(count.at(NOON, () -> 9_998)).isEqualTo(9_998);
        assertThat(count.at(NOON, () -> 9_999)).isEqualTo(9_999);
        assertThat(count.at(NOON, () -> 12)).isEqualTo(12);
    }

    @Test
    void a_large_one_is_kept_for_ten_minutes() {
        assertThat(count.at(NOON, () -> 10_000)).isEqualTo(10_000);
        assertThat(count.at(NOON.plus(Duration.ofSeconds(599)), () -> 10_001)).isEqualTo(10_000);
        assertThat(count.at(NOON.plus(Duration.ofSeconds(600)), () -> 10_002)).isEqualTo(10_002);
    }

    @Test
    void a_clock_that_was_put_back_keeps_nothing() {
        assertThat(count.at(NOON, () -> 10_000)).isEqualTo(10_000);
        assertThat(count.at(NOON.minusSeconds(1), () -> 10_001)).isEqualTo(10_001);
    }
}
