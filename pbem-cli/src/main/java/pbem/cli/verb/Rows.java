package pbem.cli.verb;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.token.TokenRedaction;

/**
 * A list for the terminal: as a table for people, or as JSON for programs.
 *
 * @param rows with the same keys in the same order; instants as ISO 8601 text
 */
record Rows(List<Row> rows) {

    private static final int WIDEST = 60;

    void print(PrintWriter out, boolean json) {
        if (json) {
            printJson(out, rows);
        } else {
            printTable(out);
        }
        out.flush();
    }

    /** Prints a text line by line. */
    static void printLines(List<String> lines, PrintWriter out, boolean json) {
        if (json) {
            printJson(out, lines);
        } else {
            lines.forEach(line -> out.println(ShownText.of(line)));
        }
        out.flush();
    }

    /** Prints the only row as a JSON object. */
    void printOne(PrintWriter out) {
        printJson(out, rows.get(0));
        out.flush();
    }

    /** Prints a value as JSON. The mapper is made here, since loading it takes longer than printing a table. */
    static void printJson(PrintWriter out, Object value) {
        JsonMapper mapper = JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .enable(JsonWriteFeature.ESCAPE_NON_ASCII) // it may be shown on a terminal
                .build();
        try {
            out.println(TokenRedaction.of(mapper.writeValueAsString(value)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private void printTable(PrintWriter out) {
        if (rows.isEmpty()) {
            out.println("(none)");
            return;
        }
        List<String> names = List.copyOf(rows.get(0).keySet());
        List<List<String>> lines = new ArrayList<>();
        lines.add(names);
        rows.forEach(
                row -> lines.add(names.stream().map(name -> cell(row.get(name))).toList()));
        int[] widths = new int[names.size()];
        lines.forEach(line -> {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        });
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                text.append(line.get(i))
                        .append(" ".repeat(widths[i] - line.get(i).length() + 2));
            }
            out.println(text.toString().stripTrailing());
        }
    }

    private static String cell(Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Collection<?> several) {
            return cell(String.join(", ", several.stream().map(String::valueOf).toList()));
        }
        String text = ShownText.of(String.valueOf(value)).replace('\n', ' ');
        return text.length() <= WIDEST ? text : text.substring(0, WIDEST - 3) + "...";
    }
}
