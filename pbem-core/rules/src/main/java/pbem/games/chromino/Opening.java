package pbem.games.chromino;

/**
 * Three empty cells in a row where a tile would have enough contacts, and the colours that its squares may have.
 *
 * @param first the cell of the first square
 * @param way east or south
 * @param one the set of colours for the first square, a bit for each, see {@link Hue#bit()}
 * @param two the set of colours for the second square
 * @param three the set of colours for the third square
 */
record Opening(Cell first, Heading way, int one, int two, int three) {

    /** Whether the tile fits in that direction. For a symmetric tile one direction is enough. */
    boolean takes(Tile tile, boolean reversed) {
        return (one & tile.hue(reversed ? 2 : 0).bit()) != 0
                && (two & tile.hue(1).bit()) != 0
                && (three & tile.hue(reversed ? 0 : 2).bit()) != 0;
    }

    boolean takes(Tile tile) {
        return takes(tile, false) || takes(tile, true);
    }

    /** Whether the opening covers that cell. */
    boolean covers(Cell cell) {
        int steps = way == Heading.EAST ? cell.x() - first.x() : first.y() - cell.y();
        return steps >= 0 && steps < Placement.SQUARES && first.step(way, steps).equals(cell);
    }
}
