package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Reading;

/** What a game with an example promises about it. */
public interface ExampleContract extends GameTables {

    @Test
    default void theExampleIsPlayedToItsEnd() {
        ExampleGame example = ExampleGame.of(game());
        Position at = example.start(game());
        for (String text : example.moves()) {
            Reading reading = at.read(text);
            assertThat(reading).as(text).isInstanceOf(Reading.Legal.class);
            Move move = ((Reading.Legal) reading).move();
            assertThat(move.notation()).isEqualTo(text);
            at = at.play(move);
        }
        assertThat(at.outcome()).isPresent();
    }
}
