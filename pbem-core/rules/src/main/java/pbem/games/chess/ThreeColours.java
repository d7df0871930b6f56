package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;

/** The officers of the board of three colours (articles 5.1 to 5.6). */
final class ThreeColours implements OfficerMoves {

    @Override
    public List<List<Cell>> paths(ChessBoard board, Piece piece, Cell from) {
        return switch (piece.kind()) {
            case AIM -> OfficerMoves.aim(board, from);
            case ANTI -> OfficerMoves.anti(board, from);
            case ONE -> OfficerMoves.lines(board, from, FAR, Direction.VERTICES);
            case THREE -> OfficerMoves.lines(board, from, FAR, Direction.EDGES);
            case MAJOR -> OfficerMoves.lines(board, from, FAR, List.of(Direction.values()));
            case TWO -> zigzags(board, piece, from);
            case PAWN -> throw new IllegalArgumentException("a pawn goes as its team does");
        };
    }

    /**
     * The zigzag paths of article 5.2: two edge directions in turn, so that the colours alternate. The second is not
     * the opposite of the first, which would only lead back.
     */
    private static List<List<Cell>> zigzags(ChessBoard board, Piece piece, Cell from) {
        int own = from.colour();
        int other = piece.colours().get(0) == own
                ? piece.colours().get(1)
                : piece.colours().get(0);
        List<List<Cell>> zigzags = new ArrayList<>();
        for (Direction first : leading(own, other)) {
            for (Direction second : leading(other, own)) {
                if (second != first.opposite()) {
                    zigzags.add(board.walk(from, FAR, first, second));
                }
            }
        }
        zigzags.removeIf(List::isEmpty);
        return zigzags;
    }

    /** The three edge directions that lead from any cell of one colour to a cell of another colour. */
    private static List<Direction> leading(int colour, int to) {
        return Direction.EDGES.stream()
                .filter(way -> Math.floorMod(colour - 1 + way.columns() + way.rows(), 3) + 1 == to)
                .toList();
    }
}
