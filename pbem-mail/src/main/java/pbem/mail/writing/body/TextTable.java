package pbem.mail.writing.body;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes a table as text. Columns are as wide as their contents; the widest are made narrower until all fit. */
final class TextTable {

    private static final String GAP = "  ";
    private static final int NARROWEST = 6;

    private TextTable() {}

    static List<String> lines(Block.Table table, int width, String colon) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(table.columns());
        rows.addAll(table.rows());
        if (width < TextPart.WIDTH && !fits(rows, width)) {
            return oneBelowTheOther(table, width, colon);
        }
        int[] widths = widths(rows, width);
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.addAll(lines(row, widths)));
        return lines;
    }

    /** Whether the table fits without breaking words. */
    private static boolean fits(List<List<String>> rows, int width) {
        int columns = rows.get(0).size();
        int words = 0;
        for (int i = 0; i < columns; i++) {
            int column = i;
            words += rows.stream()
                    .flatMap(row -> Arrays.stream(row.get(column).split(" ")))
                    .mapToInt(Columns::width)
                    .max()
                    .orElse(0);
        }
        return words + GAP.length() * (columns - 1) <= width;
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

    private static int[] widths(List<List<String>> rows, int width) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], Columns.width(row.get(i)));
            }
        }
        int room = width - GAP.length() * (columns - 1);
        while (Arrays.stream(widths).sum() > room) {
            int widest = widest(widths);
            if (widths[widest] <= NARROWEST) {
                return widths;
            }
            widths[widest]--;
        }
        return widths;
    }

    private static int widest(int[] widths) {
        int widest = 0;
        for (int i = 1; i < widths.length; i++) {
            widest = widths[i] > widths[widest] ? i : widest;
        }
        return widest;
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
