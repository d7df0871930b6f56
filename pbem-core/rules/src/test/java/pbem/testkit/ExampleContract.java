package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import pbem.game.Example;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Diagram;
import pbem.picture.Svg;

/** The contract of a game with an example. */
public interface ExampleContract extends GameTables {

    /** One step of this many is drawn. */
    int DRAWN = 7;

    /** Reading an example plays it: every line must be a move, and the last one must end the game. */
    @Test
    default void theExampleIsPlayedToItsEnd() {
        assertThat(Example.of(game())).isPresent();
    }

    @Test
    default void everyStepOfTheExampleCanBeToldAndDrawn() {
        Phrasebook words = phrasebook();
        Example.of(game())
                .orElseThrow()
                .positions()
                .forEach(position -> assertThatCode(() -> {
                            position.happenings().forEach(words::say);
                            Diagram diagram = position.diagram(Viewer.PUBLIC);
                            if (position.ply() % DRAWN == 0
                                    || position.outcome().isPresent()) {
                                Svg.adaptive(diagram, words);
                            }
                        })
                        .doesNotThrowAnyException());
    }
}
