package pbem.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PausesTest {

    private static Instant at(long hour) {
        return Instant.EPOCH.plus(Duration.ofHours(hour));
    }

    private static Span span(long from, long to) {
        return new Span(at(from), at(to));
    }

    private static Duration hours(long hours) {
        return Duration.ofHours(hours);
    }

    @Test
    void without_pauses_all_time_counts() {
        Pauses none = Pauses.of(List.of(), Optional.empty());
        assertThat(none.counted(at(3), at(10))).isEqualTo(hours(7));
        assertThat(none.end(at(3), hours(7))).isEqualTo(at(10));
    }

    @Test
    void time_within_a_pause_does_not_count() {
        Pauses pauses = Pauses.of(List.of(span(5, 8)), Optional.empty());
        assertThat(pauses.counted(at(0), at(10))).isEqualTo(hours(7));
        assertThat(pauses.counted(at(6), at(7))).isEqualTo(hours(0));
        assertThat(pauses.counted(at(6), at(10))).isEqualTo(hours(2));
        assertThat(pauses.counted(at(0), at(6))).isEqualTo(hours(5));
    }

    @Test
    void pauses_that_overlap_count_once() {
        assertThat(Pauses.of(List.of(span(6, 9), span(2, 4), span(5, 8), span(4, 5)), Optional.empty()))
                .isEqualTo(new Pauses(List.of(span(2, 9)), Optional.empty()));
    }

    @Test
    void time_that_is_up_when_a_pause_begins_ends_with_it() {
        Pauses pauses = Pauses.of(List.of(span(5, 8)), Optional.empty());
        assertThat(pauses.end(at(0), hours(4))).isEqualTo(at(4));
        assertThat(pauses.end(at(0), hours(5))).isEqualTo(at(8));
        assertThat(pauses.end(at(0), hours(6))).isEqualTo(at(9));
        assertThat(pauses.end(at(6), hours(0))).isEqualTo(at(8));
    }

    @Test
    void nothing_counts_backwards() {
        assertThat(Pauses.of(List.of(span(5, 8)), Optional.empty()).counted(at(10), at(0)))
                .isZero();
    }

    @Test
    void a_span_does_not_end_before_it_begins() {
        assertThatThrownBy(() -> span(3, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void the_end_is_the_latest_hour_that_leaves_the_counted_time_unchanged(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<Span> spans = new ArrayList<>();
            for (int i = random.nextInt(6); i > 0; i--) {
                long from = random.nextInt(80);
                spans.add(span(from, from + random.nextInt(20)));
            }
            Pauses pauses = Pauses.of(spans, Optional.empty());
            Instant from = at(random.nextInt(60));
            Duration time = hours(random.nextInt(40));
            Instant end = pauses.end(from, time);
            assertThat(pauses.counted(from, end)).isEqualTo(time);
            assertThat(pauses.counted(from, end.plusSeconds(1))).isGreaterThan(time);
        }
    }
}
