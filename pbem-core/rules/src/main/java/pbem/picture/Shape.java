package pbem.picture;

import java.util.List;
import java.util.Optional;

/** One thing that a pen draws. Later shapes lie over earlier ones. */
public sealed interface Shape {

    /** This shape scaled about the origin, with line widths and letters. */
    Shape scaled(double factor);

    /** This shape moved. */
    Shape moved(double dx, double dy);

    /** This shape after half a turn about the origin; letters stay upright. */
    Shape turned();

    /** Applies the method for this kind of shape. */
    interface Cases<R> {
        R polygon(Polygon polygon);

        R disc(Disc disc);

        R line(Line line);

        R text(Text text);
    }

    <R> R match(Cases<R> cases);

    /** A closed area. */
    record Polygon(List<Point> corners, Optional<Paint> fill, Optional<Stroke> edge) implements Shape {
        public Polygon {
            corners = List.copyOf(corners);
        }

        @Override
        public Polygon scaled(double factor) {
            return new Polygon(Point.scaled(corners, factor), fill, edge.map(stroke -> stroke.scaled(factor)));
        }

        @Override
        public Polygon moved(double dx, double dy) {
            return new Polygon(Point.moved(corners, dx, dy), fill, edge);
        }

        @Override
        public Polygon turned() {
            return new Polygon(Point.scaled(corners, -1), fill, edge);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.polygon(this);
        }
    }

    /** A round area. */
    record Disc(Point centre, double radius, Optional<Paint> fill, Optional<Stroke> edge) implements Shape {
        @Override
        public Disc scaled(double factor) {
            return new Disc(centre.times(factor), radius * factor, fill, edge.map(stroke -> stroke.scaled(factor)));
        }

        @Override
        public Disc moved(double dx, double dy) {
            return new Disc(centre.plus(dx, dy), radius, fill, edge);
        }

        @Override
        public Disc turned() {
            return new Disc(centre.times(-1), radius, fill, edge);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.disc(this);
        }
    }

    /** An open line through those points. */
    record Line(List<Point> points, Stroke stroke) implements Shape {
        public Line {
            points = List.copyOf(points);
        }

        @Override
        public Line scaled(double factor) {
            return new Line(Point.scaled(points, factor), stroke.scaled(factor));
        }

        @Override
        public Line moved(double dx, double dy) {
            return new Line(Point.moved(points, dx, dy), stroke);
        }

        @Override
        public Line turned() {
            return new Line(Point.scaled(points, -1), stroke);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.line(this);
        }
    }

    /**
     * Letters, centred on a point, drawn as outlines of the program's own.
     *
     * @param size height of a capital letter, in units of the drawing
     */
    record Text(String text, Point centre, double size, Ink ink, boolean bold) implements Shape {
        @Override
        public Text scaled(double factor) {
            return new Text(text, centre.times(factor), size * factor, ink, bold);
        }

        @Override
        public Text moved(double dx, double dy) {
            return new Text(text, centre.plus(dx, dy), size, ink, bold);
        }

        @Override
        public Text turned() {
            return new Text(text, centre.times(-1), size, ink, bold);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.text(this);
        }
    }

    /** The name of a row, a column or a cell beside or on a board. */
    static Text label(String text, Point centre, double size) {
        return new Text(text, centre, size, Palette.LABEL, false);
    }

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
