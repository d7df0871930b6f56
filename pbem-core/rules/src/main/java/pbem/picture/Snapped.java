package pbem.picture;

import java.util.List;
import java.util.Optional;

/**
 * Shapes in pixels, counted from a whole pixel near them. So things that look the same are the same pixels wherever they
 * lie, which is how a picture becomes light: what is packed finds them again. Each lies up to half a pixel off.
 *
 * @param pixels for one unit of the drawing
 * @param from where counting begins, in its units
 */
record Snapped(double pixels, Point from) implements Shape.Cases<Shape> {

    /** Steps in a pixel to which outlines are rounded, far below what an eye could see. */
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
