package pbem.picture;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.awt.image.DirectColorModel;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** A picture in pixels, while it is painted. For one thread. */
final class Canvas {

    /** In pixels. Larger things, such as the body of a board, are few. */
    private static final int LARGEST_STAMP = 16_384;

    private static final int PAGE = Rgb.of(Palette.PAGE.light()).packed();

    private static final DirectColorModel RGB = new DirectColorModel(24, 0xff0000, 0xff00, 0xff);

    /** In pixels, three times a usual picture. What a larger one needed is not kept. */
    private static final int LARGEST_KEPT = 1 << 20;

    private static final Reused<int[]> BUFFERS = new Reused<>(() -> new int[0]);

    private final BufferedImage image;
    private final Graphics2D graphics;
    private final double pixels;

    private Canvas(BufferedImage image, Graphics2D graphics, double pixels) {
        this.image = image;
        this.graphics = graphics;
        this.pixels = pixels;
    }

    /**
     * What is to be made of a picture of that sheet, which is there for so long only.
     *
     * @param pixels for one unit of the sheet
     */
    static <T> T painted(Sheet sheet, double pixels, Function<BufferedImage, T> use) {
        int width = size(sheet.width() * pixels);
        int height = size(sheet.height() * pixels);
        int[] kept = BUFFERS.take();
        int[] buffer = kept.length < width * height ? new int[width * height] : kept;
        int painted = 0;
        if (!sheet.ground().isEmpty()) {
            int[] ground = Ground.of(sheet, pixels, width).pixels();
            painted = Math.min(ground.length, width * height);
            System.arraycopy(ground, 0, buffer, 0, painted);
        }
        Arrays.fill(buffer, painted, width * height, PAGE);
        BufferedImage image = over(buffer, width, height);
        paint(image, sheet.above(), pixels);
        T used = use.apply(image);
        if (isKept(width * height)) {
            BUFFERS.give(buffer);
        }
        return used;
    }

    /** Whether what was needed for so many pixels may lie about until the next picture. */
    static boolean isKept(int pixels) {
        return pixels <= LARGEST_KEPT;
    }

    private static int size(double length) {
        return Math.max(1, (int) Math.round(length));
    }

    /** An empty page. */
    static BufferedImage blank(int width, int height) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, PAGE);
        return over(pixels, width, height);
    }

    private static BufferedImage over(int[] pixels, int width, int height) {
        WritableRaster raster = Raster.createPackedRaster(
                new DataBufferInt(pixels, pixels.length), width, height, width, RGB.getMasks(), null);
        return new BufferedImage(RGB, raster, false, null);
    }

    /** Themselves, not a copy; there may be more of them than the picture has. */
    static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    /** @param pixels for one unit of the sheet */
    static void paint(BufferedImage image, List<Item> items, double pixels) {
        Graphics2D graphics = image.createGraphics();
        try {
            Canvas canvas = new Canvas(image, graphics, pixels);
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
            stamp.print(image, snapped.left() + stamp.left(), snapped.top() + stamp.top());
        } else if (shapes.size() > 1) {
            shapes.forEach(shape -> paint(List.of(shape)));
        } else {
            graphics.translate(snapped.left(), snapped.top());
            new Painter(graphics).paint(snapped.of(shapes));
            graphics.translate(-snapped.left(), -snapped.top());
        }
    }
}
