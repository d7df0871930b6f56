package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** All places of a board, numbered, as arrays. Those of the first level come before those of the second. */
final class PlaceTable {

    private static final ConcurrentMap<Integer, PlaceTable> BY_SIDE = new ConcurrentHashMap<>();

    final List<FittingPlace> places = new ArrayList<>();
    final int small; // the number of places of the first level
    final int[] kinds;
    final long[][] areas; // by place, its triangles as a set in three words
    final long[][] rims;
    final int[][] bits; // by place, the bits of its triangles
    final int[][] images; // by triangle, its image under each turn and reflection of the board

    private PlaceTable(Grid grid) {
        for (int level = 1; level <= 2; level++) {
            PieceShapes.of(level).forEach(kind -> places.addAll(grid.placements(kind)));
        }
        small = (int) places.stream().filter(place -> place.kind().level() == 1).count();
        kinds = places.stream()
                .mapToInt(place -> PieceShapes.ALL.indexOf(place.kind()))
                .toArray();
        areas = places.stream().map(place -> words(place.area())).toArray(long[][]::new);
        rims = places.stream().map(place -> words(place.rim())).toArray(long[][]::new);
        bits = places.stream()
                .map(place -> place.area().triangles().stream()
                        .mapToInt(Triangle::bit)
                        .toArray())
                .toArray(int[][]::new);
        images = grid.triangles().stream()
                .map(triangle -> triangle.images(grid.side()).stream()
                        .mapToInt(Triangle::bit)
                        .toArray())
                .toArray(int[][]::new);
    }

    static PlaceTable of(Grid grid) {
        return BY_SIDE.computeIfAbsent(grid.side(), side -> new PlaceTable(grid));
    }

    static long[] words(TriangleSet set) {
        return new long[] {set.low(), set.middle(), set.high()};
    }
}
