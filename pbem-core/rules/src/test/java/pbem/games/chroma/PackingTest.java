package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Boards filled to the top in which no cube touches one of its colour. Their number, up to renaming the colours,
 * depends only on which cells touch, and other programs have counted them.
 */
class PackingTest {

    private static List<Cubes> packings(int size) {
        List<Cubes> packings = new ArrayList<>();
        fill(Cubes.none(Lattice.of(size), ColourOrder.start(2)), 0, 0, packings);
        return packings;
    }

    /** @param used the number of colours that have occurred; a new one is always the first of those that have not */
    private static void fill(Cubes cubes, int number, int used, List<Cubes> packings) {
        List<Cell> cells = cubes.lattice().cells();
        if (number == cells.size()) {
            packings.add(cubes);
            return;
        }
        Colour[] colours = Colour.values();
        for (int colour = 0; colour < Math.min(used + 1, colours.length); colour++) {
            if (cubes.isOpen(cells.get(number), colours[colour])) {
                fill(cubes.with(cells.get(number), colours[colour]), number + 1, Math.max(used, colour + 1), packings);
            }
        }
    }

    @ParameterizedTest(name = "size {0}")
    @CsvSource({"1, 1", "2, 1", "3, 4", "4, 10", "5, 22", "6, 46"})
    void completePackings(int size, int expected) {
        assertThat(packings(size)).hasSize(expected).allMatch(cubes -> cubes.empty() == 0);
    }

    @Test
    @Tag("long")
    void completePackingsOfTheLargestSize() {
        completePackings(7, 94);
    }

    @ParameterizedTest(name = "size {0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {"4 | 5 5 5 5 |", "5 | 10 9 8 8 | 11 8 8 8", "6 | 14 14 14 14 |"})
    void cubesOfEachColour(int size, String one, String other) {
        List<String> expected = Stream.of(Optional.of(one), Optional.ofNullable(other))
                .flatMap(Optional::stream)
                .toList();
        assertThat(packings(size).stream().map(PackingTest::counts).distinct())
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    private static String counts(Cubes cubes) {
        List<Integer> counts = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            counts.add((int) cubes.lattice().cells().stream()
                    .filter(cell -> cubes.at(cell).equals(Optional.of(colour)))
                    .count());
        }
        Collections.sort(counts, Collections.reverseOrder());
        return String.join(" ", counts.stream().map(String::valueOf).toList());
    }

    /** The order brings 9, 9, 9 and 8 cubes in 35 moves. No packing has these, so a board of size 5 is never filled. */
    @ParameterizedTest(name = "{0} players")
    @CsvSource({"2", "3", "4"})
    void theOrderNeverFillsTheUsualBoard(int seats) {
        List<Colour> played = ColourOrder.start(seats).colours(35);
        List<Long> counts = IntStream.range(0, 4)
                .mapToObj(i ->
                        played.stream().filter(colour -> colour.ordinal() == i).count())
                .sorted(Collections.reverseOrder())
                .toList();
        assertThat(counts).containsExactly(9L, 9L, 9L, 8L);
    }
}
