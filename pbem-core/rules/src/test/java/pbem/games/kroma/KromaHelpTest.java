package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Example;

/** The help page shows what the game does. */
class KromaHelpTest {

    private static final Pattern PIECE =
            Pattern.compile("(diamond|trapezoid|rhombus|hook) +(\\d) triangles +(\\d+) of each colour +(.+)");

    private static List<String> help() {
        try (var in = Kroma.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void thePiecesOfPhaseOneAreLaidAsShown() {
        List<String> moves = List.of("B c2 c3", "M c4 c5", "Y d3 d4");
        List<String> block = Stream.of(List.of("```position", "2 -size=6"), moves, List.of("```"))
                .flatMap(List::stream)
                .toList();
        assertThat(help()).containsSequence(block);
        assertThat(Sketch.played(Sketch.empty(6), moves.toArray(String[]::new)).happenings())
                .isEmpty();
    }

    @Test
    void bothPhasesOfOneGameAreDrawn() {
        List<String> help = help();
        assertThat(help).containsSequence("Y f1 g2", "```").containsSequence("M b1 b2 b3 c4 c5", "```");
    }

    @Test
    void theEndOfThatGameIsDrawnAndCountedAsThePageSays() {
        Example example = Example.of(new Kroma()).orElseThrow();
        assertThat(help()).containsSequence("```position", "example 26", "```").containsSequence("example 27", "```");
        assertThat(example.moves()).hasSize(27);
        assertThat(example.moves().get(26).notation()).isEqualTo("Y g10 g11 g12 g13");
        assertThat(PositionText.ENGLISH.say(example.outcome().reason())).isEqualTo("green 14 and orange 13");
    }

    @Test
    void thePiecesAreThoseOfThePage() {
        List<PieceShape> shown = PIECE.matcher(String.join("\n", help()))
                .results()
                .map(KromaHelpTest::kind)
                .toList();
        assertThat(shown).isEqualTo(PieceShape.ALL);
    }

    private static PieceShape kind(MatchResult line) {
        int level = Integer.parseInt(line.group(2)) <= 3 ? 1 : 2;
        List<Triangle> model = Stream.of(line.group(4).split(" "))
                .map(name -> new Triangle(name.charAt(0) - 'a' + 1, name.charAt(1) - '0'))
                .toList();
        assertThat(model).hasSize(Integer.parseInt(line.group(2)));
        return new PieceShape(line.group(1), level, Integer.parseInt(line.group(3)), model);
    }

    @ParameterizedTest
    @ValueSource(strings = {"B f5 f6", "f6,f5 b", "blue F5+F6", "Y f5 f6 f7"})
    void everyFormThatThePageTeachesIsRead(String move) {
        assertThat(String.join("\n", help())).contains(move);
        Sketch.move(Sketch.empty(6), move);
    }
}
