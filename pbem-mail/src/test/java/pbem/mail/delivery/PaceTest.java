package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The number of mails that may be sent in a minute. */
class PaceTest {

    private static final LocalDate FIRST = LocalDate.parse("2026-03-01");

    private final AtomicLong nanos = new AtomicLong();

    private Pace pace(int perMinute, Optional<LocalDate> from, String today) {
        Clock clock = Clock.fixed(Instant.parse(today + "T12:00:00Z"), ZoneOffset.UTC);
        return Pace.of(perMinute, from, 14, clock, nanos::get);
    }

    private int sentWithin(Pace pace, Duration time) {
        int sent = 0;
        for (long second = 0; second < time.toSeconds(); second++) {
            int may = pace.now(32);
            pace.spend(may);
            sent += may;
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        }
        return sent;
    }

    @Test
    void mails_keep_to_the_limit_of_a_minute_and_are_spread_over_it() {
        Pace pace = pace(60, Optional.empty(), "2026-03-01");
        assertThat(sentWithin(pace, Duration.ofSeconds(1))).isEqualTo(10);
        assertThat(sentWithin(pace, Duration.ofMinutes(10))).isBetween(599, 601);
    }

    @Test
    void a_pause_saves_up_at_most_ten_seconds() {
        Pace pace = pace(60, Optional.empty(), "2026-03-01");
        nanos.addAndGet(Duration.ofHours(5).toNanos());
        assertThat(pace.now(100)).isEqualTo(10);
    }

    @Test
    void the_smallest_pace_goes_on() {
        assertThat(sentWithin(pace(1, Optional.empty(), "2026-03-01"), Duration.ofMinutes(10)))
                .isBetween(10, 11);
    }

    @ParameterizedTest
    @CsvSource({"2026-02-20,5", "2026-03-01,5", "2026-03-08,22", "2026-03-15,100", "2026-06-01,100"})
    void a_new_sender_begins_with_a_twentieth_and_grows(String today, int rate) {
        assertThat((int) pace(100, Optional.of(FIRST), today).rate()).isEqualTo(rate);
    }

    @Test
    void without_a_limit_all_go() {
        Pace.FREE.spend(1_000_000);
        assertThat(Pace.FREE.now(32)).isEqualTo(32);
    }
}
