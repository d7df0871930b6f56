package pbem.games.chess;

import java.util.Arrays;
import java.util.List;

/** The cells that a piece reaches on an empty board, each as often as in the game's own table. */
final class EmptyBoardMoves {

    private EmptyBoardMoves() {}

    static List<Cell> of(ChessBoard board, Piece piece, Cell from) {
        return Arrays.stream(board.tables().moves(piece, from.index()).steps())
                .mapToObj(step -> board.cells().get(PathTable.cell(step)))
                .toList();
    }

    static List<String> names(ChessBoard board, Piece piece, String from) {
        return of(board, piece, board.named(from).orElseThrow()).stream()
                .map(Cell::name)
                .toList();
    }
}
