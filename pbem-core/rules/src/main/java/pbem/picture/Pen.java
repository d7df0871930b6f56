package pbem.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Draws shapes as elements of SVG. For one drawing and one thread. */
final class Pen implements Shape.Cases<String> {

    private final Inks inks;

    Pen(Inks inks) {
        this.inks = inks;
    }

    String draw(Item item) {
        String shapes = item.shapes().stream().map(shape -> shape.match(this)).collect(Collectors.joining());
        if (shapes.isEmpty()) {
            return "";
        }
        if (item.name().isEmpty()) {
            return shapes + "\n";
        }
        String name = Xml.escaped(item.name());
        return "<g data-name=\"" + name + "\"><title>" + name + "</title>" + shapes + "</g>\n";
    }

    @Override
    public String polygon(Shape.Polygon polygon) {
        return "<polygon points=\"" + points(polygon.corners()) + "\" " + style(polygon.fill(), polygon.edge()) + "/>";
    }

    @Override
    public String disc(Shape.Disc disc) {
        boolean glossy = disc.fill().filter(Paint::glossy).isPresent();
        return (glossy ? disc(Gloss.shadowOf(disc)) : "")
                + "<circle cx=\"" + Decimal.of(disc.centre().x()) + "\" cy=\""
                + Decimal.of(disc.centre().y())
                + "\" r=\"" + Decimal.of(disc.radius()) + "\" " + style(disc.fill(), disc.edge()) + "/>";
    }

    @Override
    public String line(Shape.Line line) {
        return "<polyline points=\"" + points(line.points()) + "\" "
                + style(Optional.empty(), Optional.of(line.stroke())) + "/>";
    }

    @Override
    public String text(Shape.Text text) {
        Glyphs glyphs = Glyphs.of(text.bold());
        String path = glyphs.path(text.text());
        if (path.isEmpty()) {
            return "";
        }
        double left = text.centre().x() - glyphs.width(text.text()) * text.size() / 2;
        double base = text.centre().y() + text.size() / 2;
        return "<path transform=\"translate(" + Decimal.of(left) + " " + Decimal.of(base) + ") scale("
                + Decimal.of(text.size() / Glyphs.CAPITAL, 5) + ")\" d=\"" + path + "\" "
                + inks.use(Inks.Use.FILL, text.ink()) + "/>";
    }

    private static String points(List<Point> points) {
        return points.stream()
                .map(point -> Decimal.of(point.x()) + "," + Decimal.of(point.y()))
                .collect(Collectors.joining(" "));
    }

    private String style(Optional<Paint> fill, Optional<Stroke> edge) {
        String fading =
                fill.map(Paint::opacity).map(value -> opacity("fill", value)).orElse("")
                        + edge.map(line -> " stroke-width=\"" + Decimal.of(line.width()) + "\""
                                        + opacity("stroke", line.opacity()))
                                .orElse("");
        return colours(fill, edge.map(Stroke::ink)) + fading;
    }

    private String colours(Optional<Paint> fill, Optional<Ink> line) {
        String lineOnly = line.map(ink -> inks.use(Inks.Use.LINE, ink)).orElse("");
        if (fill.isEmpty()) {
            return ("fill=\"none\" " + lineOnly).strip();
        }
        Ink ink = fill.get().ink();
        if (fill.get().glossy()) {
            return (inks.gloss(ink) + " " + lineOnly).strip();
        }
        return line.map(edge -> inks.use(ink, edge)).orElseGet(() -> inks.use(Inks.Use.FILL, ink));
    }

    private static String opacity(String what, double opacity) {
        return opacity < 1 ? " " + what + "-opacity=\"" + Decimal.of(opacity) + "\"" : "";
    }
}
