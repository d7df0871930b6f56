package pbem.games.kroma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The pieces of one level, none over another. Immutable. Two layers are equal if they have the same pieces, in whatever
 * order these were laid.
 */
final class Layer {

    static final Layer NONE = new Layer(List.of(), Map.of(), Map.of());

    private final List<PlacedPiece> pieces;
    private final Map<Colour, TriangleSet> covered;
    private final Map<Colour, TriangleSet> rims;
    private final TriangleSet all;

    private Layer(List<PlacedPiece> pieces, Map<Colour, TriangleSet> covered, Map<Colour, TriangleSet> rims) {
        this.pieces = Collections.unmodifiableList(pieces);
        this.covered = covered;
        this.rims = rims;
        this.all = covered.values().stream().reduce(TriangleSet.NONE, TriangleSet::or);
    }

    Layer with(PlacedPiece piece) {
        List<PlacedPiece> more = new ArrayList<>(pieces);
        more.add(piece);
        return new Layer(
                more,
                plus(covered, piece.colour(), piece.area()),
                plus(rims, piece.colour(), piece.place().rim()));
    }

    private static Map<Colour, TriangleSet> plus(Map<Colour, TriangleSet> areas, Colour colour, TriangleSet area) {
        Map<Colour, TriangleSet> more = new EnumMap<>(Colour.class);
        more.putAll(areas);
        more.merge(colour, area, TriangleSet::or);
        return more;
    }

    /** The pieces in the order in which they were laid. */
    List<PlacedPiece> pieces() {
        return pieces;
    }

    /** The triangles that are covered. */
    TriangleSet all() {
        return all;
    }

    /** The triangles that pieces of that colour cover. */
    TriangleSet of(Colour colour) {
        return covered.getOrDefault(colour, TriangleSet.NONE);
    }

    /** The triangles that share an edge with a piece of that colour. */
    TriangleSet rim(Colour colour) {
        return rims.getOrDefault(colour, TriangleSet.NONE);
    }

    /** The colour on a triangle; empty if it is not covered. */
    Optional<Colour> at(Triangle triangle) {
        return covered.keySet().stream()
                .filter(colour -> of(colour).has(triangle))
                .findFirst();
    }

    /** The number of pieces of that shape and colour left in the supply. */
    int left(PieceShape kind, Colour colour) {
        int used = 0;
        for (PlacedPiece piece : pieces) {
            if (piece.colour() == colour && piece.kind().equals(kind)) {
                used++;
            }
        }
        return kind.perColour() - used;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layer layer
                && covered.equals(layer.covered)
                && Set.copyOf(pieces).equals(Set.copyOf(layer.pieces));
    }

    @Override
    public int hashCode() {
        return covered.hashCode();
    }
}
