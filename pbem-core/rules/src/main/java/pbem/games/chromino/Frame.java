package pbem.games.chromino;

import java.util.List;
import java.util.stream.IntStream;

/** A part of the unlimited table: some tiles and the cells around them. */
record Frame(int west, int east, int south, int north) {

    /** The part that a picture shows. */
    static Frame round(LaidTiles table) {
        return round(table.tiles(), 1);
    }

    /** @param margin the width around the tiles, in cells */
    static Frame round(List<Placement> tiles, int margin) {
        List<Cell> cells = tiles.stream().flatMap(tile -> tile.cells().stream()).toList();
        return new Frame(
                cells.stream().mapToInt(Cell::x).min().orElseThrow() - margin,
                cells.stream().mapToInt(Cell::x).max().orElseThrow() + margin,
                cells.stream().mapToInt(Cell::y).min().orElseThrow() - margin,
                cells.stream().mapToInt(Cell::y).max().orElseThrow() + margin);
    }

    int width() {
        return east - west + 1;
    }

    int height() {
        return north - south + 1;
    }

    /** The columns, from west to east. */
    IntStream columns() {
        return IntStream.rangeClosed(west, east);
    }

    /** The rows, from south to north. */
    IntStream rows() {
        return IntStream.rangeClosed(south, north);
    }
}
