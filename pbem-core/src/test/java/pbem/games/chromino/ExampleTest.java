package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.testkit.ExampleGame;

/** The example shows what is special: chance, a chameleon, and a round that is played to its end. */
class ExampleTest {

    private final ExampleGame example = ExampleGame.of(new Chromino());

    @Test
    void itHasItsOwnSeed() {
        assertThat(example.seed().reveal()).isEqualTo("c7ab4fbb38f4deadd0b359e2212a9532");
        assertThat(example.table()).hasToString("3 -chameleon");
    }

    @Test
    void twoPlayersShareTheWin() {
        Outcome outcome = Stage.after(
                        example.start(new Chromino()), example.moves().toArray(String[]::new))
                .outcome()
                .orElseThrow();
        assertThat(outcome.with(Result.WON)).containsExactly(new Seat(2), new Seat(3));
        assertThat(Catalogue.games().phrasebook(Locale.ENGLISH).say(outcome.reason()))
                .isEqualTo("the last tiles laid in the same round");
    }
}
