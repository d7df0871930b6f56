package pbem.games.infection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;
import pbem.testkit.Table;

class InfectionTest implements BoardContract {

    @Override
    public Game game() {
        return new Infection();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=5", "2 -size=9");
    }

    @Test
    void a_growing_move_may_name_its_man() {
        Position at = Table.of("2").start(game(), 1);
        assertThat(at.read("a7-b6").now().notation()).isEqualTo("b6");
        assertThat(at.read("A7 C5").now().notation()).isEqualTo("a7-c5");
    }
}
