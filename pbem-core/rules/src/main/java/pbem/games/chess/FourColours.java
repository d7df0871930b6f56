package pbem.games.chess;

import static pbem.games.chess.Direction.E1;
import static pbem.games.chess.Direction.E2;
import static pbem.games.chess.Direction.E3;
import static pbem.games.chess.Direction.E_1;
import static pbem.games.chess.Direction.E_2;
import static pbem.games.chess.Direction.E_3;
import static pbem.games.chess.Direction.V1;
import static pbem.games.chess.Direction.V2;
import static pbem.games.chess.Direction.V3;
import static pbem.games.chess.Direction.V_1;
import static pbem.games.chess.Direction.V_2;
import static pbem.games.chess.Direction.V_3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The officers of the board of four colours (articles 6.1 to 6.6). */
final class FourColours implements OfficerMoves {

    /**
     * The staircases of the 3-colours piece (article 6.2). The first index counts the piece's colours in the order in
     * which they follow the one it lacks. Each colour has two staircases, each of them up and down.
     */
    private static final Direction[][][] STAIRS = {
        {{E_3, E_3, E_2}, {E_1, E_1, E_2}, {E2, E3, E3}, {E2, E1, E1}},
        {{E_3, E_2, E_3}, {E_1, E_2, E_1}, {E3, E2, E3}, {E1, E2, E1}},
        {{E_2, E_3, E_3}, {E_2, E_1, E_1}, {E3, E3, E2}, {E1, E1, E2}},
    };

    @Override
    public List<List<Cell>> paths(ChessBoard board, Piece piece, Cell from) {
        return switch (piece.kind()) {
            case AIM -> OfficerMoves.aim(board, from);
            case ANTI -> OfficerMoves.anti(board, from);
            case ONE -> ownColour(board, from);
            case TWO -> stripe(board, piece, from);
            case THREE -> stairs(board, piece, from);
            // Article 6.1: the lines of four, of two and of one colour together are the twelve directions.
            case MAJOR -> OfficerMoves.lines(board, from, FAR, List.of(Direction.values()));
            case PAWN -> throw new IllegalArgumentException("a pawn goes as its team does");
        };
    }

    /** The paths of a 1-colour piece (article 6.4): along v3, and along every second cell of the column. */
    private static List<List<Cell>> ownColour(ChessBoard board, Cell from) {
        List<List<Cell>> paths = new ArrayList<>(OfficerMoves.lines(board, from, FAR, List.of(V3, V_3)));
        for (Direction way : List.of(E2, E_2)) {
            List<Cell> column = board.walk(from, FAR, way);
            List<Cell> second = new ArrayList<>();
            for (int i = 1; i < column.size(); i += 2) {
                second.add(column.get(i));
            }
            if (!second.isEmpty()) {
                paths.add(second);
            }
        }
        return paths;
    }

    /**
     * The paths of a 2-colours piece (article 6.3): along the stripe of its two colours, or one leap to another stripe.
     */
    private static List<List<Cell>> stripe(ChessBoard board, Piece piece, Cell from) {
        int one = piece.colours().get(0);
        int other = piece.colours().get(1);
        if (other - one == 2) {
            int[][] sideways = {{2, 2}, {-2, 0}, {-2, -2}, {2, 0}};
            return joined(
                    OfficerMoves.lines(board, from, FAR, List.of(E2, E_2)), OfficerMoves.leaps(board, from, sideways));
        }
        int lower = other - one == 1 ? one : other; // the colours are cyclic: colour 1 follows colour 4
        return from.colour() == lower
                ? joined(zigzags(board, from, E_3, E1, E_1, E3), OfficerMoves.lines(board, from, 1, List.of(V1, V2)))
                : joined(zigzags(board, from, E1, E_3, E3, E_1), OfficerMoves.lines(board, from, 1, List.of(V_1, V_2)));
    }

    private static List<List<Cell>> zigzags(ChessBoard board, Cell from, Direction... steps) {
        return Stream.of(board.walk(from, FAR, steps[0], steps[1]), board.walk(from, FAR, steps[2], steps[3]))
                .filter(path -> !path.isEmpty())
                .toList();
    }

    private static List<List<Cell>> stairs(ChessBoard board, Piece piece, Cell from) {
        int lacking = 10 - piece.colours().stream().mapToInt(Integer::intValue).sum();
        int place = Math.floorMod(from.colour() - lacking, 4) - 1;
        return Arrays.stream(STAIRS[place])
                .map(steps -> board.walk(from, steps.length, steps))
                .filter(path -> !path.isEmpty())
                .toList();
    }

    private static List<List<Cell>> joined(List<List<Cell>> some, List<List<Cell>> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
