package pbem.picture;

import java.awt.geom.Rectangle2D;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The bounding box of a drawing, in its units; y points down. */
record Bounds(double left, double top, double right, double bottom) {

    /** The empty box: adding it to another changes nothing. */
    static final Bounds NONE = new Bounds(
            Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    private static final Shape.Cases<Bounds> ROUND = new Round();
    private static final Shape.Cases<Bounds> PAINTED = new Painted();

    /** The box of all shapes, the width of their lines included; of zero size at the origin if there are none. */
    static Bounds of(Collection<Shape> shapes) {
        return all(shapes, ROUND).orOrigin();
    }

    /** The box of all shapes of those items. */
    static Bounds ofItems(List<Item> items) {
        Bounds all = NONE;
        for (Item item : items) {
            all = all.with(all(item.shapes(), ROUND));
        }
        return all.orOrigin();
    }

    /** The box of all that is painted, with shadows and the parts of letters above or below a capital. */
    static Bounds painted(Collection<Shape> shapes) {
        return all(shapes, PAINTED);
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    Bounds scaled(double factor) {
        return new Bounds(left * factor, top * factor, right * factor, bottom * factor);
    }

    /** The corners, clockwise from the upper left. */
    List<Point> corners() {
        return List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom));
    }

    private static class Round implements Shape.Cases<Bounds> {

        @Override
        public Bounds polygon(Shape.Polygon polygon) {
            return round(polygon.corners(), half(polygon.edge()));
        }

        @Override
        public Bounds disc(Shape.Disc disc) {
            return round(List.of(disc.centre()), disc.radius() + half(disc.edge()));
        }

        @Override
        public Bounds line(Shape.Line line) {
            return round(line.points(), line.stroke().width() / 2);
        }

        @Override
        public Bounds text(Shape.Text text) {
            double half = Glyphs.of(text.bold()).width(text.text()) * text.size() / 2;
            return round(List.of(text.centre()), half, text.size() / 2);
        }
    }

    private static final class Painted extends Round {

        @Override
        public Bounds disc(Shape.Disc disc) {
            Bounds alone = super.disc(disc);
            return disc.fill().filter(Paint::glossy).isPresent() ? alone.with(super.disc(Gloss.shadowOf(disc))) : alone;
        }

        @Override
        public Bounds text(Shape.Text text) {
            Rectangle2D letters = Painter.letters(text).getBounds2D();
            return super.text(text)
                    .with(new Bounds(letters.getMinX(), letters.getMinY(), letters.getMaxX(), letters.getMaxY()));
        }
    }

    private static double half(Optional<Stroke> edge) {
        return edge.map(stroke -> stroke.width() / 2).orElse(0.0);
    }

    private static Bounds round(List<Point> points, double margin) {
        return round(points, margin, margin);
    }

    private static Bounds round(List<Point> points, double across, double down) {
        Bounds all = NONE;
        for (Point point : points) {
            all = all.with(new Bounds(point.x() - across, point.y() - down, point.x() + across, point.y() + down));
        }
        return all;
    }

    private static Bounds all(Collection<Shape> shapes, Shape.Cases<Bounds> cases) {
        Bounds all = NONE;
        for (Shape shape : shapes) {
            all = all.with(shape.match(cases));
        }
        return all;
    }

    private Bounds orOrigin() {
        return equals(NONE) ? new Bounds(0, 0, 0, 0) : this;
    }

    private Bounds with(Bounds other) {
        return new Bounds(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }
}
