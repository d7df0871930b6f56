package pbem.picture;

import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.Deflater;

/**
 * Prints and compresses the bands of one picture from the top, with large buffers that are reused. Not safe for use by
 * several threads.
 */
final class Press {

    /** The compression level of deflate, out of 9. The next level takes half as long again and saves a twentieth. */
    private static final int EFFORT = 5;

    /** The size of the largest buffers that are kept, in bytes of rows. */
    private static final int LARGEST_KEPT = 1 << 16;

    private static final Reused<Tools> IDLE = new Reused<>(Tools::new);

    /** The buffers that any other picture can reuse. */
    private static final class Tools {

        private final Deflater deflater = new Deflater(EFFORT, true);
        private final Adler32 adler = new Adler32();
        private byte[] rows = {};
        private byte[] packed = {};

        private void makeRoom(int length) {
            if (rows.length < length) {
                rows = new byte[length];
                packed = new byte[length + length / 8 + 64]; // more than deflate needs in the worst case
            }
        }
    }

    private final Composition composition;
    private final ColourTable colours;
    private final Tools tools = IDLE.take();

    /** The row of the picture before which the rows in {@code tools} end. */
    private int printed;

    private int bottom;

    Press(Composition composition, ColourTable colours) {
        this.composition = composition;
        this.colours = colours;
        tools.makeRoom(length(Band.ABOVE + Band.ROWS));
    }

    /** Gives the buffers back. Must not be called after an error. */
    void rest() {
        if (tools.rows.length <= LARGEST_KEPT) {
            IDLE.give(tools);
        }
    }

    /** The compressed band that begins with that row. */
    Band packed(int top) {
        int above = Math.min(top, Band.ABOVE);
        int height = Math.min(Band.ROWS, composition.height() - top);
        print(top, above, height);
        int length = length(height);
        tools.adler.reset();
        tools.adler.update(tools.rows, length(above), length);
        tools.deflater.reset();
        tools.deflater.setDictionary(tools.rows, 0, length(above));
        tools.deflater.setInput(tools.rows, length(above), length);
        int size = tools.deflater.deflate(tools.packed, 0, tools.packed.length, Deflater.SYNC_FLUSH);
        if (size == tools.packed.length) {
            throw new IllegalStateException("a band of " + length + " bytes has more than " + size + " when packed");
        }
        return new Band(Arrays.copyOf(tools.packed, size), length, (int) tools.adler.getValue());
    }

    /** Prints a band and the rows above it, which are already there if its neighbour was printed last. */
    private void print(int top, int above, int height) {
        boolean isNext = top == bottom;
        if (isNext) {
            System.arraycopy(tools.rows, length(printed - above), tools.rows, 0, length(above));
        }
        int kept = isNext ? above : 0;
        int first = top - above + kept;
        bottom = top + height;
        printed = above + height;
        composition.print(new Strip(colours, composition.width(), first, bottom - first, tools.rows, length(kept)));
    }

    /** The length of that many rows, in bytes. */
    private int length(int rows) {
        return Strip.length(composition.width(), rows);
    }
}
