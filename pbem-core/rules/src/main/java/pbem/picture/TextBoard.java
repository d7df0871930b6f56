package pbem.picture;

import java.util.Arrays;
import java.util.List;

/**
 * The letters of a board, each at its place.
 *
 * @param letters in the order of painting; plain ASCII
 */
record TextBoard(List<Letters> letters) {

    static TextBoard of(List<Item> items) {
        return new TextBoard(items.stream()
                .flatMap(item -> item.letters().stream())
                .map(letters -> new Letters(letters.column(), letters.row(), AsciiText.of(letters.text())))
                .filter(letters -> !letters.text().isEmpty())
                .toList());
    }

    /** The lines from the topmost to the lowest row with letters, the leftmost letter in the first column. */
    List<String> lines() {
        if (letters.isEmpty()) {
            return List.of();
        }
        int left = letters.stream().mapToInt(Letters::column).min().getAsInt();
        int right = letters.stream()
                .mapToInt(one -> one.column() + one.text().length())
                .max()
                .getAsInt();
        int top = letters.stream().mapToInt(Letters::row).min().getAsInt();
        int bottom = letters.stream().mapToInt(Letters::row).max().getAsInt();

        char[][] canvas = new char[bottom - top + 1][right - left];
        Arrays.stream(canvas).forEach(row -> Arrays.fill(row, ' '));
        for (Letters one : letters) {
            one.text().getChars(0, one.text().length(), canvas[one.row() - top], one.column() - left);
        }
        return Arrays.stream(canvas).map(row -> new String(row).stripTrailing()).toList();
    }
}
