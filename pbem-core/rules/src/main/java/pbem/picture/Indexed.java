package pbem.picture;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;

/**
 * A picture in few colours, chosen for it. Boards have few inks, and the rest are shades along edges, of which a handful
 * will do: the eye hardly sees it, and in a mail for every move it counts.
 */
final class Indexed {

    private static final int COLOURS = 32;

    /** Colours that agree in this many leading bits of each channel are one to begin with. */
    private static final int BITS = 5;

    private static final int BINS = 1 << 3 * BITS;

    private final int[] pixels;

    /** For each bin how many pixels it has, and the colour of which it has the longest run. */
    private final int[] counts = new int[BINS];

    private final int[] colours = new int[BINS];
    private final int[] longest = new int[BINS];

    private Indexed(int[] pixels) {
        this.pixels = pixels;
    }

    /** @param image of type {@link BufferedImage#TYPE_INT_RGB} */
    static BufferedImage of(BufferedImage image) {
        return new Indexed(Canvas.pixels(image)).reduced(image.getWidth(), image.getHeight());
    }

    private BufferedImage reduced(int width, int height) {
        count();
        int[] bins = used();
        byte[] indexes = new byte[BINS];
        int[] palette = palette(bins, indexes);
        BufferedImage reduced = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model(palette));
        fill(((DataBufferByte) reduced.getRaster().getDataBuffer()).getData(), indexes);
        return reduced;
    }

    private void count() {
        int start = 0;
        for (int i = 1; i <= pixels.length; i++) {
            if (i == pixels.length || pixels[i] != pixels[start]) {
                int bin = bin(pixels[start]);
                int run = i - start;
                counts[bin] += run;
                if (run > longest[bin]) {
                    longest[bin] = run;
                    colours[bin] = pixels[start];
                }
                start = i;
            }
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

    /**
     * The most frequent colour, and then always the one that is worst served by those before: many pixels, far off.
     *
     * @param indexes to be filled: for each bin the colour nearest to its own
     */
    private int[] palette(int[] bins, byte[] indexes) {
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

    private void fill(byte[] target, byte[] indexes) {
        int last = pixels[0];
        byte index = indexes[bin(last)];
        for (int i = 0; i < target.length; i++) {
            int pixel = pixels[i];
            if (pixel != last) {
                last = pixel;
                index = indexes[bin(pixel)];
            }
            target[i] = index;
        }
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
