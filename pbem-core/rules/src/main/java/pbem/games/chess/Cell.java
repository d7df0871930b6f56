package pbem.games.chess;

import pbem.kit.BoardShapes;

/**
 * A hexagon of one of the boards. Each {@link ChessBoard} has exactly one instance for each of its cells.
 *
 * @param index its index in arrays, from 0, counted row by row
 * @param column 1 for column a, counted towards the end of the alphabet
 * @param row from 1
 * @param colour from 1 to 3 or 4
 */
record Cell(int index, int column, int row, int colour) {

    /** The cell's name as in moves: {@code d4}. */
    String name() {
        return BoardShapes.letter(column) + row;
    }

    @Override
    public String toString() {
        return name();
    }
}
