package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;

/**
 * The pixels of a small thing on a transparent ground: a cell, a piece, a word. Most of a board looks as in the picture
 * before, so the latest stamps are kept; a picture has the same bytes either way.
 */
final class Stamp extends Motif {

    /** How far antialiased edges reach, in pixels. */
    static final int SMOOTH = 1;

    private static final int KEPT_BYTES = 4 << 20;

    private static final Cache<List<Shape>, Stamp> KEPT = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((List<Shape> shapes, Stamp stamp) -> Integer.BYTES * stamp.pixels.length)
            .executor(Runnable::run)
            .build();

    /** The pixels row by row, with premultiplied alpha. */
    private final int[] pixels;

    private final int width;
    private final int left;

    private Stamp(int[] pixels, int width, int left, int top, List<Shape> shapes) {
        super(top, top + pixels.length / width, Tones.of(shapes));
        this.pixels = pixels;
        this.width = width;
        this.left = left;
    }

    /** @param shapes in pixels */
    static Stamp of(List<Shape> shapes) {
        return KEPT.get(shapes, Stamp::painted);
    }

    private static Stamp painted(List<Shape> shapes) {
        Bounds bounds = Bounds.painted(shapes);
        int left = (int) Math.floor(bounds.left()) - SMOOTH;
        int top = (int) Math.floor(bounds.top()) - SMOOTH;
        int width = (int) Math.ceil(bounds.right()) + SMOOTH - left;
        int height = (int) Math.ceil(bounds.bottom()) + SMOOTH - top;
        return new Stamp(pixels(shapes, left, top, width, height), width, left, top, shapes);
    }

    /** The pixels that Java paints within that rectangle, on a transparent ground. */
    static int[] pixels(List<Shape> shapes, int left, int top, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.translate(-left, -top);
            new Painter(graphics).paint(shapes);
        } finally {
            graphics.dispose();
        }
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    @Override
    void print(Strip strip, int x, int y) {
        strip.lay(pixels, width, x + left, y + top());
    }
}
