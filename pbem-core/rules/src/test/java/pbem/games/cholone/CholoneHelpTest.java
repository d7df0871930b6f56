package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Example;
import pbem.game.Position;
import pbem.phrase.Phrase;

/** The examples of the help page can be played, and its layouts are those of the game. */
class CholoneHelpTest {

    private static final int ROWS = 9;
    private static final int LAYOUT_WIDTH = 22;

    private static List<String> help() {
        try (var in = Cholone.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The positions that the page draws: a setup, and the moves that lead there. */
    static List<List<String>> examples() {
        List<String> help = help();
        List<List<String>> examples = new ArrayList<>();
        for (int i = 0; i < help.size(); i++) {
            if (help.get(i).equals("```position")) {
                List<String> rest = help.subList(i + 1, help.size());
                examples.add(rest.subList(0, rest.indexOf("```")));
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
    void everyExampleIsPlayed(List<String> example) {
        assertThat(Example.reached(new Cholone(), "help.md", example).outcome()).isEmpty();
    }

    /** The two moves that the page shows before and after do what it says. */
    @Test
    void onePushesTwoAndOneEjectsAMarble() {
        assertThat(happening("h7-h9,h6")).isEmpty();
        assertThat(happening("b3-b5,b4")).hasSize(1).first().hasFieldOrPropertyWithValue("key", "cholone.ejected");
    }

    private static List<Phrase> happening(String move) {
        List<String> example = examples().stream()
                .filter(moves -> moves.get(moves.size() - 1).equals(move))
                .findFirst()
                .orElseThrow();
        return Example.reached(new Cholone(), "help.md", example).happenings();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c5,d5", "a1-c3,b2", "c3-c5,d4", "a1-c3,d4", "a1b2", "c3c5d4", "c3d6"})
    void everyFormThatThePageTeachesIsRead(String move) {
        assertThat(String.join("\n", help())).contains(move);
        Position before = Example.reached(new Cholone(), "help.md", List.of("2"));
        assertThat(before.read(move)).isInstanceOf(Act.Done.class);
    }

    @Test
    void allLayoutsAreShownAsTheyAre() {
        Map<String, String> shown = layouts();
        for (String name : Layouts.forTwo()) {
            assertThat(Layouts.drawn(2, shown.remove(name))).as(name).isEqualTo(Layouts.named(name));
        }
        for (int seats = 3; seats <= 6; seats++) {
            assertThat(Layouts.drawn(seats, shown.remove(seats + " players"))).isEqualTo(Layouts.standard(seats));
            assertThat(Layouts.drawn(seats, shown.remove(seats + " with -bowl")))
                    .isEqualTo(Layouts.bowl(seats));
        }
        assertThat(shown).isEmpty();
    }

    /** The boards of the last chapter, up to three beside each other, by their titles. */
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
