package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
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
 * A drawing of the board with its holes, coordinates and marbles and the last move. One unit is the distance between
 * neighbouring holes.
 *
 * <p>On the text board a marble that has just moved is in parentheses, and a cell that was left is a colon.
 */
record BoardDrawing(MarblePlay play) {

    private static final Hexagons BOARD = new Hexagons(5, 1);

    private static final double RIM = 1.25;
    private static final double GROOVE = 0.62;
    private static final double HOLE = 0.4;
    private static final double DEPTH = 0.03;
    private static final double MARBLE = 0.45;
    private static final double LABEL = 0.27;
    private static final double LABEL_WAY = 1.08;
    private static final Stroke MARK = Stroke.of(Palette.MARK, 0.07);
    private static final Stroke HALO = Stroke.of(Palette.WHITE, 0.08); // separates a mark from a marble of its colour
    private static final double ARROW_START = 0.6;
    private static final double ARROW_END = 0.88;
    private static final double ARROW_HEAD = 0.13;
    private static final List<Item> EMPTY = empty();

    List<Item> items() {
        List<Item> items = new ArrayList<>(EMPTY);
        MarbleMove move = play.last();
        long from = move == null ? 0 : move.from() & ~move.to();
        long to = move == null ? 0 : move.to() | move.way().step(play.pushed());
        Cells.in(from).forEach(cell -> items.add(vacated(cell)));
        Cells.in(play.all()).forEach(cell -> items.add(marble(cell)));
        Cells.in(to).forEach(cell -> items.add(arrival(cell, to)));
        if (move != null && (play.pushed() & move.way().edge()) != 0) {
            items.add(ejection(
                    Long.numberOfTrailingZeros(play.pushed() & move.way().edge()), move.way()));
        }
        return items;
    }

    private static List<Item> empty() {
        List<Item> items = new ArrayList<>(List.of(ground()));
        Cells.ALL.forEach(cell -> items.add(hole(cell)));
        for (int at = 1; at <= BOARD.rows(); at++) {
            items.add(letter(at));
            items.add(digit(at));
        }
        return items.stream().map(Item::grounded).toList();
    }

    private static Item ground() {
        return Item.drawn(
                "",
                Shape.polygon(BOARD.outline(RIM), Paint.flat(Palette.WOOD), Stroke.of(Palette.EDGE, 0.06)),
                Shape.polygon(BOARD.outline(GROOVE), Paint.sheer(Palette.EDGE, 0.12), Stroke.of(Palette.EDGE, 0.025)));
    }

    private static Item hole(int cell) {
        Point centre = Cells.BOARD.centre(cell);
        return Item.drawn(
                        Cells.BOARD.name(cell),
                        Shape.disc(centre, HOLE, Paint.flat(Palette.EDGE)),
                        Shape.disc(centre.plus(DEPTH / 2, DEPTH), HOLE - DEPTH, Paint.flat(Palette.CELL)))
                .written(Cells.BOARD.letters(cell, 0, "."));
    }

    private static Item vacated(int cell) {
        return Item.drawn(Cells.BOARD.name(cell), Shape.ring(Cells.BOARD.centre(cell), HOLE / 2, MARK))
                .written(Cells.BOARD.letters(cell, 0, ":"));
    }

    private Item marble(int cell) {
        Marble marble = new Marble(play.owner(cell), play.seats());
        return new Item(
                Cells.BOARD.name(cell),
                marble.at(Cells.BOARD.centre(cell), MARBLE),
                List.of(Cells.BOARD.letters(cell, 0, marble.sign())));
    }

    /** The mark of a marble that has just moved. Neighbours in a row share their parentheses. */
    private static Item arrival(int cell, long all) {
        List<Letters> letters = new ArrayList<>();
        if ((Direction.EAST.step(all) >>> cell & 1) == 0) {
            letters.add(Cells.BOARD.letters(cell, -1, "("));
        }
        if ((Direction.WEST.step(all) >>> cell & 1) == 0) {
            letters.add(Cells.BOARD.letters(cell, 1, ")"));
        }
        return new Item(
                Cells.BOARD.name(cell),
                List.of(
                        Shape.ring(Cells.BOARD.centre(cell), MARBLE - 0.02, HALO),
                        Shape.ring(Cells.BOARD.centre(cell), MARBLE + 0.02, MARK)),
                letters);
    }

    /** An arrow on the rim where a marble was pushed over the edge. */
    private static Item ejection(int cell, Direction way) {
        Point from = Cells.BOARD.centre(cell);
        int middle = Cells.BOARD.named("e5");
        double x = Cells.BOARD.centre(way.from(middle)).x();
        double y = Cells.BOARD.centre(way.from(middle)).y();
        Point tip = from.plus(ARROW_END * x, ARROW_END * y);
        Point left = tip.plus(ARROW_HEAD * (y - x), ARROW_HEAD * (-x - y));
        Point right = tip.plus(ARROW_HEAD * (-y - x), ARROW_HEAD * (x - y));
        return Item.drawn(
                "",
                new Shape.Line(List.of(from.plus(ARROW_START * x, ARROW_START * y), tip), MARK),
                new Shape.Line(List.of(left, tip, right), MARK));
    }

    /** The letter of a row, to the left of the row. */
    private static Item letter(int row) {
        String name = BoardShapes.letter(row);
        Point centre = BOARD.centre(row, BOARD.first(row)).plus(-LABEL_WAY, 0);
        Letters sign = new Letters(BOARD.column(row, BOARD.first(row)) - 3, BOARD.line(row), name + "-");
        return Item.label(name, centre, LABEL, sign);
    }

    /** The digit of a diagonal, at the lower right end of the diagonal. */
    private static Item digit(int number) {
        int lowest = BOARD.first(number);
        String name = String.valueOf(number);
        return Item.label(
                name,
                BOARD.below(number, LABEL_WAY),
                LABEL,
                new Letters(BOARD.column(lowest - 1, number), BOARD.line(lowest - 1), "\\"),
                new Letters(BOARD.column(lowest - 2, number), BOARD.line(lowest - 2), name));
    }
}
