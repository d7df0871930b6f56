package pbem.store.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.store.Tables;
import pbem.testkit.ClubTest;

/** The number of people who moved in each month. */
class StatisticsTest extends ClubTest {

    @Test
    void nobody_is_counted_in_a_month_without_moves() {
        assertThat(people()).isEmpty();
    }

    @Test
    void everybody_who_moved_is_counted_once_a_month_up_to_its_last_moment() {
        club.board("pebbles", "alice", "bob");
        play("2025-05-31T23:59:59.999Z"); // alice
        play("2025-06-01T00:00:00Z");
        play("2025-06-02T00:00:00Z");
        play("2025-06-30T23:59:59.999Z");
        play("2025-08-01T00:00:00Z"); // alice
        assertThat(people())
                .isEqualTo(Map.of(YearMonth.of(2025, 5), 1, YearMonth.of(2025, 6), 2, YearMonth.of(2025, 8), 1));
    }

    @Test
    void an_event_of_a_wrong_year_hides_none_of_the_others() {
        club.board("pebbles", "alice", "bob");
        play("2025-06-01T00:00:00Z");
        play("2025-06-02T00:00:00Z");
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute("UPDATE event SET at = "
                                + Instant.parse("9999-01-01T00:00:00Z").toEpochMilli()
                                + " WHERE revision = (SELECT max(revision) FROM event)"));
        assertThat(people()).isEqualTo(Map.of(YearMonth.of(2025, 6), 1));
    }

    private void play(String at) {
        club.at(Instant.parse(at));
        club.plays(101, "take1");
    }

    private Map<YearMonth, Integer> people() {
        Map<YearMonth, Integer> people = new HashMap<>();
        club.changing(repositories -> repositories.statistics().months()).forEach((month, figures) -> {
            if (figures.moved() > 0) {
                people.put(month, figures.moved());
            }
        });
        return people;
    }
}
