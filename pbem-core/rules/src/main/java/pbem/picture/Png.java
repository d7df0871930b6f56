package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.Semaphore;
import pbem.phrase.Phrasebook;

/**
 * Draws a diagram as a PNG, for mail programs, which seldom show SVG. Needs neither a screen nor a font. Safe for any
 * thread; takes some milliseconds, so never do it inside a transaction.
 *
 * <p>What was drawn lately is kept, since all players of a board get the same picture; who may see more or less than
 * another has another diagram, and so another picture.
 */
public final class Png {

    /**
     * Sharp enough on a phone, where a mail shows the picture at 400 of its dots, each of which is two or three of the
     * screen.
     */
    public static final int WIDTH = 600;

    /** As many as may be written between the mails of one board. */
    private static final int KEPT = 32;

    /**
     * So many at once as can be drawn at once: a picture takes some megabytes while it is drawn, and what more threads would
     * hold, each for longer, outlives the young part of a small heap.
     */
    private static final Semaphore DRAWING = new Semaphore(Reused.KEPT);

    private static final Cache<Key, byte[]> LATEST =
            Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

    private Png() {}

    /** All on which a picture depends. */
    private record Key(Sheet sheet, int width) {

        byte[] draw() {
            DRAWING.acquireUninterruptibly();
            try {
                return Canvas.painted(sheet, sheet.pixels(width), Indexed::png);
            } finally {
                DRAWING.release();
            }
        }
    }

    /**
     * In the colours of a light page, without transparency. The same diagram, language and width always give the same bytes.
     *
     * @param width in pixels, 1 to 4000, and at most: large pictures are a little narrower, so that cells begin at whole
     *     pixels; the height follows from the drawing
     */
    public static byte[] draw(Diagram diagram, Phrasebook phrases, int width) {
        return LATEST.get(key(diagram, phrases, width), Key::draw).clone();
    }

    /** Whatever was drawn before. */
    static byte[] drawAnew(Diagram diagram, Phrasebook phrases, int width) {
        return key(diagram, phrases, width).draw();
    }

    private static Key key(Diagram diagram, Phrasebook phrases, int width) {
        if (width < 1 || width > 4000) {
            throw new IllegalArgumentException("a picture is 1 to 4000 pixels wide, not " + width);
        }
        return new Key(Sheet.of(diagram, phrases), width);
    }
}
