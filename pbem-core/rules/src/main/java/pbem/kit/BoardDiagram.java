package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.picture.Ink;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * The board with its coordinates and coloured sides, what stands on it, and the last move: a ring where something came or
 * changed, a dashed hint where it went. In letters brackets and a colon.
 */
record BoardDiagram(BoardPosition position) {

    private static final double LABEL = 0.28;
    private static final double RING = 0.42;
    private static final double SIDE = 1.3;
    private static final Stroke EDGE = Stroke.of(Palette.EDGE, 0.04);
    private static final Stroke MARK = Stroke.of(Palette.MARK, 0.07);
    private static final Stroke HALO = Stroke.of(Palette.WHITE, 0.14);
    private static final Stroke TURNED = Stroke.of(Palette.MARK, 0.05);

    List<Item> items() {
        List<Item> items = new ArrayList<>();
        for (BoardLook.Side side : look().sides()) {
            for (int cell : side.cells()) {
                items.add(side(cell, look().colours().get(side.seat())).grounded());
            }
        }
        all().forEach(cell -> items.add(field(cell).grounded()));
        board().labels().forEach(label -> items.add(label(label).grounded()));
        all().filter(cell -> !position.men().isEmpty(cell)).forEach(cell -> items.add(man(cell)));
        position.last().changes().forEach(change -> items.add(mark(change)));
        if (look().dotted()) {
            for (int move : position.legal()) {
                if (!position.table().form().isWord(move)) {
                    items.add(dot(position.table().form().cell(move, 0)));
                }
            }
        }
        return items;
    }

    private IntStream all() {
        return IntStream.range(0, board().size());
    }

    /** A cell of the rim, drawn larger below the board in the colour of its side. */
    private Item side(int cell, SeatColour colour) {
        Point centre = board().centre(cell);
        List<Point> larger = board().cell(cell).outline().stream()
                .map(corner -> new Point(
                        centre.x() + SIDE * (corner.x() - centre.x()), centre.y() + SIDE * (corner.y() - centre.y())))
                .toList();
        return Item.drawn("side", Shape.polygon(larger, Paint.flat(colour.ink())));
    }

    private Item field(int cell) {
        GameBoard.Cell at = board().cell(cell);
        boolean dark = look().chequered() && (at.column() / 2 + at.line()) % 2 != 0;
        Ink ink = dark ? Palette.CELL : Palette.WOOD;
        return new Item(
                at.name(), List.of(Shape.polygon(at.outline(), Paint.flat(ink), EDGE)), List.of(letters(cell, 0, ".")));
    }

    private static Item label(GameBoard.Label label) {
        return new Item(
                "",
                List.of(new Shape.Text(label.text(), label.centre(), LABEL, Palette.LABEL, false)),
                List.of(new Letters(label.column(), label.line(), label.text())));
    }

    private Item man(int cell) {
        Figure man = look().man(position.men().at(cell));
        return new Item(board().name(cell), man.at(board().centre(cell)), List.of(letters(cell, 0, man.sign())));
    }

    private Item mark(LastChanges.Change change) {
        Point centre = board().centre(change.cell());
        if (change.after() == 0) {
            return new Item(
                    "left", List.of(Shape.ring(centre, RING / 2, MARK)), List.of(letters(change.cell(), 0, ":")));
        }
        if (change.before() != 0 && !isTarget(change.cell())) {
            return new Item("changed", List.of(Shape.ring(centre, RING / 2, TURNED)), List.of());
        }
        return new Item(
                "came",
                List.of(Shape.ring(centre, RING, HALO), Shape.ring(centre, RING, MARK)),
                List.of(letters(change.cell(), -1, "("), letters(change.cell(), 1, ")")));
    }

    private boolean isTarget(int cell) {
        return position.last()
                .move()
                .filter(move -> {
                    MoveForm form = position.table().form();
                    return !form.isWord(move.code())
                            && (form.cell(move.code(), 0) == cell
                                    || form.parts() > 1 && form.cell(move.code(), 1) == cell);
                })
                .isPresent();
    }

    private Item dot(int cell) {
        return new Item(
                "open",
                List.of(Shape.disc(board().centre(cell), 0.1, Paint.sheer(Palette.BLACK, 0.4))),
                List.of(letters(cell, 0, "*")));
    }

    private Letters letters(int cell, int right, String text) {
        return new Letters(
                board().cell(cell).column() + right, board().cell(cell).line(), text);
    }

    private GameBoard board() {
        return position.table().board();
    }

    private BoardLook look() {
        return position.table().look();
    }
}
