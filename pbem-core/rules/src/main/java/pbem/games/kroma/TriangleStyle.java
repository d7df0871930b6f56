package pbem.games.kroma;

import java.util.Locale;
import pbem.picture.Ink;

/**
 * What a covered triangle looks like. One level has the small letter of its colour; two levels have a capital: that of
 * the blend, or of the colour that lies over itself.
 */
record TriangleStyle(String sign, Ink ink) {

    static TriangleStyle of(Colour colour) {
        return new TriangleStyle(String.valueOf(colour.letter()).toLowerCase(Locale.ROOT), colour.ink());
    }

    static TriangleStyle of(Blend blend) {
        return new TriangleStyle(String.valueOf(blend.letter()), blend.ink());
    }

    static TriangleStyle of(Colour below, Colour above) {
        return Blend.of(below, above)
                .map(TriangleStyle::of)
                .orElseGet(() -> new TriangleStyle(String.valueOf(above.letter()), above.doubledInk()));
    }
}
