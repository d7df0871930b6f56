package pbem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the documents.
 *
 * @param path from the top of the sources
 */
record Document(String path, String text) {

    static final Path TOP = Path.of("..");

    private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```");
    private static final Pattern SPAN = Pattern.compile("`([^`]+)`");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final String CODE = "    ";

    static Document read(String path) {
        try {
            return new Document(path, Files.readString(TOP.resolve(path)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The pages of {@code docs}. */
    static List<Document> pages() {
        try (Stream<Path> files = Files.list(TOP.resolve("docs"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".md"))
                    .sorted()
                    .map(name -> read("docs/" + name))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Document> all() {
        List<Document> all = new ArrayList<>(pages());
        Stream.of("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "config/README.md")
                .map(Document::read)
                .forEach(all::add);
        return all;
    }

    Path folder() {
        return TOP.resolve(path).getParent();
    }

    int words() {
        return text.strip().split("\\s+").length;
    }

    /** The text on one line, as a reader takes it. */
    String sentences() {
        return text.replaceAll("\\s+", " ");
    }

    /** The texts in backticks, each on one line. */
    List<String> spans() {
        List<String> spans = new ArrayList<>();
        for (String paragraph : prose().split("\\n\\s*\\n")) {
            SPAN.matcher(paragraph.replaceAll("\\s*\\n\\s*", " "))
                    .results()
                    .map(span -> span.group(1))
                    .forEach(spans::add);
        }
        return spans;
    }

    /** Indented lines: commands, and examples of files. */
    List<String> code() {
        return lines(true).stream().map(String::strip).toList();
    }

    /** The names by which links lead to the headings. */
    List<String> anchors() {
        return HEADING.matcher(prose())
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 _-]", "")
                        .replace(' ', '-'))
                .toList();
    }

    /** All matches in the prose and its tables. */
    Stream<MatchResult> found(Pattern pattern) {
        return pattern.matcher(prose().replaceAll("\\s*\\n\\s*", " ")).results();
    }

    private String prose() {
        return String.join("\n", lines(false));
    }

    /**
     * The lines of code or of prose. An indented line is code after an empty line or after code; otherwise it continues
     * a list.
     */
    private List<String> lines(boolean code) {
        List<String> lines = new ArrayList<>();
        boolean canBegin = true;
        for (String line : FENCED.matcher(text).replaceAll("").split("\n")) {
            boolean isCode = canBegin && line.startsWith(CODE);
            canBegin = isCode || line.isBlank();
            if (isCode == code) {
                lines.add(line);
            }
        }
        return lines;
    }
}
