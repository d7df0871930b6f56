package pbem.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import pbem.phrase.Phrase;

/**
 * Consecutive cells of a row that look the same and are described together.
 *
 * @param cells at least one, by name
 * @param look their common look
 */
public record Run<W>(List<String> cells, W look) {

    public Run {
        cells = List.copyOf(cells);
    }

    /** A row cut into as few runs as possible. */
    public static <C, W> List<Run<W>> of(List<C> row, Function<C, String> name, Function<C, W> look) {
        List<Run<W>> runs = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        List<W> looks = row.stream().map(look).toList();
        for (int i = 0; i < row.size(); i++) {
            cells.add(name.apply(row.get(i)));
            if (i + 1 == row.size() || !Objects.equals(looks.get(i + 1), looks.get(i))) {
                runs.add(new Run<>(cells, looks.get(i)));
                cells.clear();
            }
        }
        return runs;
    }

    /** A row in words: for each run the phrase of that key with the run's place and look. */
    public static <C> Phrase told(String key, List<C> row, Function<C, String> name, Function<C, Phrase> look) {
        return Phrase.inTurn(of(row, name, look).stream()
                .map(run -> Phrase.of(key, run.span(), run.look()))
                .toList());
    }

    /**
     * The rows of a board in words. Consecutive empty rows are told together.
     *
     * @param empties the key for empty rows: how many they are, and which
     */
    public static <C> List<Phrase> rows(
            String empties, List<C> rows, Function<C, String> name, Predicate<C> empty, Function<C, Phrase> told) {
        List<Phrase> words = new ArrayList<>();
        int from = 0;
        for (Run<Boolean> run : of(rows, name, empty::test)) {
            int to = from + run.cells().size();
            if (run.look()) {
                words.add(Phrase.of(empties, to - from, run.span()));
            } else {
                rows.subList(from, to).forEach(row -> words.add(told.apply(row)));
            }
            from = to;
        }
        return words;
    }

    /** "c3", "c3 and c4" or "c3 to c6". */
    public Object span() {
        return cells.size() < 3 ? cells : Phrase.of("list.span", cells.get(0), cells.get(cells.size() - 1));
    }
}
