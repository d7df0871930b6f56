package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Reading;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/** The help page tells the truth: its examples are played, its layouts are those of the game. */
class CholoneHelpTest {

    private static final int BOARD_LINES = 11;
    private static final int ROWS = 9;
    private static final int LAYOUT_WIDTH = 22;

    private static List<String> help() {
        try (var in = Cholone.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** @param after the move with the board that it leads to, as the page shows it */
    record Example(String before, String move, String after) {
        @Override
        public String toString() {
            return move;
        }
    }

    static List<Example> examples() {
        List<String> help = help();
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < help.size(); i++) {
            String title = help.get(i);
            int half = title.indexOf("After ");
            if (title.startsWith("    Before") && half > 0) {
                List<String> lines = help.subList(i + 2, i + 2 + BOARD_LINES);
                examples.add(new Example(
                        lines.stream().map(line -> part(line, 4, half)).collect(Collectors.joining("\n")),
                        title.substring(half + "After ".length()),
                        lines.stream().map(line -> part(line, half, 99)).collect(Collectors.joining("\n"))));
            }
        }
        return examples;
    }

    private static String part(String line, int from, int to) {
        return line.substring(Math.min(from, line.length()), Math.min(to, line.length()))
                .stripTrailing();
    }

    @Test
    void thePageHasExamples() {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsPlayedAsShown(Example example) {
        CholonePosition before = Sketch.black(example.before());
        assertThat(drawn(before)).isEqualTo(example.before());
        Reading reading = before.read(example.move());
        assertThat(reading).isInstanceOf(Reading.Legal.class);
        MarbleMove move = (MarbleMove) reading.move();
        assertThat(move.notation()).isEqualTo(example.move());
        assertThat(drawn(before.play(move))).isEqualTo(example.after());
    }

    private static String drawn(CholonePosition position) {
        Diagram diagram = position.diagram(Viewer.PUBLIC);
        Diagram bare = new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of());
        return Ascii.draw(bare, Catalogue.games().phrasebook(Locale.ENGLISH)).stripTrailing();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c5,d5", "a1-c3,b2", "c3-c5,d4", "a1-c3,d4", "a1b2", "c3c5d4", "c3d6"})
    void everyFormThatThePageTeachesIsRead(String move) {
        assertThat(String.join("\n", help())).contains(move);
        CholonePosition before = Sketch.black(examples().stream()
                .filter(example -> example.move().equals("c5,d5"))
                .findFirst()
                .orElseThrow()
                .before());
        assertThat(before.read(move)).isInstanceOf(Reading.Legal.class);
    }

    @Test
    void allLayoutsAreShownAsTheyAre() {
        Map<String, String> shown = layouts();
        for (String name : Layouts.forTwo()) {
            assertThat(Marbles.drawn(2, shown.remove(name))).as(name).isEqualTo(Layouts.named(name));
        }
        for (int seats = 3; seats <= 6; seats++) {
            assertThat(Marbles.drawn(seats, shown.remove(seats + " players"))).isEqualTo(Layouts.standard(seats));
            assertThat(Marbles.drawn(seats, shown.remove(seats + " with -bowl")))
                    .isEqualTo(Layouts.bowl(seats));
        }
        assertThat(shown).isEmpty();
    }

    /** The boards of the last chapter, up to three beside each other, by the words above each. */
    private static Map<String, String> layouts() {
        List<String> help = help();
        Map<String, String> layouts = new LinkedHashMap<>();
        for (int i = help.indexOf("## All layouts"); i < help.size(); i++) {
            String title = help.get(i);
            if (!title.startsWith("    ") || title.isBlank()) {
                continue;
            }
            List<String> rows = help.subList(i + 2, i + 2 + ROWS);
            List<String> names = List.of(title.strip().split(" {2,}"));
            IntStream.range(0, names.size()).forEach(column -> {
                int left = 4 + column * LAYOUT_WIDTH;
                layouts.put(
                        names.get(column),
                        rows.stream()
                                .map(row -> part(row, left, left + LAYOUT_WIDTH))
                                .collect(Collectors.joining("\n")));
            });
            i += 1 + ROWS;
        }
        return layouts;
    }
}
