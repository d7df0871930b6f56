package pbem.web.admin;

import java.util.List;
import java.util.Optional;

/**
 * What one of the admin's pages shows.
 *
 * @param title its heading
 * @param parts below each other
 */
public record AdminSheet(String title, List<Part> parts) {

    public AdminSheet {
        parts = List.copyOf(parts);
    }

    /**
     * A table, or sentences, or a word that there is nothing.
     *
     * @param id to lead to it, unlike those of the other parts
     * @param hint the verb that shows the same at the terminal
     * @param columns none where it is sentences
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

    /** @param href where it leads on the site; empty for nowhere */
    public record Cell(String text, Optional<String> href) {}
}
