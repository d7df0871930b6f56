package pbem.games.kroma;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The pieces of one level that can be laid, given the supply and the triangles that each colour must not cover.
 *
 * @param layer the pieces of that level that are on the board already
 * @param barred for every colour the triangles that it must not cover
 */
record MoveGenerator(Grid grid, int level, Layer layer, Map<Colour, TriangleSet> barred) {

    boolean isEmpty() {
        return PieceShapes.of(level).stream()
                .allMatch(kind -> supplied(kind)
                        .allMatch(colour -> places(kind, colour).findAny().isEmpty()));
    }

    /** The number of moves, counted without creating them. */
    long count() {
        return PieceShapes.of(level).stream()
                .mapToLong(kind -> supplied(kind)
                        .mapToLong(colour -> places(kind, colour).count())
                        .sum())
                .sum();
    }

    List<PlacedPiece> pieces() {
        return PieceShapes.of(level).stream()
                .flatMap(kind -> supplied(kind)
                        .flatMap(colour -> places(kind, colour).map(place -> new PlacedPiece(colour, place))))
                .toList();
    }

    boolean has(PlacedPiece piece) {
        return piece.kind().level() == level
                && layer.left(piece.kind(), piece.colour()) > 0
                && isOpen(piece.colour(), piece.place());
    }

    private Stream<Colour> supplied(PieceShape kind) {
        return Arrays.stream(Colour.values()).filter(colour -> layer.left(kind, colour) > 0);
    }

    private Stream<FittingPlace> places(PieceShape kind, Colour colour) {
        return grid.placements(kind).stream().filter(place -> isOpen(colour, place));
    }

    private boolean isOpen(Colour colour, FittingPlace place) {
        return !place.area().meets(barred.get(colour));
    }
}
