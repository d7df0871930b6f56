package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import pbem.game.Example;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Diagram;
import pbem.picture.Svg;

/** What a game with an example promises about it. */
public interface ExampleContract extends GameTables {

    /** Every so many steps are drawn. */
    int DRAWN = 7;

    /** Reading an example plays it, so that it cannot be read unless every line is a move and the last one ends the game. */
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
