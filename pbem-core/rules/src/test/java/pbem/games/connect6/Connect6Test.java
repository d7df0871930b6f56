package pbem.games.connect6;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.testkit.BoardContract;
import pbem.testkit.Table;

class Connect6Test implements BoardContract {

    @Override
    public Game game() {
        return new Connect6();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=9");
    }

    @Override
    public int longest() {
        return 30;
    }

    @Test
    void two_men_are_put_at_once_or_one_after_the_other() {
        Position at = Table.of("2").start(game(), 1);
        at = at.play(at.read("J10").move());
        assertThat(at.toMove()).containsExactly(new Seat(2));
        assertThat(at.read("k9 - L8").move().notation()).isEqualTo("k9,l8");
        Position one = at.play(at.read("k9").move());
        assertThat(one.toMove()).containsExactly(new Seat(2));
        assertThat(one.play(one.read("l8").move()).toMove()).containsExactly(new Seat(1));
        assertThat(said(at, "k9 j10")).startsWith("There is something on j10 already");
        assertThat(said(one, "a1 b1")).contains("not written like a move");
        assertThat(at.play(at.read("k9 l8").move()).toMove()).containsExactly(new Seat(1));
    }
}
