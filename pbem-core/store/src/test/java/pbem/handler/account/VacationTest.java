package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.intention.VacationDays;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

class VacationTest extends ClubTest {

    private static Vacation vacation(String zone, String from, String to) {
        return new Vacation(
                1, new Span(Instant.parse(from), Instant.parse(to)), ZoneId.of(zone), Vacation.Kind.PLANNED);
    }

    @ParameterizedTest
    @CsvSource({
        "2025-12-24 2026-01-02, 2025-12-24, 2026-01-02",
        "from 2025-12-24 to 2026-01-02, 2025-12-24, 2026-01-02",
        "24.12.2025 - 2.1.2026, 2025-12-24, 2026-01-02",
        "24.12. 2.1., 2025-12-24, 2026-01-02",
        "24 Dec 2 Jan, 2025-12-24, 2026-01-02",
        "24th December 2025 until 2nd January 2026, 2025-12-24, 2026-01-02",
        "Dec 24 Jan 2, 2025-12-24, 2026-01-02",
        "DEC 24 2025 JAN 2 2026, 2025-12-24, 2026-01-02",
        "4 May 6 May, 2026-05-04, 2026-05-06",
        "5 May 6 May, 2025-05-05, 2025-05-06",
        "today tomorrow, 2025-05-05, 2025-05-06",
        "tomorrow, 2025-05-06, 2025-05-06",
        "5 days, 2025-05-05, 2025-05-09",
        "5d, 2025-05-05, 2025-05-09",
        "1, 2025-05-05, 2025-05-05",
        "29 Feb, 2028-02-29, 2028-02-29",
        "2025-5-9, 2025-05-09, 2025-05-09",
        "until 9 May, 2025-05-05, 2025-05-09",
        "till 2025-05-09, 2025-05-05, 2025-05-09",
        "until Friday, 2025-05-05, 2025-05-09",
        "until mon, 2025-05-05, 2025-05-12",
        "until tomorrow, 2025-05-05, 2025-05-06",
    })
    void days_are_read_as_people_write_them(String typed, LocalDate from, LocalDate to) {
        assertThat(VacationDays.of(List.of(typed.split(" ")), LocalDate.of(2025, 5, 5)))
                .contains(new VacationDays.Days(from, to));
    }

    @ParameterizedTest
    @CsvSource({
        "soon",
        "24/12/2025 02/01/2026",
        "32 Dec",
        "31.6.2025",
        "99999 days",
        "Dec",
        "24",
        "next week",
        "-3 days"
    })
    void a_malformed_day_is_not_guessed(String typed) {
        Optional<VacationDays.Days> read = VacationDays.of(List.of(typed.split(" ")), LocalDate.of(2025, 5, 5));
        // "24" alone is a number of days
        assertThat(read.isPresent()).isEqualTo(typed.equals("24"));
    }

    @ParameterizedTest
    @CsvSource({
        "vacation bob",
        "Is bob on holiday?",
        "When is bob back?",
        "Ist bob im Urlaub?",
        "Wann kommt bob zurück?",
        "Est-ce que bob est en vacances ?",
        "Quand revient bob ?",
    })
    void who_plays_with_somebody_is_told_whether_they_are_away(String asked) {
        assertThat(club.says("alice", asked).notices())
                .singleElement()
                .asString()
                .contains("no board with bob");
        club.board("pebbles", "alice", "bob");
        assertThat(club.says("alice", asked).notices())
                .singleElement()
                .asString()
                .contains("bob is not on vacation");
        club.says("bob", "vacation 2 days");
        assertThat(club.says("alice", asked).notices())
                .singleElement()
                .asString()
                .contains("on vacation until");
    }

    @Test
    void days_are_those_of_the_player() {
        club.lives("alice", "Pacific/Auckland");
        assertThat(club.says("alice", "vacation 2025-06-01 2025-06-05").result())
                .isEqualTo("done: You are on vacation from Saturday 31 May 2025, 12:00 UTC until Thursday 5 June"
                        + " 2025, 12:00 UTC. Your clock stands still on all your boards, and you may still move.");
    }

