package pbem.games.gonnect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.testkit.BoardContract;
import pbem.testkit.TacticsContract;

class GonnectTest implements BoardContract, TacticsContract {

    @Override
    public Game game() {
        return new Gonnect();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=7", "2 -size=9 -no-swap", "2");
    }

    @Test
    void a_man_that_would_have_no_liberty_is_refused_with_the_reason() {
        assertThat(said(at("2 -size=7 -no-swap", "a2", "d4", "b1"), "a1"))
                .isEqualTo("A man on a1 would have no empty point beside its chain, and would take nothing.");
    }

    @Test
    void an_earlier_arrangement_may_not_come_back() {
        assertThat(said(at("2 -size=7 -no-swap", "c4", "f4", "d5", "e5", "d3", "e3", "g7", "d4", "e4"), "d4"))
                .isEqualTo("A man on d4 would repeat an earlier position of the board.");
    }
}
