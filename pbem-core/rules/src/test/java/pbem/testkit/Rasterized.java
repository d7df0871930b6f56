package pbem.testkit;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
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
    private static final int CHANNELS = 3;

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
        int[][][] differing = cells(pixels(one), pixels(other), one.getWidth(), one.getHeight());
        int worst = 0;
        for (int y = 0; y + 1 < differing.length; y++) {
            for (int x = 0; x + 1 < differing[y].length; x++) {
                for (int channel = 0; channel < CHANNELS; channel++) { // patches overlap by half: four cells each
                    int patch = differing[y][x][channel]
                            + differing[y][x + 1][channel]
                            + differing[y + 1][x][channel]
                            + differing[y + 1][x + 1][channel];
                    worst = Math.max(worst, Math.abs(patch));
                }
            }
        }
        return worst / (PATCH * PATCH);
    }

    /** The differences of each channel, summed over squares of half a patch's side. */
    private static int[][][] cells(int[] pixels, int[] others, int width, int height) {
        int[][][] sums = new int[height / CELL][width / CELL][CHANNELS];
        for (int y = 0; y < sums.length * CELL; y++) {
            for (int x = 0; x < width / CELL; x++) {
                int[] sum = sums[y / CELL][x];
                for (int at = y * width + x * CELL; at < y * width + (x + 1) * CELL; at++) {
                    int pixel = pixels[at];
                    int other = others[at];
                    if (pixel != other) {
                        sum[0] += (pixel & 0xff) - (other & 0xff);
                        sum[1] += (pixel >> 8 & 0xff) - (other >> 8 & 0xff);
                        sum[2] += (pixel >> 16 & 0xff) - (other >> 16 & 0xff);
                    }
                }
            }
        }
        return sums;
    }

    /** The pixels without transparency; much quicker than {@link BufferedImage#getRGB} for a picture with a palette. */
    private static int[] pixels(BufferedImage image) {
        BufferedImage plain = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = plain.createGraphics();
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        return ((DataBufferInt) plain.getRaster().getDataBuffer()).getData();
    }
}
