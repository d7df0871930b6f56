package pbem.picture;

import java.util.function.UnaryOperator;

/** Light on a piece: it falls from the upper left, the rim lies in shade, and a soft shadow lies beside the foot. */
final class Gloss {

    private static final String SHADOW = "ink-shadow";

    /** How far the shadow reaches, in radii of the piece. */
    private static final double REACH = 1.13;

    private static final double SHADOW_RIGHT = 0.05;
    private static final double SHADOW_DOWN = 0.1;

    private Gloss() {}

    /** What a fill refers to. Pages with several drawings repeat the name, and always with the same meaning. */
    static String id(Ink ink) {
        return "ink-gloss-" + ink.name();
    }

    /** The gradient to define once for every glossy ink. */
    static String gradient(Ink ink, Inks inks) {
        return "<radialGradient id=\"" + id(ink) + "\" cx=\".36\" cy=\".3\" r=\".74\">"
                + stop(".02", tinted(ink, "lit", colour -> colour.mixed(Rgb.WHITE, 0.55)), inks)
                + stop(".34", tinted(ink, "half-lit", colour -> colour.mixed(Rgb.WHITE, 0.12)), inks)
                + stop(".72", tinted(ink, "body", colour -> colour.mixed(Rgb.BLACK, 0.08)), inks)
                + stop("1", tinted(ink, "rim", colour -> colour.mixed(Rgb.BLACK, 0.36)), inks)
                + "</radialGradient>";
    }

    private static String stop(String offset, Ink ink, Inks inks) {
        return "<stop offset=\"" + offset + "\" " + inks.use(Inks.Use.STOP, ink) + "/>";
    }

    private static Ink tinted(Ink ink, String suffix, UnaryOperator<Rgb> tint) {
        return new Ink(
                ink.name() + "-" + suffix,
                tint.apply(Rgb.of(ink.light())).hex(),
                tint.apply(Rgb.of(ink.dark())).hex());
    }

    /** The gradient of the shadow, to define once for a drawing. */
    static String shadowGradient() {
        return "<radialGradient id=\"" + SHADOW + "\">"
                + "<stop offset=\".76\" stop-color=\"#1a120a\" stop-opacity=\".42\"/>"
                + "<stop offset=\"1\" stop-color=\"#1a120a\" stop-opacity=\"0\"/></radialGradient>";
    }

    /** What lies under a glossy disc. */
    static String shadow(Shape.Disc disc, double opacity) {
        double r = disc.radius();
        return "<circle cx=\"" + Decimal.of(disc.centre().x() + SHADOW_RIGHT * r)
                + "\" cy=\"" + Decimal.of(disc.centre().y() + SHADOW_DOWN * r)
                + "\" r=\"" + Decimal.of(REACH * r) + "\" fill=\"url(#" + SHADOW + ")\""
                + (opacity < 1 ? " opacity=\"" + Decimal.of(opacity) + "\"" : "") + "/>";
    }
}
