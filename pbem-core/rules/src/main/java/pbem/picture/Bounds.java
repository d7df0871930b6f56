package pbem.picture;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The smallest upright rectangle round something drawn, in its units; y down. */
record Bounds(double left, double top, double right, double bottom) {

    /** Round nothing: added to any other it changes nothing. */
    static final Bounds NONE = new Bounds(
            Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** Round all shapes, the width of their lines included; of zero size at the origin if there are none. */
    static Bounds of(Collection<Shape> shapes) {
        Bounds all = shapes.stream().map(Bounds::of).reduce(NONE, Bounds::with);
        return all.equals(NONE) ? new Bounds(0, 0, 0, 0) : all;
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    /** Clockwise from the upper left. */
    List<Point> corners() {
        return List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom));
    }

    private static Bounds of(Shape shape) {
        if (shape instanceof Shape.Polygon polygon) {
            return round(polygon.corners(), half(polygon.edge()));
        }
        if (shape instanceof Shape.Disc disc) {
            return round(List.of(disc.centre()), disc.radius() + half(disc.edge()));
        }
        if (shape instanceof Shape.Line line) {
            return round(line.points(), line.stroke().width() / 2);
        }
        Shape.Text text = (Shape.Text) shape;
        double half = Glyphs.of(text.bold()).width(text.text()) * text.size() / 2;
        Point centre = text.centre();
        return new Bounds(
                centre.x() - half, centre.y() - text.size() / 2, centre.x() + half, centre.y() + text.size() / 2);
    }

    private static double half(Optional<Stroke> edge) {
        return edge.map(stroke -> stroke.width() / 2).orElse(0.0);
    }

    private static Bounds round(List<Point> points, double margin) {
        return points.stream()
                .map(point ->
                        new Bounds(point.x() - margin, point.y() - margin, point.x() + margin, point.y() + margin))
                .reduce(NONE, Bounds::with);
    }

    private Bounds with(Bounds other) {
        return new Bounds(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }
}
