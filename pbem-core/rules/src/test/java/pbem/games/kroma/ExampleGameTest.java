package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.game.Example;

class ExampleGameTest {

    @Test
    void it_ends_as_close_as_a_game_can() {
        Example example = Example.of(new Kroma()).orElseThrow();
        assertThat(PositionText.say(example.outcome().reason())).contains("green 14 and orange 13");
    }
}
