package pbem.games.chess;

import java.util.List;
import pbem.picture.Ink;

/**
 * The inks of one of the four colours. The colours can be told apart without seeing hues: they differ in lightness, and
 * each cell shows its digit. The colours on a piece are more saturated than those of the cells.
 *
 * @param digit the ink of the digit on an empty cell of that colour
 * @param label the ink of that colour on the label of a piece
 */
record BoardInks(Ink cell, Ink digit, Ink label) {

    /** The ink of the gaps between cells. */
    static final Ink GROUND = new Ink("chess-ground", "#8c7b62", "#2c2721");

    private static final List<BoardInks> ALL = List.of(
            of(1, "#efd795", "#b89c54", "#876a2e", "#4d3d14", "#f0bd2e"),
            of(2, "#a3c09b", "#5f8460", "#446640", "#1e3521", "#4f9d5b"),
            of(3, "#a9a7a6", "#5d5c5e", "#565453", "#c0bec0", "#85868c"),
            of(4, "#f8f4ea", "#d6d0c3", "#8b8370", "#6d6757", "#ffffff"));

    private static BoardInks of(
            int colour, String cell, String cellDark, String digit, String digitDark, String label) {
        return new BoardInks(
                new Ink("chess-cell-" + colour, cell, cellDark),
                new Ink("chess-digit-" + colour, digit, digitDark),
                Ink.fixed("chess-label-" + colour, label));
    }

    static BoardInks of(int colour) {
        return ALL.get(colour - 1);
    }
}
