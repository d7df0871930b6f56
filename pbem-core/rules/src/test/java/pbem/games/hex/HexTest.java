package pbem.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class HexTest implements BoardContract {

    @Override
    public Game game() {
        return new Hex();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=3", "2 -size=5 -no-swap", "2 -size=19");
    }

    @Test
    void a_swap_is_understood_as_people_write_it() {
        for (String typed : List.of("Swap!", "swap sides", "swap-pieces", "swap colours", "Seiten tauschen")) {
            assertThat(at("2", "a2").read(typed).now().notation()).isEqualTo("swap");
        }
    }
}