    @Test
    void days_with_a_change_of_clocks_are_days_like_others() {
        club.lives("alice", "Europe/Berlin");
        club.says("alice", "vacation 2025-10-25 2025-10-27");
        Vacation taken = club.vacations("alice").get(0);
        assertThat(Duration.between(taken.span().from(), taken.span().to())).isEqualTo(Duration.ofHours(73));
        assertThat(taken.daysByYear()).isEqualTo(Map.of(2025, 3));
        club.lives("bob", "America/New_York");
        club.says("bob", "vacation 2026-03-07 2026-03-09");
        Vacation short71 = club.vacations("bob").get(0);
        assertThat(Duration.between(short71.span().from(), short71.span().to())).isEqualTo(Duration.ofHours(71));
        assertThat(short71.daysByYear()).isEqualTo(Map.of(2026, 3));
    }

    @Test
    void a_vacation_over_the_end_of_a_year_takes_days_of_both() {
        assertThat(vacation("UTC", "2025-12-24T00:00:00Z", "2026-01-03T00:00:00Z")
                        .daysByYear())
                .isEqualTo(Map.of(2025, 8, 2026, 2));
        club.at(Instant.parse("2025-12-20T10:00:00Z"));
        assertThat(club.says("alice", "vacation 2025-12-24 2026-01-02").notices())
                .singleElement()
                .asString()
                .endsWith("2025: 22 days left of 30; 2026: 28 days left of 30");
    }

    @Test
    void a_vacation_from_today_begins_now() {
        club.says("alice", "vacation 2 days");
        Vacation taken = club.vacations("alice").get(0);
        assertThat(taken.span().from()).isEqualTo(club.now());
        assertThat(taken.span().to()).isEqualTo(Instant.parse("2025-05-07T00:00:00Z"));
        assertThat(taken.daysByYear()).isEqualTo(Map.of(2025, 2));
    }

    @Test
    void a_player_back_early_keeps_the_days_that_have_not_begun() {
        club.says("alice", "vacation 10 days");
        club.later(Duration.ofDays(2));
        MailResult back = club.says("alice", "back");
        assertThat(back.result())
                .isEqualTo("done: Welcome back. Your clock goes on, with at least a day for every move that waits.");
        assertThat(back.notices()).singleElement().asString().endsWith("2025: 28 days left of 30");
        assertThat(club.says("alice", "back").result()).startsWith("refused: ");
    }

    @Test
    void a_vacation_that_ends_as_it_begins_gives_no_time() {
        club.board("pebbles", "alice", "bob");
        club.later(Duration.ofDays(21));
        club.says("alice", "vacation 1 day\nback");
        assertThat(club.vacations("alice")).isEmpty();
        assertThat(club.clock(101).deadline()).contains(club.now());
    }

    @Test
    void a_vacation_that_has_not_begun_is_cancelled() {
        club.says("alice", "vacation 2025-06-01 2025-06-05");
        assertThat(club.says("alice", "back").result()).startsWith("done: Your vacation from Sunday 1 June 2025");
        assertThat(club.vacations("alice")).isEmpty();
    }

    @Test
    void the_word_alone_lists_what_is_planned_and_left() {
        club.says("alice", "vacation 2025-06-01 2025-06-05");
        MailResult handled = club.says("alice", "vacation");
        assertThat(handled.result()).isEqualTo("answered: listed the vacations");
        assertThat(handled.notices())
                .containsExactly("alice: Your vacations: from Sunday 1 June 2025, 00:00 UTC until Friday 6 June 2025,"
                        + " 00:00 UTC; 2025: 25 days left of 30");
    }

    @Test
    void nobody_is_sent_on_vacation_by_another() {
        assertThat(club.mail("alice", "vacation 5 days").result()).startsWith("held: ");
        assertThat(club.vacations("alice")).isEmpty();
    }
}
