package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Breaks a text into lines.
 *
 * @param width measures the width of a text, in any unit
 * @param first the width of the first line
 * @param later the width of every other line
 */
record Paragraph(ToDoubleFunction<String> width, double first, double later) {

    /** The lines, at least one. A text that fits stays unchanged, blanks included. A word that is too long is cut. */
    List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (!fits(rest, room(lines))) {
            int end = end(rest, room(lines));
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    private double room(List<String> lines) {
        return lines.isEmpty() ? first : later;
    }

    /** The end of the last word that fits, otherwise of the last character that fits, at least one. */
    private int end(String text, double room) {
        int end = text.offsetByCodePoints(0, 1);
        boolean word = false;
        for (int i = end; i < text.length() && fits(text.substring(0, i), room); i = text.offsetByCodePoints(i, 1)) {
            if (text.charAt(i) == ' ' || !word) {
                end = i;
                word |= text.charAt(i) == ' ';
            }
        }
        return end;
    }

    private boolean fits(String text, double room) {
        return text.codePointCount(0, text.length()) <= 1 || width.applyAsDouble(text) <= room;
    }
}
