package pbem.games.chess;

import java.util.List;
import pbem.picture.Ink;

/**
 * The inks of the four colours. They can be told apart without seeing hues: they differ in lightness, and each cell
 * shows its digit. The colours on a piece are more saturated than those of the cells.
 */
final class BoardInks {

    private static final List<Ink> CELLS = List.of(
            new Ink("chess-cell-1", "#efd795", "#b89c54"),
            new Ink("chess-cell-2", "#a3c09b", "#5f8460"),
            new Ink("chess-cell-3", "#a9a7a6", "#5d5c5e"),
            new Ink("chess-cell-4", "#f8f4ea", "#d6d0c3"));

    private static final List<Ink> DIGITS = List.of(
            new Ink("chess-digit-1", "#876a2e", "#4d3d14"),
            new Ink("chess-digit-2", "#446640", "#1e3521"),
            new Ink("chess-digit-3", "#565453", "#c0bec0"),
            new Ink("chess-digit-4", "#8b8370", "#6d6757"));

    private static final List<Ink> LABELS = List.of(
            Ink.fixed("chess-label-1", "#f0bd2e"),
            Ink.fixed("chess-label-2", "#4f9d5b"),
            Ink.fixed("chess-label-3", "#85868c"),
            Ink.fixed("chess-label-4", "#ffffff"));

    /** The ink of the gaps between cells. */
    static final Ink GROUND = new Ink("chess-ground", "#8c7b62", "#2c2721");

    private BoardInks() {}

    static Ink cell(int colour) {
        return CELLS.get(colour - 1);
    }

    /** The ink of the digit on an empty cell of that colour. */
    static Ink digit(int colour) {
        return DIGITS.get(colour - 1);
    }

    /** The ink of that colour on the label of a piece. */
    static Ink label(int colour) {
        return LABELS.get(colour - 1);
    }
}
