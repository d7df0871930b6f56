package pbem.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables are those of FIDE's handbook, C.05 annex 1. */
class BergerTableTest {

    private static List<String> rounds(int players) {
        return BergerTable.rounds(players).stream()
                .map(round -> round.stream()
                        .map(meeting -> meeting.first() + "-" + meeting.second())
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void four_players() {
        assertThat(rounds(4)).containsExactly("1-4 2-3", "4-3 1-2", "2-4 3-1");
    }

    @Test
    void six_players() {
        assertThat(rounds(6))
                .containsExactly("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");
    }

    @Test
    void eight_players() {
        assertThat(rounds(8))
                .containsExactly(
                        "1-8 2-7 3-6 4-5",
                        "8-5 6-4 7-3 1-2",
                        "2-8 3-1 4-7 5-6",
                        "8-6 7-5 1-4 2-3",
                        "3-8 4-2 5-1 6-7",
                        "8-7 1-6 2-5 3-4",
                        "4-8 5-3 6-2 7-1");
    }

    @Test
    void ten_players() {
        assertThat(rounds(10))
                .containsExactly(
                        "1-10 2-9 3-8 4-7 5-6",
                        "10-6 7-5 8-4 9-3 1-2",
                        "2-10 3-1 4-9 5-8 6-7",
                        "10-7 8-6 9-5 1-4 2-3",
                        "3-10 4-2 5-1 6-9 7-8",
                        "10-8 9-7 1-6 2-5 3-4",
                        "4-10 5-3 6-2 7-1 8-9",
                        "10-9 1-8 2-7 3-6 4-5",
                        "5-10 6-4 7-3 8-2 9-1");
    }

    @Test
    void an_odd_number_leaves_one_player_free_in_each_round() {
        assertThat(rounds(5)).containsExactly("2-5 3-4", "5-3 1-2", "3-1 4-5", "1-4 2-3", "4-2 5-1");
    }

    @Test
    void two_players_meet_once() {
        assertThat(rounds(2)).containsExactly("1-2");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 6, 7, 9, 10, 11})
    void everybody_meets_everybody_once_and_seats_are_even(int players) {
        List<BergerTable.Meeting> all =
                BergerTable.rounds(players).stream().flatMap(List::stream).toList();
        assertThat(all.stream().map(m -> Math.min(m.first(), m.second()) + "-" + Math.max(m.first(), m.second())))
                .doesNotHaveDuplicates()
                .hasSize(players * (players - 1) / 2);
        for (int player = 1; player <= players; player++) {
            int number = player;
            long first = all.stream().filter(m -> m.first() == number).count();
            long second = all.stream().filter(m -> m.second() == number).count();
            assertThat(Math.abs(first - second)).isLessThanOrEqualTo(1);
        }
    }
}
