package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Option;
import pbem.game.Reading;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/** The help pages tell the truth, and the same in both languages. */
class ChrominoHelpTest {

    private static final int LEFT = 4;
    private static final int RIGHT = 26;
    private static final String TOP = " ".repeat(RIGHT) + " 2";

    private static String page(String name) {
        try (var in = Chromino.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"help.md", "help_fr.md"})
    void itsLinesFitIntoAMail(String name) {
        assertThat(page(name).lines()).allMatch(line -> line.length() <= 72 && line.equals(line.stripTrailing()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"help.md", "help_fr.md"})
    void itListsEveryOptionAndEveryLetter(String name) {
        for (Option option : new Chromino().options()) {
            assertThat(page(name)).contains("    -" + option.name());
        }
        for (Hue hue : Hue.values()) {
            assertThat(page(name)).contains(String.valueOf(hue.letter()));
        }
        assertThat(page(name)).contains(Tile.CHAMELEONS.stream().map(Tile::name).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"help.md", "help_fr.md"})
    void itsBoardsAreThoseOfTheGame(String name) {
        List<String> lines = page(name)
                .lines()
                .dropWhile(line -> !line.startsWith(TOP))
                .limit(6)
                .toList();
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("RBG YYY")
                .hand("RRR YYR")
                .bag("RYR")
                .start();
        assertThat(lines.stream().skip(1).map(line -> part(line, LEFT, RIGHT))).containsExactlyElementsOf(board(start));
        assertThat(lines.stream().map(line -> part(line, RIGHT, 99)))
                .containsExactlyElementsOf(board(PositionBuilder.after(start, "RBG -2,1 E")));
        assertThat(page(name)).contains("`RBG -2,1 E`", "`RBG -1,1 E`");
        assertThat(start.read("RBG -1,1 E")).isInstanceOf(Reading.Refused.class);
    }

    private static String part(String line, int from, int to) {
        return line.substring(Math.min(from, line.length()), Math.min(to, line.length()))
                .stripTrailing();
    }

    /** Without the notes. */
    private static List<String> board(ChrominoPosition position) {
        Diagram whole = position.diagram(Viewer.PUBLIC);
        Diagram bare = new Diagram(whole.title(), whole.description(), whole.unit(), whole.items(), List.of());
        return Ascii.draw(bare, Catalogue.games().phrasebook(Locale.ENGLISH))
                .lines()
                .toList();
    }

    @Test
    void bothPagesHaveTheSameParts() {
        assertThat(page("help_fr.md").lines().filter(line -> line.startsWith("#")))
                .hasSameSizeAs(page("help.md")
                        .lines()
                        .filter(line -> line.startsWith("#"))
                        .toList());
    }
}
