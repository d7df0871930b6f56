package pbem.picture;

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
        if (width < 1 || width > 4000) {
            throw new IllegalArgumentException("a picture is 1 to 4000 pixels wide, not " + width);
        }
        Sheet sheet = Sheet.of(diagram, phrases);
        Composition composition = Composition.of(sheet, sheet.pixels(width));
        ColourTable colours = ColourTable.of(composition.tones());
        return PngFile.of(composition.width(), composition.height(), colours.colours(), Band.of(composition, colours));
    }
}
