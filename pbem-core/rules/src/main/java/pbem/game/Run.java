package pbem.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import pbem.phrase.Phrase;

/**
 * Consecutive cells of a row that look the same and are described together.
 *
 * @param cells at least one, by name
 * @param look what they look like
 */
public record Run<W>(List<String> cells, W look) {

    public Run {
        cells = List.copyOf(cells);
    }

    /** A row cut into as few runs as possible. */
    public static <C, W> List<Run<W>> of(List<C> row, Function<C, String> name, Function<C, W> look) {
        List<Run<W>> runs = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            W here = look.apply(row.get(i));
            cells.add(name.apply(row.get(i)));
            if (i + 1 == row.size() || !Objects.equals(look.apply(row.get(i + 1)), here)) {
                runs.add(new Run<>(cells, here));
                cells.clear();
            }
        }
        return runs;
    }

    /** "c3", "c3 and c4" or "c3 to c6". */
    public Object span() {
        return cells.size() < 3 ? cells : Phrase.of("list.span", cells.get(0), cells.get(cells.size() - 1));
    }
}
