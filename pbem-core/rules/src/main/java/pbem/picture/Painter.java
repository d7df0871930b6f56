package pbem.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;

/**
 * Paints shapes with Java 2D, as {@link Pen} writes them as SVG. For one drawing and one thread.
 */
final class Painter implements Shape.Cases<Void> {

    private final Graphics2D graphics;

    /** @param graphics already moved and scaled to the units of the shapes */
    Painter(Graphics2D graphics) {
        this.graphics = graphics;
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    void paint(List<Shape> shapes) {
        shapes.forEach(shape -> shape.match(this));
    }

    @Override
    public Void polygon(Shape.Polygon polygon) {
        Path2D path = path(polygon.corners());
        path.closePath();
        polygon.fill().ifPresent(paint -> fill(path, paint.ink(), paint.opacity()));
        edge(path, polygon.edge());
        return null;
    }

    @Override
    public Void disc(Shape.Disc disc) {
        Ellipse2D circle = circle(disc.centre(), disc.radius());
        disc.fill().ifPresent(paint -> {
            if (paint.glossy()) {
                gloss(disc, circle, paint);
            } else {
                fill(circle, paint.ink(), paint.opacity());
            }
        });
        edge(circle, disc.edge());
        return null;
    }

    private void gloss(Shape.Disc disc, Ellipse2D circle, Paint paint) {
        disc(Gloss.shadowOf(disc));
        graphics.setPaint(Gloss.paint(disc, paint));
        graphics.fill(circle);
    }

    @Override
    public Void line(Shape.Line line) {
        edge(path(line.points()), Optional.of(line.stroke()));
        return null;
    }

    @Override
    public Void text(Shape.Text text) {
        fill(letters(text), text.ink(), 1);
        return null;
    }

    /** The outlines of a text at its place. */
    static java.awt.Shape letters(Shape.Text text) {
        Glyphs glyphs = Glyphs.of(text.bold());
        double scale = text.size() / Glyphs.CAPITAL;
        AffineTransform placed = AffineTransform.getTranslateInstance(
                text.centre().x() - glyphs.width(text.text()) * text.size() / 2,
                text.centre().y() + text.size() / 2);
        placed.scale(scale, scale);
        return placed.createTransformedShape(glyphs.outline(text.text()));
    }

    private void fill(java.awt.Shape area, Ink ink, double opacity) {
        graphics.setPaint(colour(ink, opacity));
        graphics.fill(area);
    }

    private void edge(java.awt.Shape outline, Optional<Stroke> edge) {
        edge.ifPresent(stroke -> {
            graphics.setPaint(colour(stroke.ink(), stroke.opacity()));
            graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(outline);
        });
    }

    private static Color colour(Ink ink, double opacity) {
        return Rgb.of(ink.light()).colour(opacity);
    }

    private static Ellipse2D circle(Point centre, double radius) {
        return new Ellipse2D.Double(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    }

    private static Path2D path(List<Point> points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points.get(0).x(), points.get(0).y());
        points.subList(1, points.size()).forEach(point -> path.lineTo(point.x(), point.y()));
        return path;
    }
}
