package pbem.games.kroma;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** An empty board of one size: its triangles, who touches whom, and every place where a piece fits. */
final class Grid {

    private static final ConcurrentMap<Integer, Grid> BY_SIDE = new ConcurrentHashMap<>();

    private final int side;
    private final Area all;
    private final List<Area> neighbours = new ArrayList<>(); // by bit
    private final Map<PieceShape, List<FittingPlace>> placements = new HashMap<>();
    private final Map<Area, FittingPlace> byArea = new HashMap<>();

    private Grid(int side) {
        this.side = side;
        this.all = Area.of(triangles());
        triangles().forEach(triangle -> neighbours.add(Area.of(triangle.neighbours(side))));
        PieceShapes.ALL.forEach(kind -> placements.put(
                kind,
                kind.areas(side).stream()
                        .map(area -> new FittingPlace(kind, area, around(area)))
                        .toList()));
        placements.values().forEach(list -> list.forEach(place -> byArea.put(place.area(), place)));
    }

    /** The board of that side; always the same one. */
    static Grid of(int side) {
        return BY_SIDE.computeIfAbsent(side, Grid::new);
    }

    int side() {
        return side;
    }

    /** Every triangle. */
    Area all() {
        return all;
    }

    /** Row by row from the apex. */
    List<Triangle> triangles() {
        return Triangle.all(side);
    }

    /** Every place of a shape. */
    List<FittingPlace> placements(PieceShape kind) {
        return placements.get(kind);
    }

    /** The piece that covers exactly this area, if there is one. */
    Optional<FittingPlace> placement(Area area) {
        return Optional.ofNullable(byArea.get(area));
    }

    /** The triangles that share an edge with an area, itself left out. */
    Area around(Area area) {
        Area around = Area.NONE;
        for (Triangle triangle : area.triangles()) {
            around = around.or(neighbours.get(triangle.bit()));
        }
        return around.without(area);
    }

    /** The parts of an area that hang together edge by edge. */
    List<Area> parts(Area area) {
        List<Area> parts = new ArrayList<>();
        Area rest = area;
        while (!rest.isEmpty()) {
            Area part = Area.of(rest.triangles().get(0));
            Area next = around(part).and(rest);
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
