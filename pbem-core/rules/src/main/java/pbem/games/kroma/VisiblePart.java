package pbem.games.kroma;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A connected part of a piece that is not covered and looks the same everywhere.
 *
 * @param area its triangles
 */
record VisiblePart(TriangleStyle look, TriangleSet area) {

    /** The parts of a small piece that no large one covers, or the parts that are seen through a large piece. */
    static List<VisiblePart> of(PlacedPiece piece, PiecePlay board) {
        TriangleSet covered = piece.kind().level() == 1 ? board.second().all() : TriangleSet.NONE;
        Map<TriangleStyle, TriangleSet> byLook = new LinkedHashMap<>();
        for (Triangle triangle : piece.area().without(covered).triangles()) {
            TriangleStyle look = TriangleStyle.of(triangle, board).orElseThrow();
            byLook.merge(look, TriangleSet.of(triangle), TriangleSet::or);
        }
        return byLook.entrySet().stream()
                .flatMap(seen ->
                        board.grid().parts(seen.getValue()).stream().map(part -> new VisiblePart(seen.getKey(), part)))
                .toList();
    }
}
