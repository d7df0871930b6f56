package pbem.games.chromino;

import java.util.List;
import java.util.stream.IntStream;

/** The part of the unlimited table that a picture shows: all tiles and the cells around them. */
record Frame(int west, int east, int south, int north) {

    private static final int MARGIN = 1;

    static Frame round(LaidTiles table) {
        List<Cell> cells =
                table.tiles().stream().flatMap(tile -> tile.cells().stream()).toList();
        return new Frame(
                cells.stream().mapToInt(Cell::x).min().orElseThrow() - MARGIN,
                cells.stream().mapToInt(Cell::x).max().orElseThrow() + MARGIN,
                cells.stream().mapToInt(Cell::y).min().orElseThrow() - MARGIN,
                cells.stream().mapToInt(Cell::y).max().orElseThrow() + MARGIN);
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
