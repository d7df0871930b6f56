package pbem.tournament.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * A crosstable for a mail: lines of at most 72 columns. A wider one is split into parts, each with all rows.
 *
 * @param columns the headings of the results
 * @param tieBreaks the figures behind the points
 */
public record CrosstableText(List<String> columns, List<TieBreak> tieBreaks, List<Row> rows) {

    public static final int WIDTH = 72;

    private static final int LONGEST_NAME = 16;
    private static final int FIGURE = 6;

    public CrosstableText {
        columns = List.copyOf(columns);
        tieBreaks = List.copyOf(tieBreaks);
        rows = List.copyOf(rows);
    }

    /**
     * A player.
     *
     * @param place empty if it is shared with the row above
     * @param results by column
     * @param figures the points and the tie breaks; empty if the player is out
     */
    public record Row(String place, String name, List<String> results, List<String> figures) {
        public Row {
            results = List.copyOf(results);
            figures = List.copyOf(figures);
        }
    }

    /** @param names gives the userid of each player */
    public static CrosstableText of(Crosstable crosstable, LongFunction<String> names) {
        TournamentTable table = crosstable.table();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < table.rows().size(); i++) {
            TableRow row = table.rows().get(i);
            boolean shared = i > 0 && table.rows().get(i - 1).rank() == row.rank();
            rows.add(new Row(
                    shared ? "" : Integer.toString(row.rank()),
                    names.apply(row.player()),
                    crosstable.cells().get(i).stream()
                            .map(Crosstable.Cell::text)
                            .toList(),
                    row.counts() ? figures(row, table.tieBreaks().size()) : List.of()));
        }
        return new CrosstableText(crosstable.columns(), table.tieBreaks(), rows);
    }

    private static List<String> figures(TableRow row, int tieBreaks) {
        return Stream.concat(
                        Stream.of(row.points()),
                        row.tieBreaks().stream().limit(tieBreaks).map(TieBreak::number))
                .toList();
    }

    /** @param words of the reader's language */
    public List<String> lines(Phrasebook words) {
        return new Layout(words).lines();
    }

    /** The table in the words of a language. */
    private final class Layout {

        private final Phrasebook words;
        private final List<String> left = new ArrayList<>();
        private final List<String> right = new ArrayList<>();

        Layout(Phrasebook words) {
            this.words = words;
            int places = Integer.toString(rows.size()).length();
            int longest = rows.stream()
                    .mapToInt(row -> Math.min(LONGEST_NAME, row.name().length()))
                    .max()
                    .orElse(1);
            left.add(" ".repeat(places + 1 + longest));
            right.add(figures(Stream.concat(
                            Stream.of(Phrase.of("tournament.column-points")),
                            tieBreaks.stream().map(TableWords::heading))
                    .map(words::say)));
            for (Row row : rows) {
                String cut = row.name().substring(0, Math.min(row.name().length(), LONGEST_NAME));
                left.add(right(row.place(), places) + " " + padded(cut, longest));
                right.add(
                        row.figures().isEmpty()
                                ? figures(Stream.of(words.say(Phrase.of("tournament.column-out"))))
                                : figures(row.figures().stream().map(words::decimal)));
            }
        }

        private static String figures(Stream<String> texts) {
            return texts.map(text -> right(text, FIGURE)).collect(Collectors.joining("  "));
        }

        private List<String> lines() {
            List<List<String>> columns = padded();
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
        private List<List<String>> padded() {
            List<List<String>> padded = new ArrayList<>();
            for (int column = 0; column < columns.size(); column++) {
                List<String> cells = new ArrayList<>();
                cells.add(columns.get(column));
                for (Row row : rows) {
                    cells.add(TableWords.result(row.results().get(column), words));
                }
                int width = width(cells) + 1;
                padded.add(cells.stream().map(cell -> right(cell, width)).toList());
            }
            return padded;
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
}
