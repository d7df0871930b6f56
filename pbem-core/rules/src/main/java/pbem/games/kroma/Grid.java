package pbem.games.kroma;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** An empty board of one size: its triangles, their neighbours, and all places where a piece fits. */
final class Grid {

    private static final ConcurrentMap<Integer, Grid> BY_SIDE = new ConcurrentHashMap<>();

    private final int side;
    private final TriangleSet all;
    private final List<TriangleSet> neighbours = new ArrayList<>(); // by bit of the triangle
    private final Map<PieceShape, List<FittingPlace>> placements = new HashMap<>();
    private final Map<TriangleSet, FittingPlace> byArea = new HashMap<>();

    private Grid(int side) {
        this.side = side;
        this.all = TriangleSet.of(triangles());
        triangles().forEach(triangle -> neighbours.add(TriangleSet.of(triangle.neighbours(side))));
        PieceShapes.ALL.forEach(kind -> placements.put(
                kind,
                kind.areas(side).stream()
                        .map(area -> new FittingPlace(kind, area, around(area)))
                        .toList()));
        placements.values().forEach(list -> list.forEach(place -> byArea.put(place.area(), place)));
    }

    /** The board of that side. There is only one instance for each side. */
    static Grid of(int side) {
        return BY_SIDE.computeIfAbsent(side, Grid::new);
    }

    int side() {
        return side;
    }

    /** All triangles. */
    TriangleSet all() {
        return all;
    }

    /** All triangles, row by row from the apex. */
    List<Triangle> triangles() {
        return Triangle.all(side);
    }

    /** All places of a shape. */
    List<FittingPlace> placements(PieceShape kind) {
        return placements.get(kind);
    }

    /** The place that covers exactly this area; empty if there is none. */
    Optional<FittingPlace> placement(TriangleSet area) {
        return Optional.ofNullable(byArea.get(area));
    }

    /** The triangles outside an area that share an edge with it. */
    TriangleSet around(TriangleSet area) {
        TriangleSet around = TriangleSet.NONE;
        for (Triangle triangle : area.triangles()) {
            around = around.or(neighbours.get(triangle.bit()));
        }
        return around.without(area);
    }

    /** The parts of an area that are connected by edges. */
    List<TriangleSet> parts(TriangleSet area) {
        List<TriangleSet> parts = new ArrayList<>();
        TriangleSet rest = area;
        while (!rest.isEmpty()) {
            TriangleSet part = TriangleSet.of(rest.triangles().get(0));
            TriangleSet next = around(part).and(rest);
            while (!next.isEmpty()) {
                part = part.or(next);
                next = around(part).and(rest);
            }
            parts.add(part);
            rest = rest.without(part);
        }
        return parts;
    }
}
