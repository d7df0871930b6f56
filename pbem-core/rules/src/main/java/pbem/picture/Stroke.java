package pbem.picture;

/**
 * The style of a line; ends and corners are round.
 *
 * @param width in units of the drawing, above 0
 */
public record Stroke(Ink ink, double width, double opacity) {

    public static Stroke of(Ink ink, double width) {
        return new Stroke(ink, width, 1);
    }

    Stroke scaled(double factor) {
        return new Stroke(ink, width * factor, opacity);
    }
}
