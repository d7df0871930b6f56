package pbem.games.chess;

/**
 * A hexagon of one of the boards, of which the {@link ChessBoard} has exactly one for each place.
 *
 * @param index its place in arrays, from 0, row by row
 * @param column 1 for a, counted towards the end of the alphabet
 * @param row from 1
 * @param colour from 1 to 3 or 4
 */
record Cell(int index, int column, int row, int colour) {

    /** As moves are written: {@code d4}. */
    String name() {
        return "" + letter(column) + row;
    }

    static char letter(int column) {
        return (char) ('a' + column - 1);
    }

    @Override
    public String toString() {
        return name();
    }
}
