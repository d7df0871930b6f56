package pbem.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class CachedQueryTest {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Instant NOW = Instant.parse("2025-05-05T10:00:00Z");

    private final CachedQuery<Integer> kept = new CachedQuery<>(HOUR, now -> look());
    private int looks;
    private boolean fails;

    private int look() {
        looks++;
        if (fails) {
            throw new IllegalStateException("too slow, look " + looks);
        }
        return looks;
    }

    @Test
    void a_look_is_kept_for_a_while_but_not_from_a_time_to_come() {
        assertThat(kept.at(NOW)).isEqualTo(1);
        assertThat(kept.at(NOW.plus(HOUR).minusMillis(1))).isEqualTo(1);
        assertThat(kept.at(NOW.plus(HOUR))).isEqualTo(2);
        assertThat(kept.at(NOW)).isEqualTo(3);
    }

    @Test
    void a_failed_first_look_fails_for_other_callers_too_and_is_tried_again_later() {
        fails = true;
        assertThatThrownBy(() -> kept.at(NOW)).hasMessage("too slow, look 1");
        assertThatThrownBy(() -> kept.at(NOW.plusSeconds(119))).hasMessage("too slow, look 1");
        assertThat(looks).isEqualTo(1);
        fails = false;
        assertThat(kept.at(NOW.plusSeconds(120))).isEqualTo(2);
    }

    @Test
    void after_a_failure_the_last_value_stands_until_the_next_attempt() {
        kept.at(NOW);
        Instant later = NOW.plus(HOUR);
        fails = true;
        assertThatThrownBy(() -> kept.at(later)).hasMessage("too slow, look 2");
        assertThat(kept.at(later.plusSeconds(1))).isEqualTo(1);
        assertThat(kept.at(later.plusSeconds(119))).isEqualTo(1);
        assertThat(looks).isEqualTo(2);
        assertThatThrownBy(() -> kept.at(later.plusSeconds(120))).hasMessage("too slow, look 3");
        assertThat(kept.last()).contains(1);
    }
}
