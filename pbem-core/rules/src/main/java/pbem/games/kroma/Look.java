package pbem.games.kroma;

import java.util.Locale;
import pbem.picture.Ink;

/**
 * What a covered triangle looks like. One level has the small letter of its colour; two levels have a capital: that of
 * the blend, or of the colour that lies over itself.
 */
record Look(String sign, Ink ink) {

    static Look of(Colour colour) {
        return new Look(String.valueOf(colour.letter()).toLowerCase(Locale.ROOT), colour.ink());
    }

    static Look of(Blend blend) {
        return new Look(String.valueOf(blend.letter()), blend.ink());
    }

    static Look of(Colour below, Colour above) {
        return Blend.of(below, above)
                .map(Look::of)
                .orElseGet(() -> new Look(String.valueOf(above.letter()), above.doubledInk()));
    }
}
