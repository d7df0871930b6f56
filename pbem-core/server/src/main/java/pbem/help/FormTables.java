package pbem.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.PostProcessor;

/**
 * Makes a table of a block that lists commands and their effects, since a phone cannot show the lines of such a block
 * side by side. Drawings and blocks without explanations stay.
 */
final class FormTables extends AbstractVisitor implements PostProcessor {

    private static final Pattern FORM_AND_WORDS = Pattern.compile("(\\S(?:.*?\\S)??) {2,}(\\S.*)");
    private static final Pattern PROSE = Pattern.compile("\\p{L}{2,}");

    private record Row(String form, String words) {

        Row continued(String line) {
            return new Row(form, words + " " + line.strip());
        }
    }

    @Override
    public Node process(Node document) {
        document.accept(this);
        return document;
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        rows(block.getLiteral().stripTrailing().lines().toList()).ifPresent(rows -> replace(block, rows));
    }

    /** Empty if some line fits no table, or if none has an explanation. */
    private static Optional<List<Row>> rows(List<String> lines) {
        Optional<Integer> column = lines.stream()
                .map(FORM_AND_WORDS::matcher)
                .filter(Matcher::matches)
                .map(line -> line.start(2))
                .findFirst();
        if (column.isEmpty()) {
            return Optional.empty();
        }
        List<Row> rows = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("    ") && !rows.isEmpty()) {
                rows.add(rows.remove(rows.size() - 1).continued(line));
            } else {
                rows.add(row(line, column.get()));
            }
        }
        return rows.stream().allMatch(FormTables::isExplained) ? Optional.of(rows) : Optional.empty();
    }

    /** A form may fill its column, so that one space alone is left before its explanation. */
    private static Row row(String line, int column) {
        Matcher parts = FORM_AND_WORDS.matcher(line);
        if (parts.matches()) {
            return new Row(parts.group(1), parts.group(2));
        }
        return line.length() > column && line.charAt(column - 1) == ' '
                ? new Row(line.substring(0, column - 1), line.substring(column))
                : new Row(line, "");
    }

    /** Explanations are words in one column; a drawing has none or more columns. */
    private static boolean isExplained(Row row) {
        return !row.form.isBlank()
                && (row.words.isEmpty() || PROSE.matcher(row.words).find() && !row.words.contains("  "));
    }

    private static void replace(IndentedCodeBlock block, List<Row> rows) {
        TableBody body = new TableBody();
        for (Row row : rows) {
            TableRow line = new TableRow();
            line.appendChild(cell(new Code(row.form)));
            line.appendChild(cell(new Text(row.words)));
            body.appendChild(line);
        }
        TableBlock table = new TableBlock();
        table.appendChild(body);
        block.insertAfter(table);
        block.unlink();
    }

    private static TableCell cell(Node content) {
        TableCell cell = new TableCell();
        cell.appendChild(content);
        return cell;
    }
}
