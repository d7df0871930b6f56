package pbem.picture;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A PNG with a palette, assembled from bands that are already compressed. Libraries that write PNG take pixels and
 * compress all of them, which is most of the work of a picture, so this class is our own. Rows are unfiltered, which
 * suits pictures of few colours.
 */
final class PngFile {

    /** The filter type before each row. */
    static final byte UNFILTERED = 0;

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int CHUNK = 12;
    private static final int HEADER = 13;

    /** The zlib header: deflate with the default window and the default level. */
    private static final short ZLIB = 0x789c;

    /** An empty final block of deflate. */
    private static final byte[] END = {3, 0};

    private static final int ADLER_BASE = 65_521;

    private final ByteBuffer file;

    private PngFile(int size) {
        file = ByteBuffer.allocate(size);
    }

    /** @param colours red, green and blue, in the order of their indexes; 1 to 256 */
    static byte[] of(int width, int height, int[] colours, List<Band> bands) {
        int packed = Short.BYTES + END.length + Integer.BYTES;
        for (Band band : bands) {
            packed += band.packed().length;
        }
        PngFile png = new PngFile(SIGNATURE.length + 4 * CHUNK + HEADER + 3 * colours.length + packed);
        png.file.put(SIGNATURE);
        png.header(width, height);
        png.palette(colours);
        png.rows(bands, packed);
        png.chunk("IEND", 0, () -> {});
        return png.file.array();
    }

    private void header(int width, int height) {
        // 8 bits a pixel, indexed; deflate; the standard filters; not interlaced
        chunk("IHDR", HEADER, () -> file.putInt(width).putInt(height).put(new byte[] {8, 3, 0, 0, 0}));
    }

    private void palette(int[] colours) {
        chunk("PLTE", 3 * colours.length, () -> {
            for (int colour : colours) {
                file.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
            }
        });
    }

    private void rows(List<Band> bands, int size) {
        chunk("IDAT", size, () -> {
            file.putShort(ZLIB);
            int adler = 1;
            for (Band band : bands) {
                file.put(band.packed());
                adler = joined(adler, band.adler(), band.length());
            }
            file.put(END).putInt(adler);
        });
    }

    private void chunk(String type, int size, Runnable content) {
        file.putInt(size);
        int start = file.position();
        file.put(type.getBytes(StandardCharsets.US_ASCII));
        content.run();
        CRC32 crc = new CRC32();
        crc.update(file.array(), start, file.position() - start);
        file.putInt((int) crc.getValue());
    }

    /**
     * The Adler-32 of two consecutive parts, from the checksum of each.
     *
     * @param length the length of the second part
     */
    static int joined(int before, int after, int length) {
        long low = (before & 0xffff) + (after & 0xffff) - 1L;
        // The second sum began with 1 instead of the lower half of the first.
        long high = (before >>> 16) + (after >>> 16) + (long) length % ADLER_BASE * ((before & 0xffff) - 1L);
        return (int) (Math.floorMod(high, (long) ADLER_BASE) << 16 | Math.floorMod(low, (long) ADLER_BASE));
    }
}
