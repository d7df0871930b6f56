package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Example;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.games.Catalogue;

/** The example has a seed of its own and chameleons, and two players share the win. */
class ExampleTest {

    private final Example example = Example.of(new Chromino()).orElseThrow();

    @Test
    void itHasItsOwnSeed() {
        assertThat(example.start().setup().seed().reveal()).isEqualTo("c7ab4fbb38f4deadd0b359e2212a9532");
        assertThat(example.start().setup().spelled()).isEqualTo("-chameleon");
    }

    @Test
    void twoPlayersShareTheWin() {
        assertThat(example.outcome().with(Result.WON)).containsExactly(new Seat(2), new Seat(3));
        assertThat(Catalogue.games()
                        .phrasebook(Locale.ENGLISH)
                        .say(example.outcome().reason()))
                .isEqualTo("the last tiles laid in the same round");
    }
}
