package pbem.games.chess;

import java.util.Arrays;
import java.util.List;

/**
 * The moves of the officers of one set (articles 5 and 6). The moves of pawns depend on their team and are in
 * {@link Team}.
 */
interface OfficerMoves {

    /** Stands for an unlimited number of steps. */
    int FAR = Integer.MAX_VALUE;

    /**
     * The paths of an officer on an empty board. It may stop on any cell of a path, and the first piece on the path
     * ends it. A path does not contain cells that lie beside it or are leapt over.
     *
     * @param from a cell of a colour on which the piece can stand
     * @return paths of at least one cell each; several may begin with the same cells
     */
    List<List<Cell>> paths(ChessBoard board, Piece piece, Cell from);

    /** Straight paths, one in each direction. */
    static List<List<Cell>> lines(ChessBoard board, Cell from, int most, List<Direction> ways) {
        return ways.stream()
                .map(way -> board.walk(from, most, way))
                .filter(path -> !path.isEmpty())
                .toList();
    }

    /** Paths of a single cell, that many columns and rows away. */
    static List<List<Cell>> leaps(ChessBoard board, Cell from, int[][] vectors) {
        return Arrays.stream(vectors)
                .flatMap(v -> board.at(from.column() + v[0], from.row() + v[1]).stream())
                .map(List::of)
                .toList();
    }

    /** The paths of an aim (article 5.5): one step through an edge or a vertex. */
    static List<List<Cell>> aim(ChessBoard board, Cell from) {
        return lines(board, from, 1, List.of(Direction.values()));
    }

    /** The paths of an anti piece (article 5.6): two steps through an edge and one more through a neighbouring edge. */
    static List<List<Cell>> anti(ChessBoard board, Cell from) {
        return leaps(board, from, new int[][] {
            {1, 3}, {2, 3}, {3, 2}, {3, 1}, {2, -1}, {1, -2}, {-1, -3}, {-2, -3}, {-3, -2}, {-3, -1}, {-2, 1}, {-1, 2}
        });
    }
}
