package pbem.games.kroma;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A part of a piece that hangs together, is not covered and looks the same everywhere.
 *
 * @param area its triangles
 */
record Patch(Look look, Area area) {

    /** What is seen of a small piece. */
    static List<Patch> ofFirst(PlacedPiece piece, KromaBoard board) {
        Area seen = piece.area().without(board.second().all());
        return parts(Look.of(piece.colour()), seen, board.grid());
    }

    /** What is seen through a large piece. */
    static List<Patch> ofSecond(PlacedPiece piece, KromaBoard board) {
        Map<Look, Area> byLook = new LinkedHashMap<>();
        for (Triangle triangle : piece.area().triangles()) {
            Colour below = board.first().at(triangle).orElseThrow();
            byLook.merge(Look.of(below, piece.colour()), Area.of(triangle), Area::or);
        }
        List<Patch> patches = new ArrayList<>();
        byLook.forEach((look, area) -> patches.addAll(parts(look, area, board.grid())));
        return patches;
    }

    private static List<Patch> parts(Look look, Area area, Grid grid) {
        return grid.parts(area).stream().map(part -> new Patch(look, part)).toList();
    }
}
