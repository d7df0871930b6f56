package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Reading;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/** The help page tells the truth: its board is that of a game, its examples are read, its numbers are right. */
class ChromaHelpTest {

    /** The position that the page shows. */
    private static final ChromaPosition SHOWN =
            Sketch.play(Sketch.start(2, 4), "d2", "b2", "c2", "c1", "d4", "d3", "2c2");

    private static String help() {
        try (var in = Chroma.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theBoardIsDrawnAsTheGameDrawsIt() {
        Diagram diagram = SHOWN.diagram(Viewer.PUBLIC);
        Diagram bare = new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of());
        String board = Ascii.draw(bare, Catalogue.games().phrasebook(Locale.ENGLISH));
        assertThat(help()).contains(board.indent(4));
    }

    @Test
    void whatItSaysAboutTheBoardIsSo() {
        assertThat(SHOWN.order().colour()).isEqualTo(Colour.GREEN);
        assertThat(SHOWN.moves()).hasToString("[a1, d1]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d1", "1d1", "green d1", "d1 g"})
    void everyFormThatItTeachesIsRead(String move) {
        assertThat(help()).contains(move);
        assertThat(SHOWN.read(move)).isInstanceOf(Reading.Legal.class);
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
