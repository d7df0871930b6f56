package pbem.picture;

import java.awt.Color;
import java.awt.RadialGradientPaint;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Light on a piece: it falls from the upper left, the rim is in shade, and a shadow lies below. */
final class Gloss {

    private static final Ink SHADE = Ink.fixed("shade", "#1a120a");
    private static final double SHADE_OPACITY = 0.3;

    /** The radius of the shadow, in radii of the piece. */
    private static final double REACH = 1.04;

    private static final double SHADOW_RIGHT = 0.05;
    private static final double SHADOW_DOWN = 0.1;

    /** The centre and the radius of the light, relative to the bounding box of the piece. */
    private static final double LIGHT_X = 0.36;

    private static final double LIGHT_Y = 0.3;
    private static final double LIGHT = 0.74;

    /**
     * The bands of light, from the brightest outwards; each ends where the next begins. Bands instead of a smooth
     * gradient keep a picture of many marbles small.
     */
    private static final List<Tint> TINTS = List.of(
            new Tint(0, "lit", colour -> colour.mixed(Rgb.WHITE, 0.4)),
            new Tint(0.2, "half-lit", colour -> colour.mixed(Rgb.WHITE, 0.14)),
            new Tint(0.52, "body", colour -> colour),
            new Tint(0.86, "rim", colour -> colour.mixed(Rgb.BLACK, 0.26)));

    /** A gradient this short is a sharp edge. */
    private static final double EDGE = 0.001;

    private Gloss() {}

    /**
     * The change of an ink at one distance from the light.
     *
     * @param offset 0 at the centre of the light, 1 at its end
     */
    private record Tint(double offset, String name, UnaryOperator<Rgb> change) {

        Ink of(Ink ink) {
            return new Ink(
                    ink.name() + "-" + name,
                    change.apply(Rgb.of(ink.light())).hex(),
                    change.apply(Rgb.of(ink.dark())).hex());
        }
    }

    /** The id that a fill refers to. Pages with several drawings repeat it, always with the same meaning. */
    static String id(Ink ink) {
        return "ink-gloss-" + ink.name();
    }

    /** The definition of the gradient, once for every glossy ink. */
    static String gradient(Ink ink, Inks inks) {
        return "<radialGradient id=\"" + id(ink) + "\" cx=\"" + Decimal.of(LIGHT_X) + "\" cy=\"" + Decimal.of(LIGHT_Y)
                + "\" r=\"" + Decimal.of(LIGHT) + "\">"
                + IntStream.range(0, TINTS.size())
                        .mapToObj(i -> stop(TINTS.get(i).offset, i, ink, inks) + stop(end(i), i, ink, inks))
                        .collect(Collectors.joining())
                + "</radialGradient>";
    }

    private static String stop(double offset, int tint, Ink ink, Inks inks) {
        return "<stop offset=\"" + Decimal.of(offset, 3) + "\" "
                + inks.use(Inks.Use.STOP, TINTS.get(tint).of(ink)) + "/>";
    }

    /** The end of a band, just before the next one begins. */
    private static double end(int tint) {
        return tint + 1 < TINTS.size() ? TINTS.get(tint + 1).offset - EDGE : 1;
    }

    /** The shades of that ink, from the light to the rim. */
    static List<Ink> inks(Ink ink) {
        return TINTS.stream().map(tint -> tint.of(ink)).toList();
    }

    /** The gradient of one piece, as a Java paint. */
    static RadialGradientPaint paint(Shape.Disc disc, Paint paint) {
        double box = 2 * disc.radius();
        float[] offsets = new float[2 * TINTS.size()];
        Color[] colours = new Color[2 * TINTS.size()];
        for (int i = 0; i < TINTS.size(); i++) {
            offsets[2 * i] = (float) TINTS.get(i).offset;
            offsets[2 * i + 1] = (float) end(i);
            colours[2 * i] = Rgb.of(TINTS.get(i).of(paint.ink()).light()).colour(paint.opacity());
            colours[2 * i + 1] = colours[2 * i];
        }
        Point2D light = new Point2D.Double(
                disc.centre().x() - disc.radius() + LIGHT_X * box, disc.centre().y() - disc.radius() + LIGHT_Y * box);
        return new RadialGradientPaint(light, (float) (LIGHT * box), offsets, colours);
    }

    /** The shadow under a glossy disc. */
    static Shape.Disc shadowOf(Shape.Disc disc) {
        double r = disc.radius();
        double opacity = disc.fill().map(Paint::opacity).orElse(1.0);
        return Shape.disc(
                disc.centre().plus(SHADOW_RIGHT * r, SHADOW_DOWN * r),
                REACH * r,
                Paint.sheer(SHADE, SHADE_OPACITY * opacity));
    }
}
