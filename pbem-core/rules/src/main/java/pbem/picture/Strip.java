package pbem.picture;

import java.util.Arrays;

/**
 * Some rows of a picture while they are printed, each pixel a palette index. So colours need not be reduced afterwards,
 * and covered pixels cost one byte only. Not safe for use by several threads.
 */
final class Strip {

    private static final int OPAQUE = 0xff;
    private static final int COLOUR = 0xffffff;

    private final ColourTable colours;
    private final int width;
    private final int top;
    private final int height;
    private final byte[] rows;

    /** The offset of the first row. */
    private final int start;

    /**
     * An empty page.
     *
     * @param top the picture's row at the top of the strip
     * @param rows the buffer, in the form that a PNG has before compression: for each row one byte more than its pixels
     * @param start the offset of the first row in the buffer
     */
    Strip(ColourTable colours, int width, int top, int height, byte[] rows, int start) {
        this.colours = colours;
        this.width = width;
        this.top = top;
        this.height = height;
        this.rows = rows;
        this.start = start;
        Arrays.fill(rows, start, start + length(width, height), colours.index(Tones.PAGE));
        for (int row = 0; row < height; row++) {
            rows[start + row * (width + 1)] = PngFile.UNFILTERED;
        }
    }

    /** The length of that many rows, in bytes. */
    static int length(int width, int height) {
        return (width + 1) * height;
    }

    int top() {
        return top;
    }

    int height() {
        return height;
    }

    /**
     * Paints pixels over the present ones, clipped to the strip.
     *
     * @param pixels row by row, with premultiplied alpha
     * @param across the number of pixels in a row
     * @param left the picture's column of the first pixel
     */
    void lay(int[] pixels, int across, int left, int first) {
        int from = Math.max(0, -left);
        int to = Math.min(across, width - left);
        int last = Math.min(pixels.length / across, top + height - first);
        int before = 0;
        byte index = 0;
        for (int row = Math.max(0, top - first); row < last; row++) {
            int source = row * across;
            int shift = at(first + row) + left - source;
            for (int i = source + from; i < source + to; i++) {
                int pixel = pixels[i];
                int opacity = pixel >>> 24;
                if (opacity == OPAQUE) {
                    if (pixel != before) {
                        before = pixel;
                        index = colours.index(pixel);
                    }
                    rows[i + shift] = index;
                } else if (opacity != 0) {
                    int below = colours.colour(rows[i + shift]);
                    rows[i + shift] = colours.index((pixel & COLOUR) + shaded(below, OPAQUE - opacity));
                }
            }
        }
    }

    /**
     * Covers the present pixels with indexes of another palette.
     *
     * @param indexes row by row, as wide as the picture, from its first row
     * @param own the index here for each index there
     */
    void cover(byte[] indexes, byte[] own) {
        int last = Math.min(indexes.length / width, top + height);
        for (int row = top; row < last; row++) {
            int shift = at(row) - row * width;
            for (int i = row * width; i < (row + 1) * width; i++) {
                rows[i + shift] = own[indexes[i] & 0xff];
            }
        }
    }

    /** The offset of the first pixel of that row. */
    private int at(int row) {
        return start + length(width, row - top) + 1;
    }

    ColourTable colours() {
        return colours;
    }

    /** The share of a colour that shows through, each channel rounded. */
    private static int shaded(int colour, int share) {
        return channel(colour >> 16 & 0xff, share) << 16
                | channel(colour >> 8 & 0xff, share) << 8
                | channel(colour & 0xff, share);
    }

    private static int channel(int value, int share) {
        return value * share * 0x10101 + 0x800000 >>> 24;
    }
}
