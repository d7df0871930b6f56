package pbem.picture;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import com.pngencoder.PngEncoder;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import pbem.phrase.Phrasebook;

/**
 * Draws a diagram as a PNG, for mail programs, which seldom show SVG. Needs neither a screen nor a font. Safe for any
 * thread; takes some tens of milliseconds, so never do it inside a transaction.
 */
public final class Png {

    /** Sharp on a phone, where a mail shows the picture at half of it. */
    public static final int WIDTH = 800;

    /** Of deflate's 9. The highest takes ten times as long and saves a twentieth. */
    private static final int EFFORT = 6;

    private Png() {}

    /**
     * In the colours of a light page, without transparency.
     *
     * @param width in pixels, 1 to 4000; the height follows from the drawing
     */
    public static byte[] draw(Diagram diagram, Phrasebook phrases, int width) {
        if (width < 1 || width > 4000) {
            throw new IllegalArgumentException("a picture is 1 to 4000 pixels wide, not " + width);
        }
        SVGDocument drawing = parsed(Svg.light(diagram, phrases));
        double ratio = drawing.size().getHeight() / drawing.size().getWidth();
        int height = Math.max(1, (int) Math.round(width * ratio));
        return encoded(Indexed.of(painted(drawing, width, height)));
    }

    private static SVGDocument parsed(String svg) {
        ByteArrayInputStream bytes = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
        SVGDocument drawing = new SVGLoader().load(bytes, null, LoaderContext.createDefault());
        if (drawing == null) {
            throw new IllegalStateException("our own SVG cannot be read");
        }
        return drawing;
    }

    private static BufferedImage painted(SVGDocument drawing, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setColor(Color.decode(Palette.PAGE.light()));
            graphics.fillRect(0, 0, width, height);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
            drawing.render(null, graphics, new ViewBox(width, height));
        } finally {
            graphics.dispose();
        }
        return image;
    }

    /**
     * ImageIO would filter the rows, which suits photographs and makes pictures of few colours larger by a third. One thread,
     * so that the same picture gives the same bytes.
     */
    private static byte[] encoded(BufferedImage image) {
        return new PngEncoder()
                .withBufferedImage(image)
                .withCompressionLevel(EFFORT)
                .withMultiThreadedCompressionEnabled(false)
                .toBytes();
    }
}
