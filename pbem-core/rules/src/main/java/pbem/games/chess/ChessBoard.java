package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.picture.grid.Hexagons;

/** One of the two boards (article 4): its cells, their colours, and through {@link #tables()} all ways on it. */
final class ChessBoard {

    /** Three colours, 127 cells. */
    static final ChessBoard SMALL = new ChessBoard(7, 3, new ThreeColours());

    /** Four colours, 169 cells. */
    static final ChessBoard BIG = new ChessBoard(8, 4, new FourColours());

    private final Hexagons hexagons;
    private final int colours;
    private final List<Cell> cells;
    private final Cell[] places;
    private final OfficerMoves officerMoves;
    private final MoveTables tables;

    private ChessBoard(int side, int colours, OfficerMoves officerMoves) {
        this.hexagons = new Hexagons(side, 1);
        this.colours = colours;
        this.officerMoves = officerMoves;
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

    /** The only proper three-colouring that begins as article 4 says, and the four-colouring of its second list. */
    private int colour(int column, int row) {
        int up = colours == 3 ? row - 1 : 2 * (row - 1);
        return (column - 1 + up) % colours + 1;
    }

    private int place(int column, int row) {
        return row * (rows() + 1) + column;
    }

    /** Geometry without a scale; a column of ours is a number there. */
    Hexagons hexagons() {
        return hexagons;
    }

    int colours() {
        return colours;
    }

    int rows() {
        return hexagons.rows();
    }

    /** From a1, row by row; each stands at its index. */
    List<Cell> cells() {
        return cells;
    }

    Optional<Cell> at(int column, int row) {
        return hexagons.has(row, column) ? Optional.of(places[place(column, row)]) : Optional.empty();
    }

    /** By its name, in either case. */
    Optional<Cell> named(String name) {
        if (!name.matches("[a-zA-Z][0-9]{1,2}")) {
            return Optional.empty();
        }
        return at(Character.toLowerCase(name.charAt(0)) - 'a' + 1, Integer.parseInt(name.substring(1)));
    }

    Optional<Cell> step(Cell from, Direction way) {
        return at(from.column() + way.columns(), from.row() + way.rows());
    }

    /** The cells that one comes to by these steps, again and again, until the board or the number of steps ends. */
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

    /** The cell opposite, seen from the middle. */
    Cell rotated(Cell cell) {
        return places[place(rows() + 1 - cell.column(), rows() + 1 - cell.row())];
    }

    /** The pieces of this board's set. */
    List<Piece> pieces() {
        return Piece.ALL.stream().filter(piece -> piece.isOn(this)).toList();
    }

    /** The paths of an officer from a cell if nothing else stood on the board; none from a colour that it cannot tread. */
    List<List<Cell>> paths(Piece piece, Cell from) {
        return piece.fits(from.colour()) ? officerMoves.paths(this, piece, from) : List.of();
    }

    MoveTables tables() {
        return tables;
    }

    @Override
    public String toString() {
        return "board of " + colours + " colours";
    }
}
