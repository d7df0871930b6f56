package pbem.web.admin;

import java.util.List;
import java.util.Optional;

/**
 * The content of one of the admin's pages.
 *
 * @param title the page's heading
 * @param parts the parts, from top to bottom
 */
public record AdminSheet(String title, List<Part> parts) {

    public AdminSheet {
        parts = List.copyOf(parts);
    }

    /**
     * A part of a page: a table or sentences; if both are empty, a note that there is nothing.
     *
     * @param id the part's anchor, unique on its page
     * @param hint the verb that shows the same in the terminal
     * @param columns the headings of the table; none for sentences
     * @param sentences in their order
     */
    public record Part(
            String id,
            String heading,
            Optional<String> hint,
            List<String> columns,
            List<List<Cell>> rows,
            List<String> sentences) {

        public Part {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            sentences = List.copyOf(sentences);
        }

        public boolean isEmpty() {
            return rows.isEmpty() && sentences.isEmpty();
        }
    }

    /**
     * A cell of a table.
     *
     * @param href the path on the site to which it links; empty for no link
     */
    public record Cell(String text, Optional<String> href) {}
}
