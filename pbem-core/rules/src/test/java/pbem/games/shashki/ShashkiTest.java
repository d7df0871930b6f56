package pbem.games.shashki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.testkit.BoardContract;
import pbem.testkit.TacticsContract;

class ShashkiTest implements BoardContract, TacticsContract {

    @Override
    public Game game() {
        return new Shashki();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }

    @Test
    void the_column_is_enough_where_a_man_goes_from() {
        for (String typed : List.of("c3d4", "cd4", "c-d4", "C:D4!")) {
            assertThat(at("2").read(typed).now().notation()).isEqualTo("c3-d4");
        }
    }
}
