package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Move;

/** The board, the examples and the numbers of the help page are those of the game. */
class ChromaHelpTest {

    private static final List<String> MOVES = List.of("d2", "b2", "c2", "c1", "d4", "d3", "2c2");

    /** The position that the page shows. */
    private static final ChromaPosition SHOWN = Sketch.play(Sketch.start(2, 4), MOVES.toArray(String[]::new));

    private static String help() {
        try (var in = Chroma.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theBoardThatItShowsIsTheOneThatItSpeaksOf() {
        assertThat(help()).contains("```position\n2 -size=4\n" + String.join("\n", MOVES) + "\n```");
    }

    @Test
    void itsWordsAboutTheBoardAreTrue() {
        assertThat(SHOWN.order().colour()).isEqualTo(Colour.GREEN);
        assertThat(SHOWN.moves()).extracting(Move::notation).containsExactly("a1", "d1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d1", "1d1", "green d1", "d1 g"})
    void everyFormThatItTeachesIsRead(String move) {
        assertThat(help()).contains(move);
        assertThat(SHOWN.read(move)).isInstanceOf(Act.Done.class);
    }

    @Test
    void theSequencesAreThoseOfTheGame() {
        String tidy = help().replaceAll("\\s+", "");
        for (int seats = 2; seats <= 4; seats++) {
            assertThat(tidy)
                    .contains(ColourOrder.start(seats).colours(4 * seats).stream()
                            .map(Colour::letter)
                            .collect(Collectors.joining()));
        }
    }

    @Test
    void theNumbersOfCellsAreRight() {
        String cells = IntStream.rangeClosed(1, Lattice.LARGEST)
                .mapToObj(size -> String.format("%5d", Lattice.of(size).cells().size()))
                .collect(Collectors.joining());
        assertThat(help()).contains("    cubes " + cells.substring(0, 4) + cells.substring(4));
    }
}
