package pbem.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SituationsTest {

    @Test
    void each_key_is_counted() {
        Situations some = of(7, 8, 7);

        assertThat(some.count()).isEqualTo(3);
        assertThat(some.times(7)).isEqualTo(2);
        assertThat(some.times(8)).isEqualTo(1);
        assertThat(some.times(9)).isZero();
        assertThat(Situations.NONE.times(0)).isZero();
    }

    @Test
    void games_that_go_on_from_one_situation_do_not_see_each_other() {
        Situations before = of(1, 2, 3);
        Situations one = before.then(4);
        Situations other = before.then(5).then(6);

        assertThat(before.keys()).containsExactly(1, 2, 3);
        assertThat(one.keys()).containsExactly(1, 2, 3, 4);
        assertThat(other.keys()).containsExactly(1, 2, 3, 5, 6);
        assertThat(one.times(5)).isZero();
        assertThat(one.then(7).keys()).containsExactly(1, 2, 3, 4, 7);
    }

    @Test
    void the_order_makes_no_difference() {
        assertThat(of(1, 2, 3)).isEqualTo(of(3, 1, 2)).hasSameHashCodeAs(of(3, 1, 2));
        assertThat(of(1, 2)).isNotEqualTo(of(1, 2, 2));
    }

    @Test
    void a_long_game_has_all_of_them() {
        assertThat(of(LongStream.range(0, 1_000).toArray()).keys())
                .containsExactly(LongStream.range(0, 1_000).toArray());
    }

    private static Situations of(long... keys) {
        Situations all = Situations.NONE;
        for (long key : keys) {
            all = all.then(key);
        }
        return all;
    }
}
