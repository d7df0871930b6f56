package pbem.picture;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.List;

/** A picture in pixels, while it is painted. For one thread. */
final class Canvas {

    /** In pixels. Larger things, such as the body of a board, are few. */
    private static final int LARGEST_STAMP = 16_384;

    private final Graphics2D graphics;
    private final double pixels;

    private Canvas(Graphics2D graphics, double pixels) {
        this.graphics = graphics;
        this.pixels = pixels;
    }

    /** @param pixels for one unit of the sheet */
    static BufferedImage paint(Sheet sheet, double pixels) {
        BufferedImage image = blank(size(sheet.width() * pixels), size(sheet.height() * pixels));
        if (!sheet.ground().isEmpty()) {
            int[] ground = Ground.of(sheet, pixels, image.getWidth()).pixels();
            int[] all = pixels(image);
            System.arraycopy(ground, 0, all, 0, Math.min(ground.length, all.length));
        }
        paint(image, sheet.above(), pixels);
        return image;
    }

    private static int size(double length) {
        return Math.max(1, (int) Math.round(length));
    }

    /** An empty page. */
    static BufferedImage blank(int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Arrays.fill(pixels(image), Rgb.of(Palette.PAGE.light()).packed());
        return image;
    }

    /** Themselves, not a copy. */
    static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    /** @param pixels for one unit of the sheet */
    static void paint(BufferedImage image, List<Item> items, double pixels) {
        Graphics2D graphics = image.createGraphics();
        try {
            Canvas canvas = new Canvas(graphics, pixels);
            items.forEach(item -> canvas.paint(item.shapes()));
        } finally {
            graphics.dispose();
        }
    }

    private void paint(List<Shape> shapes) {
        if (shapes.isEmpty()) {
            return;
        }
        Bounds bounds = Bounds.of(shapes);
        Snapped snapped = new Snapped(pixels, new Point(bounds.left(), bounds.top()));
        if (bounds.width() * bounds.height() * pixels * pixels <= LARGEST_STAMP) {
            Stamp stamp = Stamp.of(snapped.of(shapes));
            graphics.drawImage(stamp.image(), snapped.left() + stamp.left(), snapped.top() + stamp.top(), null);
        } else if (shapes.size() > 1) {
            shapes.forEach(shape -> paint(List.of(shape)));
        } else {
            graphics.translate(snapped.left(), snapped.top());
            new Painter(graphics).paint(snapped.of(shapes));
            graphics.translate(-snapped.left(), -snapped.top());
        }
    }
}
