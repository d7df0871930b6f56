package pbem.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The text board: letters at their places.
 *
 * @param letters in the order of painting; plain ASCII
 */
record TextBoard(List<Letters> letters) {

    static TextBoard of(List<Item> items) {
        List<Letters> letters = new ArrayList<>();
        for (Item item : items) {
            for (Letters one : item.letters()) {
                String text = AsciiText.of(one.text());
                if (!text.isEmpty()) {
                    letters.add(text.equals(one.text()) ? one : new Letters(one.column(), one.row(), text));
                }
            }
        }
        return new TextBoard(letters);
    }

    /** The lines from the first to the last row with letters; the leftmost letter is in the first column. */
    List<String> lines() {
        if (letters.isEmpty()) {
            return List.of();
        }
        int left = Integer.MAX_VALUE;
        int right = Integer.MIN_VALUE;
        int top = Integer.MAX_VALUE;
        int bottom = Integer.MIN_VALUE;
        for (Letters one : letters) {
            left = Math.min(left, one.column());
            right = Math.max(right, one.column() + one.text().length());
            top = Math.min(top, one.row());
            bottom = Math.max(bottom, one.row());
        }

        char[][] canvas = new char[bottom - top + 1][right - left];
        Arrays.stream(canvas).forEach(row -> Arrays.fill(row, ' '));
        for (Letters one : letters) {
            one.text().getChars(0, one.text().length(), canvas[one.row() - top], one.column() - left);
        }
        return Arrays.stream(canvas).map(row -> new String(row).stripTrailing()).toList();
    }
}
