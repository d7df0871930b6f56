package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Example;
import pbem.game.Move;
import pbem.game.Position;

/** The help pages agree with the game, and with each other in both languages. */
class ChrominoHelpTest {

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
    void itListsEveryLetter(String name) {
        for (Hue hue : Hue.values()) {
            assertThat(page(name)).contains(String.valueOf(hue.letter()));
        }
        assertThat(page(name)).contains(Tile.CHAMELEONS.stream().map(Tile::name).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"help.md", "help_fr.md"})
    void itsBoardsAreThoseOfTheGame(String name) {
        List<String> blocks = Pattern.compile("(?ms)^```position\n(.*?)\n```$")
                .matcher(page(name))
                .results()
                .map(block -> block.group(1))
                .limit(2)
                .toList();
        assertThat(blocks.get(1)).isEqualTo(blocks.get(0) + "\nRBG -2,1 E");
        Position start = Example.reached(new Chromino(), name, List.of(blocks.get(0)));
        assertThat(start.moves().stream().map(Move::notation)).contains("RBG -2,1 E");
        assertThat(page(name)).contains("`RBG -2,1 E`", "`RBG -1,1 E`");
        assertThat(start.read("RBG -1,1 E")).isInstanceOf(Act.Refused.class);
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
