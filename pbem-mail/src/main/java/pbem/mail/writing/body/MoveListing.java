package pbem.mail.writing.body;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes moves as columns of text, or one after the other if the columns are too wide. */
final class MoveListing {

    private static final String GAP = "   ";
    private static final char GLUE = '\u00a0';

    private MoveListing() {}

    static List<String> lines(Block.Moves moves, int width, String colon) {
        int numbers = moves.rows().stream()
                .flatMap(List::stream)
                .flatMap(Optional::stream)
                .mapToInt(cell -> cell.number().length())
                .max()
                .orElse(0);
        List<List<String>> rows = new ArrayList<>();
        String under = " ".repeat(numbers + 1);
        rows.add(moves.columns().stream().map(column -> under + column.seat()).toList());
        rows.add(moves.columns().stream().map(column -> under + column.user()).toList());
        for (List<Optional<Block.Cell>> row : moves.rows()) {
            rows.add(row.stream()
                    .map(cell -> cell.map(c -> Columns.right(c.number(), numbers) + " " + c.text())
                            .orElse(""))
                    .toList());
        }
        List<String> lines = new ArrayList<>(List.of(moves.heading() + colon, ""));
        List<String> table = table(rows);
        boolean fits = table.stream().allMatch(line -> Columns.width(line) <= width);
        lines.addAll(fits ? table : running(moves, width));
        return lines;
    }

    private static List<String> table(List<List<String>> rows) {
        int columns = rows.get(0).size();
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                int column = i;
                int widest = rows.stream()
                        .mapToInt(r -> Columns.width(r.get(column)))
                        .max()
                        .orElse(0);
                line.append(i == 0 ? " " : GAP).append(Columns.left(row.get(i), widest));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** The moves one after the other: {@code 1 alice c5,d5; 2 bob g5,f4; ...}. No move is broken over two lines. */
    private static List<String> running(Block.Moves moves, int width) {
        List<String> steps = new ArrayList<>();
        for (List<Optional<Block.Cell>> row : moves.rows()) {
            for (int i = 0; i < row.size(); i++) {
                String user = moves.columns().get(i).user();
                row.get(i).ifPresent(cell -> steps.add((cell.number() + " " + user + " " + cell.text()).strip()));
            }
        }
        String glued = String.join(
                "; ", steps.stream().map(step -> step.replace(' ', GLUE)).toList());
        return Columns.wrap(glued, width).stream()
                .map(line -> line.replace(GLUE, ' '))
                .toList();
    }
}
