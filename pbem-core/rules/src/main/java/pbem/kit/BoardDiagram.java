package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * The diagram of a position: the board with its coordinates and coloured sides, the men, and the last move. A ring
 * marks a man that came or changed, a smaller ring a cell that a man left. The text board marks these with brackets and
 * a colon.
 */
record BoardDiagram(BoardPosition position) {

    private static final double LABEL = 0.28;
    private static final double RING = 0.42;
    private static final double SIDE = 1.3;
    private static final Stroke EDGE = Stroke.of(Palette.EDGE, 0.04);
    private static final Stroke LINE = Stroke.of(Palette.LABEL, 0.04);
    private static final double DOT = 0.09;
    private static final double MARGIN = 0.6;
    private static final double NUMBER = 0.15;
    private static final double STEP = 0.09; // from one man of a stack to the next
    private static final int TALLEST = 8;
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
        ground(items);
        all().forEach(cell -> items.add(field(cell).grounded()));
        board().ground()
                .letters()
                .forEach(sign -> items.add(Item.drawn("").written(sign).grounded()));
        board().labels().forEach(label -> items.add(label(label).grounded()));
        all().filter(cell -> !position.men().isEmpty(cell)).forEach(cell -> items.add(man(cell)));
        position.last().changes().forEach(change -> items.add(mark(change)));
        if (look().dotted()) {
            position.moves().stream()
                    .filter(move -> !move.isWord() && move.path().place(0) < board().size())
                    .forEach(move -> items.add(dot(move.path().place(0))));
        }
        return items;
    }

    private IntStream all() {
        return IntStream.range(0, board().size());
    }

    /** A larger copy of a cell at a side, drawn beneath the board in the colour of the side's seat. */
    private Item side(int cell, SeatColour colour) {
        Point centre = board().centre(cell);
        List<Point> larger = board().cell(cell).outline().stream()
                .map(corner -> new Point(
                        centre.x() + SIDE * (corner.x() - centre.x()), centre.y() + SIDE * (corner.y() - centre.y())))
                .toList();
        return Item.drawn("", Shape.polygon(larger, Paint.flat(colour.ink())));
    }

    /** Adds the parts of the board besides its cells. */
    private void ground(List<Item> items) {
        GameBoard.Ground ground = board().ground();
        if (!ground.fields() && !ground.dark()) {
            items.add(Item.drawn("", Shape.polygon(around(), Paint.flat(Palette.WOOD), EDGE))
                    .grounded());
        }
        ground.blanks()
                .forEach(blank -> items.add(Item.drawn("", Shape.polygon(blank, Paint.flat(Palette.WOOD), EDGE))
                        .grounded()));
        ground.lines()
                .forEach(line ->
                        items.add(Item.drawn("", new Shape.Line(line, LINE)).grounded()));
        ground.dots()
                .forEach(dot -> items.add(Item.drawn("", Shape.disc(dot, DOT, Paint.flat(Palette.LABEL)))
                        .grounded()));
    }

    /** The corners of a rectangle around all cells. */
    private List<Point> around() {
        double left = all().mapToDouble(cell -> board().centre(cell).x()).min().orElse(0) - MARGIN;
        double right = all().mapToDouble(cell -> board().centre(cell).x()).max().orElse(0) + MARGIN;
        double top = all().mapToDouble(cell -> board().centre(cell).y()).min().orElse(0) - MARGIN;
        double bottom =
                all().mapToDouble(cell -> board().centre(cell).y()).max().orElse(0) + MARGIN;
        return List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom));
    }

    private Item field(int cell) {
        GameBoard.Ground ground = board().ground();
        if (!ground.fields() && !ground.dark()) {
            return Item.drawn(board().name(cell))
                    .written(board().letters(cell, 0, ground.lines().isEmpty() ? " " : "."));
        }
        GameBoard.Cell at = board().cell(cell);
        boolean marked = look().marks().contains(cell);
        boolean dark = marked || ground.dark() || look().chequered() && (at.column() / 2 + at.line()) % 2 != 0;
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.polygon(at.outline(), Paint.flat(dark ? Palette.CELL : Palette.WOOD), EDGE));
        if (ground.numbered()) {
            shapes.add(Shape.label(at.name(), at.centre().plus(-0.32, -0.36), NUMBER));
        }
        return new Item(at.name(), shapes, List.of(board().letters(cell, 0, marked ? "+" : ".")));
    }

    private static Item label(GameBoard.Label label) {
        return Item.label(label.text(), label.centre(), LABEL, new Letters(label.column(), label.line(), label.text()));
    }

    private Item man(int cell) {
        Men men = position.men();
        Figure man = look().man(men.at(cell));
        GameBoard.Cell at = board().cell(cell);
        if (!at.bar().isEmpty()) {
            return Item.drawn(at.name(), Shape.polygon(at.outline(), Paint.flat(man.ink())))
                    .written(board().letters(cell, 0, at.bar()));
        }
        int height = men.height(cell);
        List<Shape> shapes = new ArrayList<>();
        for (int below = Math.min(height, TALLEST) - 1; below > 0; below--) {
            shapes.add(look().man(men.at(cell, below)).body(at.centre().plus(0, STEP * below)));
        }
        shapes.addAll(man.at(at.centre()));
        List<Letters> letters = new ArrayList<>(List.of(board().letters(cell, start(man), man.sign())));
        if (height > 1) {
            letters.add(board().letters(cell, 1, String.valueOf(height)));
        }
        return new Item(at.name(), shapes, letters);
    }

    private Item mark(LastChanges.Change change) {
        Point centre = board().centre(change.cell());
        GameBoard.Cell at = board().cell(change.cell());
        if (!at.bar().isEmpty()) {
            String sign = at.bar().equals("|") ? "#" : "=".repeat(at.bar().length());
            return Item.drawn("", Shape.outline(at.outline(), TURNED)).written(board().letters(change.cell(), 0, sign));
        }
        if (change.after() == 0) {
            return Item.drawn("", Shape.ring(centre, RING / 2, MARK)).written(board().letters(change.cell(), 0, ":"));
        }
        if (!isBracketed(change)) {
            double radius = look().owner(change.after()) < 0 ? RING : RING / 2; // keeps a number readable
            return Item.drawn("", Shape.ring(centre, radius, TURNED));
        }
        return Item.drawn("", Shape.ring(centre, RING, HALO), Shape.ring(centre, RING, MARK))
                .written(brackets(change.cell()));
    }

    /** Whether the text board marks anything with brackets. */
    boolean hasBrackets() {
        return position.last().changes().stream().anyMatch(this::isBracketed);
    }

    private boolean isBracketed(LastChanges.Change change) {
        return board().cell(change.cell()).bar().isEmpty()
                && change.after() != 0
                && (change.before() == 0 || isTarget(change.cell()));
    }

    private Letters[] brackets(int cell) {
        Figure man = look().man(position.men().at(cell));
        int height = position.men().height(cell);
        int end = height > 1
                ? 1 + String.valueOf(height).length()
                : start(man) + man.sign().length();
        return new Letters[] {board().letters(cell, start(man) - 1, "("), board().letters(cell, end, ")")};
    }

    /**
     * Where the sign of a man begins: one character earlier for a promoted man, whose mark stands before its letter.
     */
    private static int start(Figure man) {
        return man.sign().startsWith("+") ? -1 : 0;
    }

    /** Whether the last move names the cell. */
    private boolean isTarget(int cell) {
        return position.last()
                .move()
                .filter(move -> move.path().places().contains(cell))
                .isPresent();
    }

    private Item dot(int cell) {
        return Item.drawn("", Shape.disc(board().centre(cell), 0.1, Paint.sheer(Palette.BLACK, 0.4)))
                .written(board().letters(cell, 0, "*"));
    }

    private GameBoard board() {
        return position.table().board();
    }

    private BoardLook look() {
        return position.table().look();
    }
}
