package pbem.games.chess;

/** A set of cells by their index, below 169. Not safe for use by several threads. */
final class CellSet {

    private long low;
    private long middle;
    private long high;

    void add(int cell) {
        if (cell < 64) {
            low |= 1L << cell;
        } else if (cell < 128) {
            middle |= 1L << cell;
        } else {
            high |= 1L << cell;
        }
    }

    boolean has(int cell) {
        long word = cell < 64 ? low : cell < 128 ? middle : high;
        return (word >> cell & 1) != 0;
    }
}
