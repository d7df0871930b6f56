package pbem.picture;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes a picture of few colours as the bytes of a PNG. Java's own way filters the rows, which suits photographs and makes
 * such a picture larger by a third; a library that does not copies them several times. For one thread, again and again: it
 * keeps what it needs.
 */
final class PngBytes {

    /** Of deflate's 9. The next one takes a third longer and saves a fortieth. */
    private static final int EFFORT = 5;

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    /** Of a chunk without its data: length, name, checksum. */
    private static final int CHUNK = 12;

    private static final int HEADER = 13;
    private static final byte BITS = 8;
    private static final byte INDEXED = 3;

    private final Deflater deflater = new Deflater(EFFORT);
    private byte[] rows = {};
    private byte[] packed = new byte[1 << 16];

    /**
     * Room for the rows, to be filled: each begins with a zero, for that it is not filtered, then an index for each pixel;
     * and for a few bytes more.
     */
    byte[] rows(int width, int height) {
        int size = (width + 1) * height;
        if (rows.length < size + Long.BYTES) {
            rows = new byte[size + Long.BYTES];
        }
        return rows;
    }

    /**
     * The picture whose rows were filled.
     *
     * @param palette as red, green and blue in an int
     */
    byte[] of(int width, int height, int[] palette) {
        int length = deflated((width + 1) * height);
        ByteBuffer png = ByteBuffer.allocate(
                SIGNATURE.length + CHUNK + HEADER + CHUNK + 3 * palette.length + CHUNK + length + CHUNK);
        png.put(SIGNATURE);
        int header = begin(png, "IHDR");
        png.putInt(width).putInt(height).put(BITS).put(INDEXED);
        png.put(new byte[3]); // deflate, filters by row, not interlaced
        end(png, header);
        int colours = begin(png, "PLTE");
        for (int colour : palette) {
            png.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
        }
        end(png, colours);
        int data = begin(png, "IDAT");
        png.put(packed, 0, length);
        end(png, data);
        end(png, begin(png, "IEND"));
        return png.array();
    }

    private int deflated(int size) {
        deflater.reset();
        deflater.setInput(rows, 0, size);
        deflater.finish();
        int length = 0;
        while (!deflater.finished()) {
            if (length == packed.length) {
                packed = Arrays.copyOf(packed, 2 * length);
            }
            length += deflater.deflate(packed, length, packed.length - length);
        }
        return length;
    }

    private static int begin(ByteBuffer png, String name) {
        int start = png.position();
        png.putInt(0).put(name.getBytes(StandardCharsets.US_ASCII));
        return start;
    }

    private static void end(ByteBuffer png, int start) {
        int length = png.position() - start - 8;
        png.putInt(start, length);
        CRC32 checksum = new CRC32();
        checksum.update(png.array(), start + 4, length + 4);
        png.putInt((int) checksum.getValue());
    }
}
