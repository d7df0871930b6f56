package pbem.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class DotsTest implements BoardContract {

    @Override
    public Game game() {
        return new Dots();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=3", "2");
    }

    @Test
    void a_line_is_understood_as_people_write_it() {
        for (String typed : List.of("a1b1", "b1 - a1", "a1 and b1", "a1 & b1")) {
            assertThat(at("2").read(typed).now().notation()).isEqualTo("a1-b1");
        }
    }
}
