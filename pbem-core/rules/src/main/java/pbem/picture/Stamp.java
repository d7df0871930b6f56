package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;

/**
 * A small thing on a transparent ground: a cell, a piece, a word. It is painted when a picture needs it. Most of a board
 * looks as in the picture before, so the latest pixels are kept; a picture has the same bytes either way.
 */
final class Stamp extends Motif {

    /** How far antialiased edges reach, in pixels. */
    static final int SMOOTH = 1;

    private static final int KEPT = 2_048;

    private static final int KEPT_BYTES = 4 << 20;

    /** Kept so that things that look the same have the same number. */
    private static final Cache<List<Shape>, Stamp> LATEST =
            Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

    /** The pixels row by row, with premultiplied alpha. */
    private static final Cache<Stamp, int[]> PAINTED = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Stamp stamp, int[] pixels) -> Integer.BYTES * pixels.length)
            .executor(Runnable::run)
            .build();

    private final List<Shape> shapes;
    private final int width;
    private final int left;

    private Stamp(List<Shape> shapes, Bounds bounds) {
        super((int) Math.floor(bounds.top()) - SMOOTH, (int) Math.ceil(bounds.bottom()) + SMOOTH, Tones.of(shapes));
        this.shapes = shapes;
        this.left = (int) Math.floor(bounds.left()) - SMOOTH;
        this.width = (int) Math.ceil(bounds.right()) + SMOOTH - left;
    }

    /** @param shapes in pixels */
    static Stamp of(List<Shape> shapes) {
        return LATEST.get(shapes, all -> new Stamp(all, Bounds.painted(all)));
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
        strip.lay(PAINTED.get(this, Stamp::painted), width, x + left, y + top());
    }

    private int[] painted() {
        return pixels(shapes, left, top(), width, bottom() - top());
    }
}
