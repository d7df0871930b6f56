package pbem.games.kroma;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A connected part of a piece that is not covered and looks the same everywhere.
 *
 * @param area its triangles
 */
record VisiblePart(TriangleStyle look, TriangleSet area) {

    /** The visible parts of a small piece. */
    static List<VisiblePart> ofFirst(PlacedPiece piece, PiecePlay board) {
        TriangleSet seen = piece.area().without(board.second().all());
        return parts(TriangleStyle.of(piece.colour()), seen, board.grid());
    }

    /** The parts that are seen through a large piece. */
    static List<VisiblePart> ofSecond(PlacedPiece piece, PiecePlay board) {
        Map<TriangleStyle, TriangleSet> byLook = new LinkedHashMap<>();
        for (Triangle triangle : piece.area().triangles()) {
            Colour below = board.first().at(triangle).orElseThrow();
            byLook.merge(TriangleStyle.of(below, piece.colour()), TriangleSet.of(triangle), TriangleSet::or);
        }
        List<VisiblePart> patches = new ArrayList<>();
        byLook.forEach((look, area) -> patches.addAll(parts(look, area, board.grid())));
        return patches;
    }

    private static List<VisiblePart> parts(TriangleStyle look, TriangleSet area, Grid grid) {
        return grid.parts(area).stream()
                .map(part -> new VisiblePart(look, part))
                .toList();
    }
}
