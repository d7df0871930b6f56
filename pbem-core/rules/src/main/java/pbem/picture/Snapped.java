package pbem.picture;

import java.util.List;
import java.util.Optional;

/**
 * Aligns shapes to whole pixels. Things that look the same then have the same pixels anywhere, which compression can
 * use. Each shape moves by up to half a pixel.
 *
 * @param pixels the number of pixels for one unit of the drawing
 * @param from the origin of the pixel grid, in units of the drawing
 */
record Snapped(double pixels, Point from) implements Shape.Cases<Shape> {

    /** Outlines are rounded to this fraction of a pixel, far below what the eye can see. */
    private static final double FINE = 64;

    List<Shape> of(List<Shape> shapes) {
        return shapes.stream().map(shape -> shape.match(this)).toList();
    }

    @Override
    public Shape polygon(Shape.Polygon polygon) {
        return new Shape.Polygon(points(polygon.corners()), polygon.fill(), edge(polygon.edge()));
    }

    @Override
    public Shape disc(Shape.Disc disc) {
        return new Shape.Disc(point(disc.centre()), length(disc.radius()), disc.fill(), edge(disc.edge()));
    }

    @Override
    public Shape line(Shape.Line line) {
        return new Shape.Line(points(line.points()), stroke(line.stroke()));
    }

    @Override
    public Shape text(Shape.Text text) {
        return new Shape.Text(text.text(), point(text.centre()), length(text.size()), text.ink(), text.bold());
    }

    private List<Point> points(List<Point> points) {
        return points.stream().map(this::point).toList();
    }

    private Point point(Point point) {
        return new Point(fine((point.x() - from.x()) * pixels), fine((point.y() - from.y()) * pixels));
    }

    private Optional<Stroke> edge(Optional<Stroke> edge) {
        return edge.map(this::stroke);
    }

    private Stroke stroke(Stroke stroke) {
        return new Stroke(stroke.ink(), length(stroke.width()), stroke.opacity());
    }

    private double length(double length) {
        return fine(length * pixels);
    }

    private static double fine(double value) {
        return Math.round(value * FINE) / FINE;
    }
}
