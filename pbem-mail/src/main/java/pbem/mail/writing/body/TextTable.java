package pbem.mail.writing.body;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes a table as text. Columns are as wide as their contents; the widest are made narrower until all fit. No word is
 * broken: where the longest words do not fit side by side, each row becomes a list.
 */
final class TextTable {

    private static final String GAP = "  ";

    private TextTable() {}

    static List<String> lines(Block.Table table, int width, String colon) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(table.columns());
        rows.addAll(table.rows());
        int room = width - GAP.length() * (table.columns().size() - 1);
        int[] words = widths(rows, cell -> Arrays.stream(cell.split(" ")));
        if (Arrays.stream(words).sum() > room) {
            return oneBelowTheOther(table, width, colon);
        }
        int[] widths = widths(rows, Stream::of);
        while (Arrays.stream(widths).sum() > room) {
            widths[widest(widths, words)]--;
        }
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.addAll(lines(row, widths)));
        return lines;
    }

    /** The widths of the columns that hold the parts of their cells. */
    private static int[] widths(List<List<String>> rows, Function<String, Stream<String>> parts) {
        return IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .flatMap(row -> parts.apply(row.get(column)))
                        .mapToInt(Columns::width)
                        .max()
                        .orElse(0))
                .toArray();
    }

    /** The widest column of those that are wider than their longest word. */
    private static int widest(int[] widths, int[] words) {
        return IntStream.range(0, widths.length)
                .filter(column -> widths[column] > words[column])
                .boxed()
                .max(Comparator.comparingInt((Integer column) -> widths[column])
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Each row as several lines, each cell after the name of its column. */
    private static List<String> oneBelowTheOther(Block.Table table, int width, String colon) {
        List<String> lines = new ArrayList<>();
        for (List<String> row : table.rows()) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            for (int i = 0; i < row.size(); i++) {
                if (!row.get(i).isBlank()) {
                    String name = table.columns().get(i);
                    String cell = name.isBlank() ? row.get(i) : name + colon + " " + row.get(i);
                    lines.addAll(Columns.hang("", "  ", cell, width - 2));
                }
            }
        }
        return lines;
    }

    private static List<String> lines(List<String> row, int[] widths) {
        List<List<String>> cells = new ArrayList<>();
        int height = 0;
        for (int i = 0; i < widths.length; i++) {
            cells.add(Columns.wrap(row.get(i), Math.max(1, widths[i])));
            height = Math.max(height, cells.get(i).size());
        }
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                List<String> cell = cells.get(i);
                line.append(i == 0 ? "" : GAP).append(Columns.left(y < cell.size() ? cell.get(y) : "", widths[i]));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
