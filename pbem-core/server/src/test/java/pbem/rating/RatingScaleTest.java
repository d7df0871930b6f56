package pbem.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.game.Result;
import pbem.rating.RatedBoard.RatedSeat;

/** Ratings that follow from many boards. */
class RatingScaleTest {

    private static final int CHEAT = 99;

    private final RatingScale scale = new RatingScale();
    private Instant now = Instant.parse("2025-01-01T00:00:00Z");
    private int boards;

    /** Counts a win on a board that ends a day after the one before. */
    private List<RatingChange> wins(long winner, long loser) {
        now = now.plus(Duration.ofDays(1));
        return scale.count(board(++boards, now, winner, loser));
    }

    private static RatedBoard board(int number, Instant closed, long winner, long loser) {
        return new RatedBoard(
                number,
                "chroma",
                closed,
                List.of(new RatedSeat(1, winner, 1, Result.WON), new RatedSeat(2, loser, 2, Result.LOST)));
    }

    private int rating(long player) {
        return scale.of(player).skill().rating();
    }

    /** Boards of players of equal strength. Each pair plays twice, and lots decide who wins. */
    private static List<RatedBoard> club(Random random, int people) {
        List<RatedBoard> played = new ArrayList<>();
        Instant closed = Instant.parse("2025-01-01T00:00:00Z");
        for (int one = 1; one <= people; one++) {
            for (int other = 1; other <= people; other++) {
                if (one != other) {
                    boolean won = random.nextBoolean();
                    played.add(board(played.size() + 1, closed, won ? one : other, won ? other : one));
                }
            }
        }
        return played;
    }

    @Test
    void two_games_of_a_pair_count_in_full_and_later_ones_of_a_year_count_less() {
        List<Integer> points = new ArrayList<>();
        for (int game = 0; game < 12; game++) {
            points.add(wins(1, 2).get(0).points());
        }
        assertThat(points).containsExactly(79, 61, 31, 21, 14, 12, 9, 7, 7, 5, 5, 5);
        assertThat(rating(1)).isEqualTo(1756);
        assertThat(scale.of(1).opponents()).isEqualTo(1);
        assertThat(scale.of(1).isProvisional()).isTrue();
    }

    @Test
    void a_year_later_two_games_of_a_pair_count_in_full_again() {
        for (int game = 0; game < 12; game++) {
            wins(1, 2);
        }
        int last = wins(1, 2).get(0).points();
        now = now.plus(RatingScale.YEAR);
        assertThat(wins(1, 2).get(0).points()).isGreaterThan(3 * last);
        assertThat(scale.of(1).opponents()).isEqualTo(1);
    }

    @Test
    void games_against_others_count_in_full_after_any_number_of_games_with_a_friend() {
        for (int game = 0; game < 12; game++) {
            wins(1, 2);
        }
        int friend = wins(1, 2).get(0).points();
        assertThat(wins(1, 3).get(0).points()).isGreaterThan(3 * friend);
    }

    @Test
    void wins_against_four_new_accounts_of_the_same_player_raise_them_above_nobody() {
        club(new Random(1), 12).forEach(scale::count);
        for (int game = 0; game < 12; game++) {
            wins(CHEAT, 100 + game % 4);
        }
        assertThat(rating(CHEAT)).isEqualTo(1946);
        for (int game = 0; game < 100; game++) {
            wins(CHEAT, 100 + game % 4);
        }
        assertThat(scale.of(CHEAT).isProvisional()).isTrue();
        for (long player = 1; player <= 12; player++) {
            assertThat(scale.of(player).isProvisional()).as("player " + player).isFalse();
        }
    }

    /** docs/ratings.md says this of the order of boards. */
    @Test
    void another_order_of_the_same_boards_moves_a_rating_by_a_third_of_its_deviation() {
        List<RatedBoard> played = club(new Random(2), 12);
        double moved = 0;
        double deviations = 0;
        for (int lot = 0; lot < 20; lot++) {
            RatingScale one = shuffled(played, 2 * lot);
            RatingScale other = shuffled(played, 2 * lot + 1);
            for (long player = 1; player <= 12; player++) {
                Skill skill = one.of(player).skill();
                moved += Math.abs(other.of(player).skill().rating() - skill.rating());
                deviations += skill.deviation();
            }
        }
        assertThat(moved / deviations).isBetween(0.25, 0.4);
    }

    private static RatingScale shuffled(List<RatedBoard> played, long lot) {
        List<RatedBoard> boards = new ArrayList<>(played);
        Collections.shuffle(boards, new Random(lot));
        RatingScale scale = new RatingScale();
        boards.forEach(scale::count);
        return scale;
    }
}
