package pbem.testkit;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

/** An SVG as pixels, drawn by a library. */
public final class Rasterized {

    /**
     * The most, of 255, by which a channel may differ in the mean of a patch. Items of the two pictures lie up to half
     * a pixel apart and have few shades; a missing letter or mark makes a larger difference.
     */
    public static final int ALIKE = 48;

    private static final int PATCH = 12;
    private static final int CELL = PATCH / 2;

    private Rasterized() {}

    public static BufferedImage of(String svg, int width, int height) {
        ByteArrayInputStream bytes = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
        SVGDocument drawing = new SVGLoader().load(bytes, null, LoaderContext.createDefault());
        if (drawing == null) {
            throw new AssertionError("our own SVG cannot be read");
        }
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.render(null, graphics, new ViewBox(width, height));
        graphics.dispose();
        return image;
    }

    /** The largest difference of two pictures of one size, in the mean of a small patch. */
    public static int difference(BufferedImage one, BufferedImage other) {
        int width = one.getWidth();
        int[] pixels = pixels(one);
        int[] otherPixels = pixels(other);
        int worst = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int[][] differing = cells(pixels, width, shift);
            int[][] others = cells(otherPixels, width, shift);
            for (int y = 0; y < differing.length; y++) {
                for (int x = 0; x < differing[y].length; x++) {
                    differing[y][x] -= others[y][x];
                }
            }
            worst = Math.max(worst, worstPatch(differing));
        }
        return worst / (PATCH * PATCH);
    }

    /** Patches overlap by half, so each is four cells. */
    private static int worstPatch(int[][] cells) {
        int worst = 0;
        for (int y = 0; y + 1 < cells.length; y++) {
            for (int x = 0; x + 1 < cells[y].length; x++) {
                int patch = cells[y][x] + cells[y][x + 1] + cells[y + 1][x] + cells[y + 1][x + 1];
                worst = Math.max(worst, Math.abs(patch));
            }
        }
        return worst;
    }

    /** The sums of one channel over squares of half a patch's side. */
    private static int[][] cells(int[] pixels, int width, int shift) {
        int[][] sums = new int[pixels.length / width / CELL][width / CELL];
        for (int y = 0; y < sums.length * CELL; y++) {
            for (int x = 0; x < sums[0].length * CELL; x++) {
                sums[y / CELL][x / CELL] += pixels[y * width + x] >> shift & 0xff;
            }
        }
        return sums;
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
