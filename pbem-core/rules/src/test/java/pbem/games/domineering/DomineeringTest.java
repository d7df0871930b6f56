package pbem.games.domineering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;

class DomineeringTest implements BoardContract {

    @Override
    public Game game() {
        return new Domineering();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=6");
    }

    @Test
    void a_domino_is_named_by_its_cells_in_either_order_or_by_the_first() {
        Position at = at("2");
        for (String text : List.of("c3-c4", "C4 c3", "c3")) {
            assertThat(at.read(text).now().notation()).isEqualTo("c3-c4");
        }
        assertThat(said(at, "c3 d3")).startsWith("That domino would lie across.");
    }
}
