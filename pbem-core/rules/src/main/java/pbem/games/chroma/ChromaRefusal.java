package pbem.games.chroma;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;

/** The reasons why a text is not a legal move of Chroma. */
final class ChromaRefusal {

    /** The game is over. */
    static final Reason OVER = new Reason("chroma.over");

    /** The text does not look like a cell. */
    static final Reason UNREADABLE = new Reason("chroma.unreadable").shapeless();

    /** The move names a colour that is not that of the next cube. */
    static final Reason OTHER_COLOUR = new Reason("chroma.other-colour");

    /** The level is above the top or below the board. */
    static final Reason NO_SUCH_LEVEL = new Reason("chroma.no-such-level");

    /** The level exists, but it has no such row. */
    static final Reason NO_SUCH_ROW = new Reason("chroma.no-such-row");

    /** The row exists, but it has no cell with that number. */
    static final Reason NO_SUCH_CELL = new Reason("chroma.no-such-cell");

    /** The text cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("chroma.not-a-cell");

    /** The cell is occupied by a cube. */
    static final Reason OCCUPIED = new Reason("chroma.occupied");

    /** At least one of the three cubes below is missing. */
    static final Reason NO_SUPPORT = new Reason("chroma.no-support");

    /** One of the cubes below has the colour of the next cube. */
    static final Reason ON_ITS_COLOUR = new Reason("chroma.on-its-colour");

    /** Cubes beside the cell have the colour of the next cube. */
    static final Reason TOUCHING = new Reason("chroma.touching");

    private ChromaRefusal() {}

    static Refusal noSuchRow(Cell cell, int rows) {
        return NO_SUCH_ROW.of(cell.name(), cell.level(), rows, Cell.row(rows));
    }

    static Refusal noSuchCell(Cell cell) {
        return NO_SUCH_CELL.of(
                cell.name(),
                Cell.row(cell.row()),
                cell.row(),
                new Cell(cell.level(), cell.row(), 1).name(),
                new Cell(cell.level(), cell.row(), cell.row()).name());
    }

    static Refusal noSupport(Cell cell, List<Cell> empty) {
        return NO_SUPPORT.of(cell.name(), names(cell.supporters()), names(empty), empty.size());
    }

    static Refusal touching(Cell cell, Colour colour, List<Cell> beside) {
        return TOUCHING.of(cell.name(), colour.phrase(), names(beside), beside.size());
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }
}
