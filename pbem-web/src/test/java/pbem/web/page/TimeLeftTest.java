package pbem.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.games.Catalogue;
import pbem.web.text.SiteTexts;

class TimeLeftTest {

    private static final SiteTexts TEXTS = SiteTexts.in(Locale.ENGLISH, Catalogue.games());
    private static final Instant NOW = Instant.parse("2025-06-01T12:00:00Z");

    private static String at(Instant now, Instant until) {
        return TimeLeft.between(now, until, TEXTS);
    }

    @Test
    void the_words_stay_until_that_moment_and_change_right_after_it() {
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            Duration most = Duration.ofMinutes(1).multipliedBy(1 + random.nextInt(60 * 24 * 30));
            Instant until = NOW.plusMillis(1 + random.nextLong(most.toMillis()));
            Instant last = TimeLeft.sameUntil(NOW, until);
            assertThat(last).isBetween(NOW, until);
            assertThat(at(last, until)).isEqualTo(at(NOW, until));
            assertThat(at(last.plusNanos(1), until)).isNotEqualTo(at(NOW, until));
        }
    }

    @Test
    void time_that_is_up_stays_up() {
        assertThat(TimeLeft.sameUntil(NOW, NOW)).isEqualTo(Instant.MAX);
        assertThat(TimeLeft.sameUntil(NOW, NOW.minusSeconds(1))).isEqualTo(Instant.MAX);
    }
}
