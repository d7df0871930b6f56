package pbem.games.chess;

import java.util.Arrays;
import java.util.List;

/** How the officers of one set go (articles 5 and 6). Pawns, whose way depends on their team, go as {@link Team} says. */
interface OfficerMoves {

    /** Steps without end. */
    int FAR = Integer.MAX_VALUE;

    /**
     * The paths of an officer on an empty board. It may stop on any cell of a path; the first piece met on it stops it
     * there. Cells that lie beside a path or are leapt over are not named.
     *
     * @param from of a colour that the piece may tread
     * @return each with at least one cell; several may begin alike
     */
    List<List<Cell>> paths(ChessBoard board, Piece piece, Cell from);

    /** One straight line in each direction. */
    static List<List<Cell>> lines(ChessBoard board, Cell from, int most, List<Direction> ways) {
        return ways.stream()
                .map(way -> board.walk(from, most, way))
                .filter(path -> !path.isEmpty())
                .toList();
    }

    /** Single cells, so many columns and rows away. */
    static List<List<Cell>> leaps(ChessBoard board, Cell from, int[][] vectors) {
        return Arrays.stream(vectors)
                .flatMap(v -> board.at(from.column() + v[0], from.row() + v[1]).stream())
                .map(List::of)
                .toList();
    }

    /** Article 5.5: one step through an edge or a vertex. */
    static List<List<Cell>> aim(ChessBoard board, Cell from) {
        return lines(board, from, 1, List.of(Direction.values()));
    }

    /** Article 5.6: two steps through an edge and one more through a neighbouring edge. */
    static List<List<Cell>> anti(ChessBoard board, Cell from) {
        return leaps(board, from, new int[][] {
            {1, 3}, {2, 3}, {3, 2}, {3, 1}, {2, -1}, {1, -2}, {-1, -3}, {-2, -3}, {-3, -2}, {-3, -1}, {-2, 1}, {-1, 2}
        });
    }
}
