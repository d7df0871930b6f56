package pbem.games.kroma;

/**
 * A place where a piece of some shape fits on an empty board.
 *
 * @param kind the shape
 * @param area the triangles that it covers
 * @param rim the triangles of the board that share an edge with it
 */
record FittingPlace(PieceShape kind, TriangleSet area, TriangleSet rim) {

    /** Shapes differ in size or form, so on one board the area determines the shape. */
    @Override
    public boolean equals(Object other) {
        return other instanceof FittingPlace placement && area.equals(placement.area) && rim.equals(placement.rim);
    }

    @Override
    public int hashCode() {
        return area.hashCode();
    }
}
