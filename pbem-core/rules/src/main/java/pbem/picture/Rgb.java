package pbem.picture;

import java.awt.Color;
import java.util.function.IntUnaryOperator;

/** A colour as three channels of 0 to 255. */
record Rgb(int red, int green, int blue) {

    static final Rgb BLACK = new Rgb(0, 0, 0);
    static final Rgb WHITE = new Rgb(255, 255, 255);

    /** @param hex {@code #rrggbb} */
    static Rgb of(String hex) {
        IntUnaryOperator channel = at -> Integer.parseInt(hex, at, at + 2, 16);
        return new Rgb(channel.applyAsInt(1), channel.applyAsInt(3), channel.applyAsInt(5));
    }

    /** The colour of a packed pixel. */
    static Rgb of(int packed) {
        return new Rgb(packed >> 16 & 0xff, packed >> 8 & 0xff, packed & 0xff);
    }

    /** @param share of the other, 0 to 1 */
    Rgb mixed(Rgb other, double share) {
        return new Rgb(mixed(red, other.red, share), mixed(green, other.green, share), mixed(blue, other.blue, share));
    }

    private static int mixed(int one, int other, double share) {
        return (int) Math.round(one + (other - one) * share);
    }

    /** This colour as a packed pixel. */
    int packed() {
        return red << 16 | green << 8 | blue;
    }

    /** This colour as a Java colour. */
    Color colour(double opacity) {
        return new Color(red, green, blue, (int) Math.round(opacity * 255));
    }

    /** The relative luminance from 0 (black) to 1 (white), as in the Web Content Accessibility Guidelines. */
    double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /** {@code #rrggbb} */
    String hex() {
        return "#" + hex(red) + hex(green) + hex(blue);
    }

    private static String hex(int channel) {
        return (channel < 16 ? "0" : "") + Integer.toHexString(channel);
    }
}
