package pbem.picture;

import java.util.List;

/** A point of a drawing: x to the right, y down, in the units of the drawing. */
public record Point(double x, double y) {

    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    /**
     * A point on the circle around this one; degrees count clockwise from the right. It comes from strict functions, so
     * that drawings are the same on every machine.
     */
    public Point onCircle(double radius, double degrees) {
        double angle = Math.toRadians(degrees);
        return plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
    }

    /**
     * The corners of a rectangle around this point, clockwise from the upper left.
     *
     * @param across half of its width
     * @param down half of its height
     */
    public List<Point> around(double across, double down) {
        return List.of(plus(-across, -down), plus(across, -down), plus(across, down), plus(-across, down));
    }

    Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    static List<Point> moved(List<Point> points, double dx, double dy) {
        return points.stream().map(point -> point.plus(dx, dy)).toList();
    }

    static List<Point> scaled(List<Point> points, double factor) {
        return points.stream().map(point -> point.times(factor)).toList();
    }
}
