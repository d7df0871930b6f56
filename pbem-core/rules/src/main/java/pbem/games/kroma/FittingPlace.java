package pbem.games.kroma;

/**
 * A place where a piece of some shape fits on an empty board.
 *
 * @param number its number among the places of its board
 * @param shape the number of the shape
 * @param level the level of its pieces
 * @param area the triangles that it covers
 * @param rim the triangles of the board that share an edge with it
 */
record FittingPlace(int number, int shape, int level, TriangleSet area, TriangleSet rim) {

    PieceShape kind() {
        return PieceShape.ALL.get(shape);
    }

    /** The number of the move that lays a piece of that colour here; see {@link Grid#place}. */
    int move(int colour) {
        return number * Grid.COLOURS + colour;
    }
}
