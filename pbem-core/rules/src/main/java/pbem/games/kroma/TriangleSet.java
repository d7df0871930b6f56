package pbem.games.kroma;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A set of triangles with one bit for each, in three words. The largest board has 144 triangles.
 *
 * @param low the bits 0 to 63
 * @param middle the bits 64 to 127
 * @param high the bits from 128
 */
record TriangleSet(long low, long middle, long high) {

    static final TriangleSet NONE = new TriangleSet(0, 0, 0);

    static TriangleSet of(Triangle triangle) {
        long bit = 1L << triangle.bit(); // a shift uses the number modulo 64
        return switch (triangle.bit() / Long.SIZE) {
            case 0 -> new TriangleSet(bit, 0, 0);
            case 1 -> new TriangleSet(0, bit, 0);
            default -> new TriangleSet(0, 0, bit);
        };
    }

    static TriangleSet of(Collection<Triangle> triangles) {
        return triangles.stream().map(TriangleSet::of).reduce(NONE, TriangleSet::or);
    }

    TriangleSet or(TriangleSet other) {
        return new TriangleSet(low | other.low, middle | other.middle, high | other.high);
    }

    TriangleSet and(TriangleSet other) {
        return new TriangleSet(low & other.low, middle & other.middle, high & other.high);
    }

    /** The triangles of this set that are not in the other. */
    TriangleSet without(TriangleSet other) {
        return new TriangleSet(low & ~other.low, middle & ~other.middle, high & ~other.high);
    }

    boolean meets(TriangleSet other) {
        return (low & other.low | middle & other.middle | high & other.high) != 0;
    }

    boolean has(Triangle triangle) {
        return meets(of(triangle));
    }

    boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    int size() {
        return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
    }

    /** The triangles of this set, row by row from the apex. */
    List<Triangle> triangles() {
        List<Triangle> triangles = new ArrayList<>(size());
        collect(low, 0, triangles);
        collect(middle, Long.SIZE, triangles);
        collect(high, 2 * Long.SIZE, triangles);
        return triangles;
    }

    private static void collect(long word, int offset, List<Triangle> triangles) {
        for (long rest = word; rest != 0; rest &= rest - 1) {
            triangles.add(Triangle.of(offset + Long.numberOfTrailingZeros(rest)));
        }
    }

    /** The names of its triangles, row by row from the apex. */
    List<String> names() {
        return triangles().stream().map(Triangle::name).toList();
    }

    @Override
    public String toString() {
        return String.join(" ", names());
    }
}
