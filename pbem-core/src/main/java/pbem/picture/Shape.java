package pbem.picture;

import java.util.List;
import java.util.Optional;

/** One thing that a pen draws. Later shapes lie over earlier ones. */
public sealed interface Shape {

    /** A closed area. */
    record Polygon(List<Point> corners, Optional<Paint> fill, Optional<Stroke> edge) implements Shape {
        public Polygon {
            corners = List.copyOf(corners);
        }
    }

    /** A round area. */
    record Disc(Point centre, double radius, Optional<Paint> fill, Optional<Stroke> edge) implements Shape {}

    /** An open line through those points. */
    record Line(List<Point> points, Stroke stroke) implements Shape {
        public Line {
            points = List.copyOf(points);
        }
    }

    /**
     * Letters, centred on a point, drawn as outlines that we ship.
     *
     * @param size height of a capital letter, in units of the drawing
     */
    record Text(String text, Point centre, double size, Ink ink, boolean bold) implements Shape {}

    static Polygon polygon(List<Point> corners, Paint fill) {
        return new Polygon(corners, Optional.of(fill), Optional.empty());
    }

    static Polygon polygon(List<Point> corners, Paint fill, Stroke edge) {
        return new Polygon(corners, Optional.of(fill), Optional.of(edge));
    }

    static Polygon outline(List<Point> corners, Stroke edge) {
        return new Polygon(corners, Optional.empty(), Optional.of(edge));
    }

    static Disc disc(Point centre, double radius, Paint fill) {
        return new Disc(centre, radius, Optional.of(fill), Optional.empty());
    }

    static Disc disc(Point centre, double radius, Paint fill, Stroke edge) {
        return new Disc(centre, radius, Optional.of(fill), Optional.of(edge));
    }

    static Disc ring(Point centre, double radius, Stroke edge) {
        return new Disc(centre, radius, Optional.empty(), Optional.of(edge));
    }
}
