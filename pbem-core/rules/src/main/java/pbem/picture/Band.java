package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Some rows of a picture, packed by themselves. A move changes few of them; the others are kept from the pictures before,
 * and need not be painted and packed again. A picture has the same bytes whether they were kept or not. What they are
 * found by is all that is painted on them and on those above to which they refer, so nobody is shown what only others may
 * see.
 *
 * @param packed blocks of deflate that refer to nothing but the band above, the last of which is not the file's last
 * @param length in bytes before they were packed
 * @param adler the checksum of these
 */
record Band(byte[] packed, int length, int adler) {

    /** In pixels. With fewer, more can be used again, but each is packed worse. */
    static final int ROWS = 40;

    /** To so many rows above it a band may refer, so that it is packed nearly as well as if it were not by itself. */
    static final int ABOVE = 40;

    private static final int KEPT_BYTES = 8 << 20;

    /** Of a band in memory besides its packed bytes, about. */
    private static final int OVERHEAD = 240;

    private static final Cache<Key, Band> KEPT = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Band band) -> band.packed.length + Long.BYTES * key.painted.length + OVERHEAD)
            .executor(Runnable::run)
            .build();

    /**
     * All on which it depends.
     *
     * @param first whether it is the first one, above which is nothing
     * @param painted for each motif its number and its place, counted from the first row
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

    /** All of that picture, from above. */
    static List<Band> of(Composition composition, ColourTable colours) {
        Press press = new Press(composition, colours);
        long[] room = new long[2 * composition.motifs().size()];
        List<Band> bands = each(composition, top -> {
            Key key = key(composition, colours, top, room);
            Band kept = KEPT.getIfPresent(key);
            Band band = kept == null ? press.packed(top) : kept;
            if (kept == null) {
                KEPT.put(key, band);
            }
            return band;
        });
        press.rest();
        return bands;
    }

    /** Does not depend on what is kept. */
    static List<Band> anew(Composition composition, ColourTable colours) {
        Press press = new Press(composition, colours);
        List<Band> bands = each(composition, press::packed);
        press.rest();
        return bands;
    }

    /** @param made the band that begins with that row */
    private static List<Band> each(Composition composition, IntFunction<Band> made) {
        List<Band> bands = new ArrayList<>();
        for (int top = 0; top < composition.height(); top += ROWS) {
            bands.add(made.apply(top));
        }
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
