package pbem.picture;

import java.util.List;
import java.util.function.BiFunction;
import pbem.phrase.Phrasebook;

/**
 * Draws a diagram as a PNG, for mail programs, which seldom show SVG. Needs neither a screen nor a font. Safe for any
 * thread; takes some milliseconds, so it must not happen inside a transaction.
 *
 * <p>Parts that recent pictures share are not drawn again. Viewers who may see different things have different diagrams
 * and so different pictures.
 */
public final class Png {

    /**
     * Sharp enough on a phone, where a mail shows the picture at 400 CSS pixels, each of two or three screen pixels.
     */
    public static final int WIDTH = 600;

    private Png() {}

    /**
     * In the colours of a light page, without transparency. The same diagram, language and width always give the same
     * bytes.
     *
     * @param width the largest width in pixels, 1 to 4000: large pictures are a little narrower, so that cells begin at
     *     whole pixels; the height follows from the drawing
     */
    public static byte[] draw(Diagram diagram, Phrasebook phrases, int width) {
        return draw(diagram, phrases, width, Band::of);
    }

    /** Draws without reusing parts of earlier pictures. */
    static byte[] drawAnew(Diagram diagram, Phrasebook phrases, int width) {
        return draw(diagram, phrases, width, Band::anew);
    }

    private static byte[] draw(
            Diagram diagram, Phrasebook phrases, int width, BiFunction<Composition, ColourTable, List<Band>> press) {
        if (width < 1 || width > 4000) {
            throw new IllegalArgumentException("a picture is 1 to 4000 pixels wide, not " + width);
        }
        Sheet sheet = Sheet.of(diagram, phrases);
        Composition composition = Composition.of(sheet, sheet.pixels(width));
        ColourTable colours = ColourTable.of(composition.tones());
        List<Band> bands = press.apply(composition, colours);
        return PngFile.of(composition.width(), composition.height(), colours.colours(), bands);
    }
}
