package pbem.games.chroma;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.kit.BoardShapes;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of the board with its holes and coordinates, the cubes on it, and the names of the cells that are open to
 * the next cube. The last cube is framed; on the text board its letters are capitals.
 */
record BoardDrawing(ChromaPosition position, Projection projection) {

    private static final double SLANT = Math.sqrt(3) / 2;

    private static final double RIM = 1.12;
    private static final double CORNER = 0.6;
    private static final double LABEL = 0.28;
    private static final double LABEL_WAY = 0.88;
    private static final double HOLE = 0.84 * Projection.EDGE;
    private static final double NAME = 0.165;
    private static final double TAG = 0.23;
    private static final Stroke MARK = Stroke.of(Palette.MARK, 0.07);
    private static final Stroke HALO = Stroke.of(Palette.WHITE, 0.14); // separates a mark from a cube of its colour

    static BoardDrawing of(ChromaPosition position) {
        return new BoardDrawing(position, new Projection(position.cubes().lattice()));
    }

    List<Item> items() {
        List<Item> ground = new ArrayList<>(List.of(ground()));
        for (int at = 1; at <= lattice().size(); at++) {
            ground.add(letter(at));
            ground.add(digit(at));
        }
        cells(1).forEach(cell -> ground.add(hole(cell)));
        List<Item> items = new ArrayList<>(ground.stream().map(Item::grounded).toList());
        for (int level = 1; level <= lattice().size(); level++) {
            List<Cell> filled =
                    cells(level).filter(cell -> cubes().at(cell).isPresent()).toList();
            filled.forEach(cell -> items.add(shadow(cell)));
            filled.forEach(cell -> items.add(cube(cell, cubes().at(cell).orElseThrow())));
        }
        position.last().move().ifPresent(last -> items.add(mark(last)));
        position.moves().forEach(cell -> items.add(open(cell)));
        return items;
    }

    private Item ground() {
        return Item.drawn(
                "",
                Shape.polygon(triangle(RIM - CORNER), Paint.flat(Palette.EDGE), Stroke.of(Palette.EDGE, 2 * CORNER)),
                Shape.polygon(
                        triangle(RIM - CORNER), Paint.flat(Palette.WOOD), Stroke.of(Palette.WOOD, 2 * CORNER - 0.06)));
    }

    /** The triangle around the holes. Its sides are that far outside the middles of the outer holes. */
    private List<Point> triangle(double margin) {
        int size = lattice().size();
        return List.of(
                projection.centre(new Cell(1, size, 1)).plus(-margin, -2 * SLANT * margin),
                projection.centre(new Cell(1, size, size)).plus(2 * margin, 0),
                projection.centre(new Cell(1, 1, 1)).plus(-margin, 2 * SLANT * margin));
    }

    /** A hole: the imprint of a cube's corner in the wood, with three facets. The upper left one is in the shade. */
    private Item hole(Cell cell) {
        Point middle = projection.centre(cell);
        Point top = middle.plus(HOLE / 2, -SLANT * HOLE);
        Point bottom = middle.plus(HOLE / 2, SLANT * HOLE);
        Point left = middle.plus(-HOLE, 0);
        return new Item(
                cell.name(),
                List.of(
                        Shape.polygon(
                                List.of(top, bottom, left), Paint.flat(Palette.CELL), Stroke.of(Palette.EDGE, 0.04)),
                        Shape.polygon(List.of(middle, left, top), Paint.sheer(Palette.BLACK, 0.3)),
                        Shape.polygon(List.of(middle, top, bottom), Paint.sheer(Palette.BLACK, 0.14)),
                        Shape.polygon(List.of(middle, bottom, left), Paint.sheer(Palette.BLACK, 0.02))),
                text(cell).hole());
    }

    /** The shadow of a cube. It falls on the wood and on the cubes below; cubes beside it are drawn over it. */
    private Item shadow(Cell cell) {
        Point middle = projection.centre(cell).plus(0.02, 0.04);
        return Item.drawn(
                "", Shape.polygon(Face.outline(middle, Projection.EDGE * 1.05), Paint.sheer(Palette.BLACK, 0.2)));
    }

    private Item cube(Cell cell, Colour colour) {
        List<Face> seen = Arrays.stream(Face.values())
                .filter(face -> cubes().at(face.above(cell)).isEmpty())
                .toList();
        return new Item(
                cell.name(),
                new CubeFigure(colour).of(seen, projection.centre(cell), Projection.EDGE),
                text(cell).cube(colour, isLast(cell)));
    }

    private Item open(Cell cell) {
        Point middle = projection.centre(cell);
        Stroke edge = Stroke.of(position.order().colour().ink(), 0.03);
        return Item.drawn(
                        cell.name(),
                        Shape.disc(middle, TAG, Paint.sheer(Palette.PAGE, 0.85), edge),
                        new Shape.Text(cell.name(), middle, NAME, Palette.TEXT, false))
                .written(text(cell).name(cell));
    }

    private Item mark(Cell cell) {
        List<Point> outline = Face.outline(projection.centre(cell), Projection.EDGE * 0.95);
        return Item.drawn("", Shape.outline(outline, HALO), Shape.outline(outline, MARK));
    }

    /** The letter of a row, to the left of the row. */
    private Item letter(int row) {
        Cell first = new Cell(1, row, 1);
        String name = BoardShapes.letter(row);
        Letters sign = new Letters(projection.column(first) - 2, projection.line(first) + 2, name);
        return Item.label(name, projection.centre(first).plus(-LABEL_WAY, 0), LABEL, sign);
    }

    /** The number of a column, below the column. */
    private Item digit(int column) {
        Cell first = new Cell(1, column, column);
        String name = String.valueOf(column);
        Letters sign = new Letters(projection.column(first) + 4, projection.line(first) + 5, name);
        return Item.label(name, projection.centre(first).plus(0, LABEL_WAY), LABEL, sign);
    }

    private Stream<Cell> cells(int level) {
        return lattice().cells().stream().filter(cell -> cell.level() == level);
    }

    private TextCube text(Cell cell) {
        return new TextCube(projection.column(cell), projection.line(cell));
    }

    private boolean isLast(Cell cell) {
        return position.last().move().equals(Optional.of(cell));
    }

    private Cubes cubes() {
        return position.cubes();
    }

    private Lattice lattice() {
        return cubes().lattice();
    }
}
