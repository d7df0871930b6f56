package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.picture.grid.Hexagons;

/**
 * One of the two boards (article 4): its cells, their colours, and, in {@link #tables()}, the moves of all pieces on
 * it.
 */
final class ChessBoard {

    /** The board of three colours, with 127 cells. */
    static final ChessBoard SMALL = new ChessBoard(7, 3);

    /** The board of four colours, with 169 cells. */
    static final ChessBoard BIG = new ChessBoard(8, 4);

    private static final Pattern NAME = Pattern.compile("[a-zA-Z][0-9]{1,2}");

    private final Hexagons hexagons;
    private final int colours;
    private final List<Cell> cells;
    private final Cell[] places;
    private final MoveTables tables;

    private ChessBoard(int side, int colours) {
        this.hexagons = new Hexagons(side, 1);
        this.colours = colours;
        this.places = new Cell[(rows() + 1) * (rows() + 1)];
        List<Cell> all = new ArrayList<>();
        for (int row = 1; row <= rows(); row++) {
            for (int column = hexagons.first(row); column <= hexagons.last(row); column++) {
                Cell cell = new Cell(all.size(), column, row, colour(column, row));
                places[place(column, row)] = cell;
                all.add(cell);
            }
        }
        this.cells = List.copyOf(all);
        this.tables = new MoveTables(this);
    }

    static ChessBoard of(int colours) {
        return colours == 4 ? BIG : SMALL;
    }

    /**
     * The colour of a cell. Three colours: the only proper colouring that begins as article 4 says. Four colours: the
     * colouring of the second list in article 4.
     */
    private int colour(int column, int row) {
        int up = colours == 3 ? row - 1 : 2 * (row - 1);
        return (column - 1 + up) % colours + 1;
    }

    private int place(int column, int row) {
        return row * (rows() + 1) + column;
    }

    /** The geometry of the board, without a scale. A column of the board is a number there. */
    Hexagons hexagons() {
        return hexagons;
    }

    int colours() {
        return colours;
    }

    int rows() {
        return hexagons.rows();
    }

    /** All cells, row by row from a1. Each is at its own index in the list. */
    List<Cell> cells() {
        return cells;
    }

    Optional<Cell> at(int column, int row) {
        return hexagons.has(row, column) ? Optional.of(places[place(column, row)]) : Optional.empty();
    }

    /** The cell with that name, in capitals or small letters; empty if there is none. */
    Optional<Cell> named(String name) {
        return NAME.matcher(name).matches()
                ? at(Character.toLowerCase(name.charAt(0)) - 'a' + 1, Integer.parseInt(name.substring(1)))
                : Optional.empty();
    }

    Optional<Cell> step(Cell from, Direction way) {
        return at(from.column() + way.columns(), from.row() + way.rows());
    }

    /**
     * The cells that are reached by repeating these steps in turn, up to the edge of the board or at most that many
     * cells.
     */
    List<Cell> walk(Cell from, int most, Direction... steps) {
        List<Cell> path = new ArrayList<>();
        Optional<Cell> next = step(from, steps[0]);
        while (next.isPresent() && path.size() < most) {
            path.add(next.get());
            next = step(next.get(), steps[path.size() % steps.length]);
        }
        return path;
    }

    /** The cells of a row, from left to right. */
    List<Cell> row(int row) {
        return cells.subList(
                places[place(hexagons.first(row), row)].index(), places[place(hexagons.last(row), row)].index() + 1);
    }

    /** The cell to which half a turn of the board takes a cell. */
    Cell rotated(Cell cell) {
        return places[place(rows() + 1 - cell.column(), rows() + 1 - cell.row())];
    }

    /** The pieces in the set of this board. */
    List<Piece> pieces() {
        return Piece.ALL.stream().filter(piece -> piece.isOn(this)).toList();
    }

    /** The paths of an officer from a cell on an empty board; none if it cannot stand on a cell of that colour. */
    List<List<Cell>> paths(Piece piece, Cell from) {
        return piece.fits(from.colour()) ? OfficerMoves.paths(this, piece, from) : List.of();
    }

    MoveTables tables() {
        return tables;
    }
}
