package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.phrase.Phrasebook;

/** Draws a diagram as text. Pure, safe for any thread. */
public final class Ascii {

    /** The longest line, in columns. */
    public static final int WIDTH = 72;

    private static final int GAP = 3;
    private static final String HANGING = "  ";

    private Ascii() {}

    /**
     * The board with its notes to the right if all of them fit there, otherwise below. Printable ASCII, and in notes
     * Latin letters with accents; no line longer than {@value #WIDTH}, every line ended by a line feed and without
     * blanks before it. A board that is too wide is cut, and {@code >} marks where it continues.
     */
    public static String draw(Diagram diagram, Phrasebook phrases) {
        return drawn(diagram, TextBoard.of(diagram.items()).lines(), phrases, WIDTH, WIDTH);
    }

    /**
     * Draws the board and its notes for a narrower display.
     *
     * @param width at least 1 column; no more than {@value #WIDTH} are used
     * @return empty if the board is wider than that
     */
    public static Optional<String> draw(Diagram diagram, Phrasebook phrases, int width) {
        List<String> board = TextBoard.of(diagram.items()).lines();
        int used = Math.min(width, WIDTH);
        return fits(board, width) ? Optional.of(drawn(diagram, board, phrases, used, used)) : Optional.empty();
    }

    /** Whether the board can be drawn in that many columns. */
    public static boolean fits(Diagram diagram, int width) {
        return width >= WIDTH || fits(TextBoard.of(diagram.items()).lines(), width);
    }

    /**
     * Draws the board and its notes for a narrow display. If the board is wider, it is drawn at its own width, up to
     * {@value #WIDTH} columns, and only its notes are as narrow.
     */
    public static String drawNarrow(Diagram diagram, Phrasebook phrases, int width) {
        List<String> board = TextBoard.of(diagram.items()).lines();
        return drawn(diagram, board, phrases, width, fits(board, width) ? width : WIDTH);
    }

    private static boolean fits(List<String> board, int width) {
        return width >= WIDTH || widest(board) <= width;
    }

    private static List<String> notes(Diagram diagram, Phrasebook phrases) {
        return diagram.notes().stream()
                .map(note -> AsciiText.withAccents(phrases.say(note.written())).stripTrailing())
                .toList();
    }

    /** @param longest the length to which lines are cut */
    private static String drawn(Diagram diagram, List<String> board, Phrasebook phrases, int width, int longest) {
        List<String> notes = notes(diagram, phrases);
        int column = widest(board) + GAP;
        List<String> lines =
                column + widest(notes) <= width ? beside(board, column, notes) : below(board, notes, width);
        return lines.stream().map(line -> cut(line, longest) + "\n").collect(Collectors.joining());
    }

    private static List<String> beside(List<String> board, int column, List<String> notes) {
        if (board.isEmpty()) {
            return notes;
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(board.size(), notes.size()); i++) {
            String left = i < board.size() ? board.get(i) : "";
            String right = i < notes.size() ? notes.get(i) : "";
            lines.add((left + " ".repeat(column - left.length()) + right).stripTrailing());
        }
        return lines;
    }

    private static List<String> below(List<String> board, List<String> notes, int width) {
        Paragraph paragraph = new Paragraph(String::length, width, width - HANGING.length());
        Stream<String> wrapped = notes.stream().map(paragraph::lines).flatMap(Ascii::hanging);
        Stream<String> above = board.isEmpty() ? Stream.empty() : Stream.concat(board.stream(), Stream.of(""));
        return Stream.concat(above, wrapped).toList();
    }

    private static Stream<String> hanging(List<String> lines) {
        return Stream.concat(Stream.of(lines.get(0)), lines.stream().skip(1).map(HANGING::concat));
    }

    private static String cut(String line, int width) {
        return line.length() <= width ? line : line.substring(0, width - 1) + ">";
    }

    private static int widest(List<String> lines) {
        return lines.stream().mapToInt(String::length).max().orElse(0);
    }
}
