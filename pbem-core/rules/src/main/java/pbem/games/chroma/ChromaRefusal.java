package pbem.games.chroma;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;

/** Why a text is no legal move of Chroma. */
final class ChromaRefusal {

    /** Nobody moves any more. */
    static final Reason OVER = new Reason("chroma.over");

    /** The text does not look like a cell. */
    static final Reason UNREADABLE = new Reason("chroma.unreadable").shapeless();

    /** The colour was written along, and it is another one's turn. */
    static final Reason OTHER_COLOUR = new Reason("chroma.other-colour");

    /** A level above the top, or below the board. */
    static final Reason NO_SUCH_LEVEL = new Reason("chroma.no-such-level");

    /** A level of the board, but with fewer rows. */
    static final Reason NO_SUCH_ROW = new Reason("chroma.no-such-row");

    /** A row of the board, but not so long. */
    static final Reason NO_SUCH_CELL = new Reason("chroma.no-such-cell");

    /** Something that cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("chroma.not-a-cell");

    /** There is a cube in that cell. */
    static final Reason OCCUPIED = new Reason("chroma.occupied");

    /** Not all three cubes below are there. */
    static final Reason NO_SUPPORT = new Reason("chroma.no-support");

    /** One of the cubes below has the colour of the next one. */
    static final Reason ON_ITS_COLOUR = new Reason("chroma.on-its-colour");

    /** Cubes beside it have the colour of the next one. */
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
