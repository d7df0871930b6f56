package pbem.picture;

/** A point of a drawing: x to the right, y down, in units of the drawing's own choice. */
public record Point(double x, double y) {

    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }
}
