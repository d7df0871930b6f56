package pbem.picture;

import com.pngencoder.PngEncoder;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.util.Arrays;

/**
 * A picture in few colours, chosen for it. Boards have few inks, and the rest are shades along edges, of which a handful
 * will do: the eye hardly sees it, and in a mail for every move it counts.
 */
final class Indexed {

    private static final int COLOURS = 32;

    /** Colours that agree in this many leading bits of each channel are one to begin with. */
    private static final int BITS = 5;

    private static final int BINS = 1 << 3 * BITS;

    /** Of deflate's 9. The next one takes a third longer and saves a fortieth. */
    private static final int EFFORT = 5;

    private static final Reused<Indexed> DESKS = new Reused<>(Indexed::new);

    /** For each bin how many pixels it has, and the colour of which it has the longest run. Nothing between two pictures. */
    private final int[] counts = new int[BINS];

    private final int[] colours = new int[BINS];
    private final int[] longest = new int[BINS];

    /** For each bin its colour in the palette. */
    private final byte[] indexes = new byte[BINS];

    /** The pixels in rows as they are counted: where each run of one colour ends, and its bin. */
    private int[] ends = new int[1 << 14];

    private short[] bins = new short[1 << 14];
    private int runs;

    /** For each pixel the index of its colour; of the picture before until it is filled. */
    private byte[] indexed = {};

    private Indexed() {}

    /**
     * As the bytes of a PNG; the same picture always gives the same.
     *
     * @param image of type {@link BufferedImage#TYPE_INT_RGB}
     */
    static byte[] png(BufferedImage image) {
        Indexed desk = DESKS.take();
        byte[] png = desk.of(Canvas.pixels(image), image.getWidth(), image.getHeight());
        if (Canvas.isKept(image.getWidth() * image.getHeight())) {
            DESKS.give(desk); // but not after a fault
        }
        return png;
    }

    private byte[] of(int[] pixels, int width, int height) {
        count(pixels, width * height);
        int[] used = used();
        int[] palette = palette(used);
        fill(width * height);
        for (int bin : used) {
            counts[bin] = 0;
            longest[bin] = 0;
        }
        return encoded(reduced(width, height, palette));
    }

    private void count(int[] pixels, int size) {
        runs = 0;
        int start = 0;
        int last = pixels[0];
        for (int i = 1; i < size; i++) {
            int pixel = pixels[i];
            if (pixel != last) {
                count(last, i - start, i);
                start = i;
                last = pixel;
            }
        }
        count(last, size - start, size);
    }

    private void count(int colour, int run, int end) {
        int bin = bin(colour);
        if (runs == ends.length) {
            ends = Arrays.copyOf(ends, 2 * runs);
            bins = Arrays.copyOf(bins, 2 * runs);
        }
        ends[runs] = end;
        bins[runs++] = (short) bin;
        counts[bin] += run;
        if (run > longest[bin]) {
            longest[bin] = run;
            colours[bin] = colour;
        }
    }

    private int[] used() {
        int used = 0;
        for (int count : counts) {
            used += count > 0 ? 1 : 0;
        }
        int[] bins = new int[used];
        for (int bin = 0, i = 0; bin < BINS; bin++) {
            if (counts[bin] > 0) {
                bins[i++] = bin;
            }
        }
        return bins;
    }

    /** The most frequent colour, and then always the one that is worst served by those before: many pixels, far off. */
    private int[] palette(int[] bins) {
        int[] palette = new int[Math.min(COLOURS, bins.length)];
        double[] weights = new double[bins.length];
        int[] off = new int[bins.length];
        int worst = 0;
        for (int i = 0; i < bins.length; i++) {
            weights[i] = Math.sqrt(counts[bins[i]]);
            off[i] = Integer.MAX_VALUE;
            worst = weights[i] > weights[worst] ? i : worst;
        }
        for (int colour = 0; colour < palette.length; colour++) {
            palette[colour] = colours[bins[worst]];
            int next = 0;
            for (int i = 0; i < bins.length; i++) {
                int difference = difference(colours[bins[i]], palette[colour]);
                if (difference < off[i]) {
                    off[i] = difference;
                    indexes[bins[i]] = (byte) colour;
                }
                next = weights[i] * off[i] > weights[next] * off[next] ? i : next;
            }
            worst = next;
        }
        return palette;
    }

    private void fill(int size) {
        if (indexed.length != size) {
            indexed = new byte[size];
        }
        int start = 0;
        for (int run = 0; run < runs; run++) {
            Arrays.fill(indexed, start, ends[run], indexes[bins[run]]);
            start = ends[run];
        }
    }

    private BufferedImage reduced(int width, int height, int[] palette) {
        DataBufferByte pixels = new DataBufferByte(indexed, indexed.length);
        return new BufferedImage(
                model(palette),
                Raster.createInterleavedRaster(pixels, width, height, width, 1, new int[] {0}, null),
                false,
                null);
    }

    private static IndexColorModel model(int[] palette) {
        byte[][] channels = new byte[3][palette.length];
        for (int i = 0; i < palette.length; i++) {
            channels[0][i] = (byte) (palette[i] >> 16);
            channels[1][i] = (byte) (palette[i] >> 8);
            channels[2][i] = (byte) palette[i];
        }
        return new IndexColorModel(8, palette.length, channels[0], channels[1], channels[2]);
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

    /** How much the eye sees of it, about. */
    private static int difference(int one, int other) {
        int red = (one >> 16 & 0xff) - (other >> 16 & 0xff);
        int green = (one >> 8 & 0xff) - (other >> 8 & 0xff);
        int blue = (one & 0xff) - (other & 0xff);
        return 2 * red * red + 4 * green * green + 3 * blue * blue;
    }

    private static int bin(int pixel) {
        int shift = 8 - BITS;
        int mask = (1 << BITS) - 1;
        return (pixel >> 16 + shift & mask) << 2 * BITS | (pixel >> 8 + shift & mask) << BITS | pixel >> shift & mask;
    }
}
