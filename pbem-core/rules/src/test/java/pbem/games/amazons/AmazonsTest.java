package pbem.games.amazons;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class AmazonsTest implements BoardContract {

    @Override
    public Game game() {
        return new Amazons();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=6", "2");
    }

    @Test
    void a_move_and_its_arrow_are_understood_as_people_write_them() {
        for (String typed : List.of("d1d7g7", "d1-d7(g7)", "d1-d7[g7]", "d1-d7 @ g7")) {
            assertThat(at("2").read(typed).now().notation()).isEqualTo("d1-d7/g7");
        }
    }
}
