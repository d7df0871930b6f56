package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;

/**
 * A motif at a place of a picture, in whole pixels.
 *
 * @param x on the picture or outside
 */
record Placed(Motif motif, int x, int y) {

    /** The size of the largest stamp in pixels. Larger shapes, such as the body of a board, are few. */
    private static final int LARGEST_STAMP = 16_384;

    private static final int KEPT = 2_048;

    /** Kept because most things stay in place from one picture to the next, and their layout takes time. */
    private static final Cache<Key, List<Placed>> LATEST =
            Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

    /** Everything that the result depends on. */
    private record Key(List<Shape> shapes, Placing placing, int hash) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && hash == key.hash
                    && placing.equals(key.placing)
                    && shapes.equals(key.shapes);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    /**
     * The motifs of one thing, from the bottom up.
     *
     * @param placing maps the units of the shapes to pixels
     */
    static List<Placed> of(List<Shape> shapes, Placing placing) {
        return LATEST.get(
                new Key(shapes, placing, 31 * shapes.hashCode() + placing.hashCode()),
                key -> laidOut(key.shapes, key.placing));
    }

    private static List<Placed> laidOut(List<Shape> shapes, Placing placing) {
        if (shapes.isEmpty()) {
            return List.of();
        }
        Bounds bounds = Bounds.of(shapes);
        double factor = placing.factor();
        if (bounds.width() * factor * bounds.height() * factor > LARGEST_STAMP && shapes.size() > 1) {
            return shapes.stream()
                    .flatMap(shape -> laidOut(List.of(shape), placing).stream())
                    .toList();
        }
        List<Shape> snapped = new Snapped(factor, new Point(bounds.left(), bounds.top())).of(shapes);
        boolean isSmall = bounds.width() * factor * bounds.height() * factor <= LARGEST_STAMP;
        Motif motif = isSmall ? Stamp.of(snapped) : Mural.of(snapped.get(0));
        return List.of(new Placed(
                motif, (int) Math.round(placing.x(bounds.left())), (int) Math.round(placing.y(bounds.top()))));
    }

    /** Whether it may paint on rows from the first, inclusive, to the last, exclusive. */
    boolean touches(int first, int last) {
        return y + motif.top() < last && y + motif.bottom() > first;
    }

    void print(Strip strip) {
        motif.print(strip, x, y);
    }
}
