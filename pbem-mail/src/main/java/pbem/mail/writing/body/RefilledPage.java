package pbem.mail.writing.body;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Wraps a page of text for a narrow display: paragraphs and items of lists are refilled, indented lines stay lines.
 *
 * @param width in columns
 */
record RefilledPage(int width) {

    private static final String SET_IN = "    ";
    private static final Pattern ITEM = Pattern.compile("([-*] |[0-9]+\\. ).*");
    private static final Pattern UNDERLINE = Pattern.compile("={3,}|-{3,}");

    List<String> lines(List<String> page) {
        List<String> lines = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        for (String line : page) {
            boolean underline = UNDERLINE.matcher(line).matches();
            boolean apart = line.isBlank() || line.startsWith(SET_IN) || underline;
            if (apart || ITEM.matcher(line).matches()) {
                end(paragraph, lines);
            }
            if (!apart) {
                paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
            } else if (underline) {
                lines.add(line.substring(0, Math.min(width, line.length())));
            } else if (line.isBlank()) {
                lines.add("");
            } else {
                lines.addAll(setIn(line));
            }
        }
        end(paragraph, lines);
        return lines;
    }

    private void end(StringBuilder paragraph, List<String> lines) {
        if (!paragraph.isEmpty()) {
            Matcher item = ITEM.matcher(paragraph);
            String hanging = item.matches() ? " ".repeat(item.group(1).length()) : "";
            String text = paragraph.substring(hanging.length());
            lines.addAll(Columns.hang(paragraph.substring(0, hanging.length()), hanging, text, width));
            paragraph.setLength(0);
        }
    }

    /** An indented line: as it is if it fits, else with a smaller indent, else broken. */
    private List<String> setIn(String line) {
        String nearer = "  " + line.substring(SET_IN.length());
        if (Columns.width(line) <= width) {
            return List.of(line);
        }
        return Columns.width(nearer) <= width ? List.of(nearer) : Columns.hang("  ", "    ", line.strip(), width - 2);
    }
}
