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
 * @param pixels row by row, each with its opacity, by which its colour is multiplied already
 * @param left of its own origin, in pixels
 * @param top likewise
 */
record Stamp(int[] pixels, int width, int left, int top) {

    private static final int OPAQUE = 0xff;
    private static final int COLOUR = 0xffffff;

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
        return new Stamp(Canvas.pixels(image), width, left, top);
    }

    /** Prints it on a picture, as far as it lies within: the pixels that Java would draw, in less time. */
    void print(BufferedImage picture, int x, int y) {
        int[] target = Canvas.pixels(picture);
        int across = picture.getWidth();
        int from = Math.max(0, -x);
        int to = Math.min(width, across - x);
        int last = Math.min(pixels.length / width, picture.getHeight() - y);
        for (int row = Math.max(0, -y); row < last; row++) {
            int source = row * width;
            int shift = (y + row) * across + x - source;
            for (int i = source + from; i < source + to; i++) {
                int pixel = pixels[i];
                int opacity = pixel >>> 24;
                if (opacity == OPAQUE) {
                    target[i + shift] = pixel & COLOUR;
                } else if (opacity != 0) {
                    target[i + shift] = (pixel & COLOUR) + shaded(target[i + shift], OPAQUE - opacity);
                }
            }
        }
    }

    /** So much of a colour as shows through, each channel rounded. */
    private static int shaded(int colour, int share) {
        return channel(colour >> 16 & 0xff, share) << 16
                | channel(colour >> 8 & 0xff, share) << 8
                | channel(colour & 0xff, share);
    }

    private static int channel(int value, int share) {
        return value * share * 0x10101 + 0x800000 >>> 24;
    }

    private int bytes() {
        return 4 * pixels.length;
    }
}
