package pbem.picture;

/**
 * How an area is filled.
 *
 * @param ink its colour
 * @param opacity 0 (unseen) to 1
 * @param glossy whether it reflects light from the upper left, like a marble
 */
public record Paint(Ink ink, double opacity, boolean glossy) {

    public Paint {
        if (opacity < 0 || opacity > 1) {
            throw new IllegalArgumentException("opacity is 0 to 1, not " + opacity);
        }
    }

    public static Paint flat(Ink ink) {
        return new Paint(ink, 1, false);
    }

    public static Paint sheer(Ink ink, double opacity) {
        return new Paint(ink, opacity, false);
    }

    public static Paint glossy(Ink ink) {
        return new Paint(ink, 1, true);
    }
}
