package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/** What the help page shows is what the game does. */
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

    /** The lines of a board, from the line after a title to the next blank one. */
    private static List<String> board(int title) {
        return help().stream()
                .skip(title + 2)
                .takeWhile(line -> !line.isBlank())
                .toList();
    }

    private static String part(List<String> lines, int from, int to) {
        return lines.stream()
                .map(line -> line.substring(Math.min(from, line.length()), Math.min(to, line.length())))
                .map(String::stripTrailing)
                .collect(Collectors.joining("\n"));
    }

    private static String drawn(KromaPosition position) {
        Diagram diagram = position.diagram(Viewer.PUBLIC);
        Diagram bare = new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of());
        return Ascii.draw(bare, PositionText.ENGLISH).stripTrailing();
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

    record Example(String before, String move, String after) {
        @Override
        public String toString() {
            return move;
        }
    }

    static List<Example> examples() {
        List<String> help = help();
        return Stream.iterate(0, i -> i + 1)
                .limit(help.size())
                .filter(i -> help.get(i).startsWith("    Before"))
                .map(i -> {
                    int half = help.get(i).indexOf("After ");
                    return new Example(
                            part(board(i), 4, half),
                            help.get(i).substring(half + "After ".length()),
                            part(board(i), half, 99));
                })
                .toList();
    }

    @Test
    void thePageHasExamplesOfPhaseTwo() {
        assertThat(examples()).hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsPlayedAsShown(Example example) {
        List<String> rows = example.before().lines().toList();
        KromaPosition before = Sketch.position(rows.subList(0, rows.size() - 1).stream()
                .map(row -> row.replaceFirst("[a-l] ", ""))
                .collect(Collectors.joining("\n")));
        assertThat(drawn(before)).isEqualTo(example.before());
        assertThat(drawn(Sketch.played(before, example.move()))).isEqualTo(example.after());
    }

    @Test
    void thePiecesAreThoseOfThePage() {
        List<PieceShape> shown = PIECE.matcher(String.join("\n", help()))
                .results()
                .map(KromaHelpTest::kind)
                .toList();
        assertThat(shown).isEqualTo(PieceShapes.ALL);
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
