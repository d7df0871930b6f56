package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import pbem.kit.BoardShapes;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;
import pbem.picture.grid.Hexagons;

/**
 * A drawing of the empty board with the names of its rows and columns, as a picture and as text. One unit is the
 * distance between the centres of neighbouring cells. On the text board a cell is four columns wide.
 */
record EmptyBoardDrawing(ChessBoard board) {

    /** The width of one column of {@link Hexagons} in columns of the text board. */
    private static final int WIDE = 2;

    private static final double RIM = 1.12;
    private static final double BED = 1.09;
    private static final double CELL = 0.965;
    private static final double DIGIT = 0.32;
    private static final double LABEL = 0.34;
    private static final double LABEL_WAY = 0.9;

    private static final List<Item> SMALL = new EmptyBoardDrawing(ChessBoard.SMALL).drawn();
    private static final List<Item> BIG = new EmptyBoardDrawing(ChessBoard.BIG).drawn();

    List<Item> items() {
        return board == ChessBoard.BIG ? BIG : SMALL;
    }

    private List<Item> drawn() {
        List<Item> items = new ArrayList<>(List.of(body(), bed()));
        board.cells().forEach(cell -> items.add(cell(cell)));
        for (int line = 1; line <= board.rows(); line++) {
            items.add(row(line));
            items.add(column(line));
        }
        return items.stream().map(Item::grounded).toList();
    }

    private Item body() {
        return Item.drawn(
                "", Shape.polygon(hexagons().outline(RIM), Paint.flat(Palette.WOOD), Stroke.of(Palette.EDGE, 0.06)));
    }

    /** The background that shows between and around the cells. */
    private Item bed() {
        Stream<Shape> cells =
                board.cells().stream().map(cell -> Shape.polygon(area(cell, BED), Paint.flat(BoardInks.GROUND)));
        return Item.drawn("", cells.toArray(Shape[]::new));
    }

    private Item cell(Cell cell) {
        String digit = String.valueOf(cell.colour());
        BoardInks inks = BoardInks.of(cell.colour());
        return Item.drawn(
                        cell.name(),
                        Shape.polygon(area(cell, CELL), Paint.flat(inks.cell())),
                        new Shape.Text(digit, centre(cell), DIGIT, inks.digit(), false))
                .written(letters(cell, 0, digit));
    }

    /** The number of a row, to the left of the row. */
    private Item row(int row) {
        Cell first = board.row(row).get(0);
        String name = String.valueOf(row);
        Letters sign = letters(first, -WIDE - 1 - name.length(), name);
        return Item.label(name, centre(first).plus(-LABEL_WAY, 0), LABEL, sign);
    }

    /** The letter of a column, at the lower right end of the column. */
    private Item column(int column) {
        int lowest = hexagons().first(column);
        String name = BoardShapes.letter(column);
        Letters sign = new Letters(
                WIDE * hexagons().column(lowest - 1, column), hexagons().line(lowest - 1), name);
        return Item.label(name, hexagons().below(column, LABEL_WAY), LABEL, sign);
    }

    /** A text on the text board, starting that many columns to the right of the middle of a cell. */
    Letters letters(Cell cell, int right, String text) {
        return new Letters(
                WIDE * hexagons().column(cell.row(), cell.column()) + right,
                hexagons().line(cell.row()),
                text);
    }

    /** A code with marks before and after it, in the middle of a cell of the text board. */
    Letters code(Cell cell, String before, String code, String after) {
        int left = (code.length() - 1) / 2;
        return letters(cell, -left - before.length(), before + code + after);
    }

    Point centre(Cell cell) {
        return hexagons().centre(cell.row(), cell.column());
    }

    List<Point> area(Cell cell, double scale) {
        return hexagons().cell(cell.row(), cell.column(), scale);
    }

    private Hexagons hexagons() {
        return board.hexagons();
    }
}
