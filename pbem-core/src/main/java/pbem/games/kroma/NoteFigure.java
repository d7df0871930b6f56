package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Triangles;

/** Small drawings beside the board, round the origin in a box one high. */
final class NoteFigure {

    private static final Triangles LATTICE = new Triangles(Triangle.ROWS, 1);
    private static final PieceFigure FIGURE = new PieceFigure(LATTICE);

    private static final double STOCK = 0.46;
    private static final double COUNT = 0.32;
    private static final double AFTER = 0.16;
    private static final double DIGIT = 0.72;

    private NoteFigure() {}

    /** A piece with its letter, and how many of them are left. */
    static List<Shape> stock(Kind kind, Colour colour, int left) {
        Area area = Area.of(kind.model());
        List<Shape> piece = new ArrayList<>(FIGURE.sheet(area, colour.ink()));
        piece.add(FIGURE.letter(new Patch(Look.of(colour), area)));
        List<Point> corners = FIGURE.contour(area).corners();
        double end = corners.stream().mapToDouble(Point::x).max().orElseThrow();
        double top = corners.stream().mapToDouble(Point::y).min().orElseThrow();
        double foot = corners.stream().mapToDouble(Point::y).max().orElseThrow();
        double middle = (top + foot) / 2;

        List<Shape> shapes = new ArrayList<>();
        piece.forEach(shape -> shapes.add(shape.moved(-end, -middle).scaled(STOCK)));
        String count = String.valueOf(left);
        shapes.add(new Shape.Text(
                count, new Point(AFTER + count.length() * COUNT * DIGIT / 2, 0), COUNT, Palette.TEXT, false));
        return shapes;
    }

    /** Two pieces, and what they show where one lies over the other. */
    static List<Shape> mixing(Blend blend) {
        List<Shape> shapes = new ArrayList<>();
        return shapes;
    }
}
