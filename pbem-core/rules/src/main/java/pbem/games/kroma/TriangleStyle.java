package pbem.games.kroma;

import java.util.Locale;
import java.util.Optional;
import pbem.picture.Ink;

/**
 * The look of a covered triangle. One level has the small letter of its colour. Two levels have the capital letter of
 * the blend or, if they have the same colour, of that colour.
 */
record TriangleStyle(String sign, Ink ink) {

    static TriangleStyle of(Colour colour) {
        return new TriangleStyle(String.valueOf(colour.letter()).toLowerCase(Locale.ROOT), colour.ink());
    }

    static TriangleStyle of(Blend blend) {
        return new TriangleStyle(String.valueOf(blend.letter()), blend.ink());
    }

    /** The look of a triangle; empty if it is not covered. */
    static Optional<TriangleStyle> of(Triangle triangle, PiecePlay board) {
        Optional<Colour> above = board.second().at(triangle);
        return board.first()
                .at(triangle)
                .map(below -> above.map(colour -> of(below, colour)).orElseGet(() -> of(below)));
    }

    private static TriangleStyle of(Colour below, Colour above) {
        return Blend.of(below, above)
                .map(TriangleStyle::of)
                .orElseGet(() -> new TriangleStyle(String.valueOf(above.letter()), above.doubledInk()));
    }
}
