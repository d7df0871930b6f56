package pbem.tournament.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** A crosstable as lines of at most 72 columns; a wider one is split into parts, each with all rows. */
public final class CrosstableText {

    public static final int WIDTH = 72;

    private static final int LONGEST_NAME = 16;

    private final Crosstable crosstable;
    private final List<String> left = new ArrayList<>();
    private final List<String> right = new ArrayList<>();

    private CrosstableText(Crosstable crosstable, LongFunction<String> names) {
        this.crosstable = crosstable;
        List<TableRow> rows = crosstable.table().rows();
        int places = Integer.toString(rows.size()).length();
        int longest = rows.stream()
                .mapToInt(
                        row -> Math.min(LONGEST_NAME, names.apply(row.player()).length()))
                .max()
                .orElse(1);
        left.add(" ".repeat(places + 1 + longest));
        right.add(crosstable.table().tieBreaks().stream()
                .map(tieBreak -> "  " + right(heading(tieBreak), 6))
                .reduce("   pts", String::concat));
        for (int i = 0; i < rows.size(); i++) {
            TableRow row = rows.get(i);
            boolean shared = i > 0 && rows.get(i - 1).rank() == row.rank();
            String name = names.apply(row.player());
            String cut = name.substring(0, Math.min(name.length(), LONGEST_NAME));
            left.add(right(shared ? "" : Integer.toString(row.rank()), places) + " " + padded(cut, longest));
            right.add(
                    row.counts()
                            ? row.tieBreaks().stream()
                                    .limit(crosstable.table().tieBreaks().size())
                                    .map(quarters -> "  " + right(TieBreak.number(quarters), 6))
                                    .reduce(right(row.points(), 6), String::concat)
                            : "   out");
        }
    }

    /** @param names gives the userid of each player */
    public static List<String> lines(Crosstable crosstable, LongFunction<String> names) {
        return new CrosstableText(crosstable, names).lines();
    }

    private static String heading(TieBreak tieBreak) {
        return switch (tieBreak) {
            case WINS -> "wins";
            case SONNEBORN_BERGER -> "SB";
            case BUCHHOLZ -> "Buch";
        };
    }

    private List<String> lines() {
        List<List<String>> columns = columns();
        int room = WIDTH - left.get(0).length() - width(right);
        List<String> lines = new ArrayList<>();
        int from = 0;
        do {
            int to = from;
            int used = 0;
            while (to < columns.size() && used + width(columns.get(to)) <= room) {
                used += width(columns.get(to));
                to++;
            }
            if (to == from && from < columns.size()) {
                to++; // at least one column, so that it ends
            }
            if (!lines.isEmpty()) {
                lines.add("");
            }
            for (int row = 0; row < left.size(); row++) {
                StringBuilder line = new StringBuilder(left.get(row));
                for (List<String> column : columns.subList(from, to)) {
                    line.append(column.get(row));
                }
                lines.add(line.append(right.get(row)).toString().stripTrailing());
            }
            from = to;
        } while (from < columns.size());
        return lines;
    }

    /** The columns, each with its heading and a cell for each row, padded to one width. */
    private List<List<String>> columns() {
        List<List<String>> columns = new ArrayList<>();
        for (int column = 0; column < crosstable.columns().size(); column++) {
            List<String> cells = new ArrayList<>();
            cells.add(crosstable.columns().get(column));
            for (List<Crosstable.Cell> row : crosstable.cells()) {
                cells.add(row.get(column).text());
            }
            int width = width(cells) + 1;
            columns.add(cells.stream().map(cell -> right(cell, width)).toList());
        }
        return columns;
    }

    private static int width(List<String> cells) {
        return cells.stream().mapToInt(String::length).max().orElse(0);
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
