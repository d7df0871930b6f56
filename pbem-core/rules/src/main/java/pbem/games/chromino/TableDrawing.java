package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.picture.Item;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of the part of the table with tiles, with coordinates, as a picture and as text. The tile that was laid
 * last is marked. One unit is the width of a square.
 *
 * @param last the tile of the last move; empty if no tile was laid
 */
record TableDrawing(LaidTiles table, Optional<Placement> last) {

    private static final double CLOTH = 0.66; // distance from the centres of the outermost cells
    private static final double CLOTH_CORNER = 0.16;
    private static final double LABEL = 0.28;
    private static final double LABEL_WAY = 1.0;
    private static final int LARGE = 14; // beyond it every second row or column is numbered, at both ends
    private static final int HUGE = 26; // beyond it every fifth row or column is numbered
    private static final double LARGER = 1.5;
    private static final double LARGEST = 2.2;
    private static final Stroke LINE = new Stroke(Palette.EDGE, 0.02, 0.45);
    private static final Stroke AXIS = new Stroke(Palette.EDGE, 0.035, 0.8);

    List<Item> items() {
        Frame frame = Frame.round(table);
        TextPanels text = new TextPanels(frame);
        List<Item> items = new ArrayList<>();
        items.add(new Item("", ground(frame), text.ground()));
        items.add(new Item("", labels(frame), List.of()));
        for (Placement tile : table.tiles()) {
            boolean marked = last.equals(Optional.of(tile));
            items.add(new Item(tile.notation(), shapes(tile, marked), text.tile(tile, marked)));
        }
        return items;
    }

    private static List<Shape> shapes(Placement tile, boolean marked) {
        TileFigure figure = new TileFigure(tile.way());
        List<Shape> shapes = new ArrayList<>(marked ? figure.mark() : figure.shadow());
        shapes.addAll(figure.face(tile.hues()));
        return shapes.stream()
                .map(shape -> shape.moved(tile.first().x(), -tile.first().y()))
                .toList();
    }

    /** The cloth below the tiles, with fine lines between the cells and stronger ones around row 0 and column 0. */
    private static List<Shape> ground(Frame frame) {
        List<Shape> shapes = new ArrayList<>();
        Point from = new Point(frame.west(), -frame.north());
        Point to = new Point(frame.east(), -frame.south());
        shapes.add(TileFigure.rounded(from, to, CLOTH, CLOTH_CORNER, Palette.WOOD));
        IntStream.rangeClosed(frame.west(), frame.east() + 1)
                .forEach(x -> shapes.add(new Shape.Line(
                        List.of(new Point(x - 0.5, -frame.north() - 0.5), new Point(x - 0.5, -frame.south() + 0.5)),
                        x == 0 || x == 1 ? AXIS : LINE)));
        IntStream.rangeClosed(frame.south(), frame.north() + 1)
                .forEach(y -> shapes.add(new Shape.Line(
                        List.of(new Point(frame.west() - 0.5, 0.5 - y), new Point(frame.east() + 0.5, 0.5 - y)),
                        y == 0 || y == 1 ? AXIS : LINE)));
        return shapes;
    }

    /**
     * The numbers of rows and columns. The picture of a large table is no wider, so there are fewer and larger numbers.
     */
    private static List<Shape> labels(Frame frame) {
        int cells = Math.max(frame.width(), frame.height());
        int step = cells > HUGE ? 5 : cells > LARGE ? 2 : 1;
        double size = LABEL * (cells > HUGE ? LARGEST : cells > LARGE ? LARGER : 1);
        double way = LABEL_WAY + (size - LABEL) / 2;
        List<Shape> labels = new ArrayList<>();
        frame.columns().filter(x -> x % step == 0).forEach(x -> {
            labels.add(label(x, new Point(x, -frame.south() + way), size));
            if (frame.height() > LARGE) {
                labels.add(label(x, new Point(x, -frame.north() - way), size));
            }
        });
        double aside = LABEL_WAY + size - LABEL;
        frame.rows().filter(y -> y % step == 0).forEach(y -> {
            labels.add(label(y, new Point(frame.west() - aside, -y), size));
            if (frame.width() > LARGE) {
                labels.add(label(y, new Point(frame.east() + aside, -y), size));
            }
        });
        return labels;
    }

    private static Shape label(int number, Point centre, double size) {
        return new Shape.Text(String.valueOf(number), centre, size, Palette.LABEL, number == 0);
    }
}
