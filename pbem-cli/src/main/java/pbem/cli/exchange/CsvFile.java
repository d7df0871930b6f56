package pbem.cli.exchange;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A table in CSV as office programs write it: in UTF-8 or else Windows-1252, which includes Latin-1; separated by
 * commas or semicolons, whichever is more frequent in the first line; with quotation marks around cells that need them.
 */
public final class CsvFile {

    private static final int LARGEST = 1_000_000;
    private static final Charset OFFICE = Charset.forName("windows-1252");

    private final String text;
    private final char separator;
    private final List<Row> rows = new ArrayList<>();
    private int at;
    private int line = 1;

    private CsvFile(String text) {
        this.text = text;
        String first = text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
        this.separator = first.chars().filter(c -> c == ';').count()
                        > first.chars().filter(c -> c == ',').count()
                ? ';'
                : ',';
    }

    /**
     * A row; its cells have no blanks around them.
     *
     * @param line the line on which the row begins, counted from 1
     */
    public record Row(int line, List<String> cells) {

        private boolean isBlank() {
            return cells.stream().allMatch(String::isEmpty);
        }
    }

    /** Thrown if the file cannot be read as a table; the message says why. */
    public static final class Unreadable extends Exception {

        private static final long serialVersionUID = 1;

        Unreadable(String message) {
            super(message);
        }
    }

    /** Reads the rows of a file; empty rows are left out. */
    public static List<Row> read(Path file) throws IOException, Unreadable {
        if (!Files.isRegularFile(file)) {
            throw new Unreadable("there is no file " + file);
        }
        if (Files.size(file) > LARGEST) {
            throw new Unreadable(file + " is larger than 1 MB; split it");
        }
        String text = decoded(Files.readAllBytes(file));
        if (text.indexOf('\0') >= 0) {
            throw new Unreadable(file + " is not text; save it as CSV");
        }
        CsvFile table = new CsvFile(text.startsWith("\uFEFF") ? text.substring(1) : text);
        while (table.at < table.text.length()) {
            table.readRow(file);
        }
        return table.rows.stream().filter(row -> !row.isBlank()).toList();
    }

    private static String decoded(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, OFFICE);
        }
    }

    private void readRow(Path file) throws Unreadable {
        int begins = line;
        List<String> cells = new ArrayList<>();
        do {
            cells.add(isQuoted() ? quotedCell(file) : plainCell());
        } while (isNext(separator));
        if (isNext('\r') | isNext('\n')) {
            line++;
        }
        rows.add(new Row(begins, cells));
    }

    /** Whether the next cell begins with a quotation mark. Moves to the mark, past blanks before it. */
    private boolean isQuoted() {
        int mark = at;
        while (mark < text.length() && text.charAt(mark) == ' ') {
            mark++;
        }
        if (mark < text.length() && text.charAt(mark) == '"') {
            at = mark;
            return true;
        }
        return false;
    }

    private String plainCell() {
        int begin = at;
        while (at < text.length()
                && text.charAt(at) != separator
                && text.charAt(at) != '\r'
                && text.charAt(at) != '\n') {
            at++;
        }
        return text.substring(begin, at).strip();
    }

    /**
     * Reads a quoted cell. A doubled mark in it stands for one mark. Text after the closing mark belongs to the cell,
     * too.
     */
    private String quotedCell(Path file) throws Unreadable {
        int begins = line;
        StringBuilder cell = new StringBuilder();
        at++;
        while (true) {
            if (at == text.length()) {
                throw new Unreadable(file + ", line " + begins + ": a quotation mark is never closed");
            }
            char next = text.charAt(at++);
            if (next == '\n') {
                line++;
            }
            if (next != '"') {
                cell.append(next);
            } else if (isNext('"')) {
                cell.append('"');
            } else {
                return (cell + plainCell()).strip();
            }
        }
    }

    /** Whether the next character is the wanted one, which is then skipped. */
    private boolean isNext(char wanted) {
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }
}
