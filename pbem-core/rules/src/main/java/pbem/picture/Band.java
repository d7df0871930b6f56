package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Some rows of a picture, compressed on their own. A move changes few bands; the others are reused from earlier
 * pictures instead of being painted and compressed again. A picture has the same bytes either way. The key of a band is
 * all that is painted on its rows and on the rows above that it refers to, so no viewer gets a band that shows more
 * than they may see.
 *
 * @param packed blocks of deflate that refer to nothing but the band above, the last of which is not the file's last
 * @param length in bytes before they were packed
 * @param adler the checksum of these
 */
record Band(byte[] packed, int length, int adler) {

    /** The height in pixels. Smaller bands are reused more often, but compress worse. */
    static final int ROWS = 40;

    /** The number of rows above that a band may refer to, so that it compresses nearly as well as a whole picture. */
    static final int ABOVE = 40;

    private static final int KEPT_BYTES = 8 << 20;

    /** The approximate size of a band in memory without its compressed bytes. */
    private static final int OVERHEAD = 240;

    private static final Cache<Key, Band> KEPT = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Band band) -> band.packed.length + Long.BYTES * key.painted.length + OVERHEAD)
            .executor(Runnable::run)
            .build();

    /**
     * Everything that the result depends on.
     *
     * @param first whether it is the first band, with nothing above
     * @param painted the number and place of each motif, counted from the first row
     */
    private record Key(int width, int rows, boolean first, long colours, long[] painted) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && width == key.width
                    && rows == key.rows
                    && first == key.first
                    && colours == key.colours
                    && Arrays.equals(painted, key.painted);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * Arrays.hashCode(painted) + Long.hashCode(colours)) + 7 * rows + width + (first ? 1 : 0);
        }
    }

    /** The bands of that picture, from the top. */
    static List<Band> of(Composition composition, ColourTable colours) {
        Press press = new Press(composition, colours);
        long[] room = new long[2 * composition.motifs().size()];
        List<Band> bands = new ArrayList<>();
        for (int top = 0; top < composition.height(); top += ROWS) {
            Key key = key(composition, colours, top, room);
            Band kept = KEPT.getIfPresent(key);
            Band band = kept == null ? press.packed(top) : kept;
            if (kept == null) {
                KEPT.put(key, band);
            }
            bands.add(band);
        }
        press.rest();
        return bands;
    }

    private static Key key(Composition composition, ColourTable colours, int top, long[] painted) {
        int rows = Math.min(ROWS, composition.height() - top);
        int size = 0;
        for (Placed placed : composition.motifs()) {
            if (placed.touches(top - ABOVE, top + rows)) {
                painted[size++] = placed.motif().number();
                painted[size++] = (long) placed.x() << 32 | placed.y() - top & 0xffffffffL;
            }
        }
        return new Key(composition.width(), rows, top == 0, colours.number(), Arrays.copyOf(painted, size));
    }
}
