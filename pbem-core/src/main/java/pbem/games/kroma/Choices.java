package pbem.games.kroma;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The pieces of one level that can be laid, by what the supply holds and by where each colour is barred.
 *
 * @param layer the pieces of that level that lie there already
 * @param barred for every colour the triangles that it must not cover
 */
record Choices(Grid grid, int level, Layer layer, Map<Colour, Area> barred) {

    boolean isEmpty() {
        return Kinds.of(level).stream()
                .allMatch(kind -> supplied(kind)
                        .allMatch(colour -> places(kind, colour).findAny().isEmpty()));
    }

    /** How many there are, without making them. */
    long count() {
        return Kinds.of(level).stream()
                .mapToLong(kind -> supplied(kind)
                        .mapToLong(colour -> places(kind, colour).count())
                        .sum())
                .sum();
    }

    List<Piece> pieces() {
        return Kinds.of(level).stream()
                .flatMap(kind ->
                        supplied(kind).flatMap(colour -> places(kind, colour).map(place -> new Piece(colour, place))))
                .toList();
    }

    boolean has(Piece piece) {
        return piece.kind().level() == level
                && layer.left(piece.kind(), piece.colour()) > 0
                && isOpen(piece.colour(), piece.place());
    }

    private Stream<Colour> supplied(Kind kind) {
        return Arrays.stream(Colour.values()).filter(colour -> layer.left(kind, colour) > 0);
    }

    private Stream<Placement> places(Kind kind, Colour colour) {
        return grid.placements(kind).stream().filter(place -> isOpen(colour, place));
    }

    private boolean isOpen(Colour colour, Placement place) {
        return !place.area().meets(barred.get(colour));
    }
}
