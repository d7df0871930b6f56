package pbem.picture;

/** Numbers for SVG: short, with a decimal point, without an exponent, in every locale. */
final class Decimal {

    private Decimal() {}

    /** A coordinate with at most two decimals. */
    static String of(double value) {
        return of(value, 2);
    }

    /** @throws IllegalArgumentException if it is not a number, or too large for a drawing */
    static String of(double value, int decimals) {
        if (!(Math.abs(value) < 1e9)) {
            throw new IllegalArgumentException("cannot draw at " + value);
        }
        long one = 1;
        for (int i = 0; i < decimals; i++) {
            one *= 10;
        }
        long scaled = Math.round(value * one);
        String sign = scaled < 0 ? "-" : "";
        long whole = Math.abs(scaled) / one;
        long part = Math.abs(scaled) % one;
        if (part == 0) {
            return sign + whole;
        }
        while (part % 10 == 0) {
            part /= 10;
            one /= 10;
        }
        return sign + (whole == 0 ? "" : whole) + "."
                + Long.toString(one + part).substring(1);
    }
}
