package pbem.games.chroma;

import java.util.List;
import java.util.Locale;
import pbem.picture.Letters;

/**
 * A cell on the text board: six corners, nine columns wide and five lines high.
 *
 * <pre>
 *   +---+      +---+
 *  /r\rrr\    /   . \
 * +rrr+---+  + . .   +
 *  \r/rrr/    \   . /
 *   +---+      +---+
 * </pre>
 */
record TextCube(int column, int line) {

    List<Letters> hole() {
        return lines("/   . \\", "+ . .   +", "\\   . /");
    }

    /** A cube, filled with the letter of its colour: a capital for the last cube, small letters for the others. */
    List<Letters> cube(Colour colour, boolean last) {
        String letter = last ? colour.letter() : colour.letter().toLowerCase(Locale.ROOT);
        String three = letter.repeat(3);
        return lines("/" + letter + "\\" + three + "\\", "+" + three + "+---+", "\\" + letter + "/" + three + "/");
    }

    /**
     * The name of an open cell, in the middle of the cell. Above the board it has blanks around it, because cubes
     * surround it there.
     */
    Letters name(Cell cell) {
        return cell.level() == 1
                ? new Letters(column + 4, line + 2, cell.name())
                : new Letters(column + 2, line + 2, " " + cell.name() + " ");
    }

    private List<Letters> lines(String upper, String middle, String lower) {
        return List.of(
                new Letters(column + 2, line, "+---+"),
                new Letters(column + 1, line + 1, upper),
                new Letters(column, line + 2, middle),
                new Letters(column + 1, line + 3, lower),
                new Letters(column + 2, line + 4, "+---+"));
    }
}
