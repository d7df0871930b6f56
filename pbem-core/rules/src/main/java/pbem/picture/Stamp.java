package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * A small thing as it is painted, on nothing: a cell, a piece, a word. Most of a board looks as it did in the picture
 * before, so the latest are kept; a picture is the same whether they were or not.
 *
 * @param left of its own origin, in pixels
 * @param top likewise
 */
record Stamp(BufferedImage image, int left, int top) {

    /** So far smoothed edges reach, in pixels. */
    private static final int SMOOTH = 1;

    private static final int KEPT_BYTES = 8 << 20;

    private static final Cache<List<Shape>, Stamp> KEPT = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((List<Shape> shapes, Stamp stamp) -> stamp.bytes())
            .executor(Runnable::run)
            .build();

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
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.translate(-left, -top);
            new Painter(graphics).paint(shapes);
        } finally {
            graphics.dispose();
        }
        return new Stamp(image, left, top);
    }

    private int bytes() {
        return 4 * image.getWidth() * image.getHeight();
    }
}
