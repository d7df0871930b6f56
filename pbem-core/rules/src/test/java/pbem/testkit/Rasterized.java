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

/** An SVG as pixels, by a program that is not ours. */
public final class Rasterized {

    /**
     * Of 255: the most by which a channel may differ in the mean of a patch. Things of a picture lie up to half a pixel off
     * and have few shades; a letter or a mark that is missing makes more.
     */
    public static final int ALIKE = 48;

    private static final int PATCH = 12;

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

    /** By how much two pictures of one size differ where they differ most, in the mean of a small patch. */
    public static int difference(BufferedImage one, BufferedImage other) {
        int worst = 0;
        for (int y = 0; y + PATCH <= one.getHeight(); y += PATCH / 2) {
            for (int x = 0; x + PATCH <= one.getWidth(); x += PATCH / 2) {
                for (int shift = 0; shift < 24; shift += 8) {
                    worst = Math.max(worst, Math.abs(sum(one, x, y, shift) - sum(other, x, y, shift)));
                }
            }
        }
        return worst / (PATCH * PATCH);
    }

    private static int sum(BufferedImage image, int left, int top, int shift) {
        int sum = 0;
        for (int y = top; y < top + PATCH; y++) {
            for (int x = left; x < left + PATCH; x++) {
                sum += image.getRGB(x, y) >> shift & 0xff;
            }
        }
        return sum;
    }
}
