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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The moves of the officers on both boards (articles 5 and 6). The moves of pawns depend on their team and are in
 * {@link Team}.
 */
final class OfficerMoves {

    /** Stands for an unlimited number of steps. */
    static final int FAR = Integer.MAX_VALUE;

    /** An anti piece (article 5.6) goes two steps through an edge and one more through a neighbouring edge. */
    private static final int[][] ANTI = {
        {1, 3}, {2, 3}, {3, 2}, {3, 1}, {2, -1}, {1, -2}, {-1, -3}, {-2, -3}, {-3, -2}, {-3, -1}, {-2, 1}, {-1, 2}
    };

    /**
     * The staircases of the 3-colours piece of the board of four colours (article 6.2). The first index counts the
     * piece's colours in the order in which they follow the one it lacks. Each colour has two staircases, each of them
     * up and down.
     */
    private static final Direction[][][] STAIRS = {
        {{E_3, E_3, E_2}, {E_1, E_1, E_2}, {E2, E3, E3}, {E2, E1, E1}},
        {{E_3, E_2, E_3}, {E_1, E_2, E_1}, {E3, E2, E3}, {E1, E2, E1}},
        {{E_2, E_3, E_3}, {E_2, E_1, E_1}, {E3, E3, E2}, {E1, E1, E2}},
    };

    private OfficerMoves() {}

    /**
     * The paths of an officer on an empty board. It may stop on any cell of a path, and the first piece on the path
     * ends it. A path does not contain cells that lie beside it or are leapt over.
     *
     * @param from a cell of a colour on which the piece can stand
     * @return paths of at least one cell each; several may begin with the same cells
     */
    static List<List<Cell>> paths(ChessBoard board, Piece piece, Cell from) {
        boolean small = board.colours() == 3;
        List<List<Cell>> paths = switch (piece.kind()) {
            case AIM -> lines(board, from, 1, Direction.ALL);
            case ANTI -> leaps(board, from, ANTI);
            case ONE -> small ? lines(board, from, FAR, Direction.VERTICES) : ownColour(board, from);
            case TWO -> small ? zigzags(board, piece, from) : stripe(board, piece, from);
            case THREE -> small ? lines(board, from, FAR, Direction.EDGES) : stairs(board, piece, from);
            // Article 6.1: the lines of four, of two and of one colour together are the twelve directions.
            case MAJOR -> lines(board, from, FAR, Direction.ALL);
            case PAWN -> throw new IllegalArgumentException("a pawn goes as its team does");
        };
        return paths.stream().filter(path -> !path.isEmpty()).toList();
    }

    /** Straight paths, one in each direction that leads to a cell. */
    static List<List<Cell>> lines(ChessBoard board, Cell from, int most, List<Direction> ways) {
        return ways.stream()
                .map(way -> board.walk(from, most, way))
                .filter(path -> !path.isEmpty())
                .toList();
    }

    /** Paths of a single cell, that many columns and rows away. */
    private static List<List<Cell>> leaps(ChessBoard board, Cell from, int[][] vectors) {
        return Arrays.stream(vectors)
                .flatMap(v -> board.at(from.column() + v[0], from.row() + v[1]).stream())
                .map(List::of)
                .toList();
    }

    /**
     * The zigzag paths of article 5.2: two edge directions in turn, so that the colours alternate. The second is not
     * the opposite of the first, which would only lead back.
     */
    private static List<List<Cell>> zigzags(ChessBoard board, Piece piece, Cell from) {
        int own = from.colour();
        int other = piece.colours().get(piece.colours().get(0) == own ? 1 : 0);
        List<List<Cell>> zigzags = new ArrayList<>();
        for (Direction first : leading(own, other)) {
            for (Direction second : leading(other, own)) {
                if (second != first.opposite()) {
                    zigzags.add(board.walk(from, FAR, first, second));
                }
            }
        }
        return zigzags;
    }

    /** The three edge directions that lead from any cell of one colour to a cell of another of three colours. */
    private static List<Direction> leading(int colour, int to) {
        return Direction.EDGES.stream()
                .filter(way -> Math.floorMod(colour - 1 + way.columns() + way.rows(), 3) + 1 == to)
                .toList();
    }

    /** The paths of a 1-colour piece (article 6.4): along v3, and along every second cell of the column. */
    private static List<List<Cell>> ownColour(ChessBoard board, Cell from) {
        List<List<Cell>> paths = new ArrayList<>(lines(board, from, FAR, List.of(V3, V_3)));
        for (Direction way : List.of(E2, E_2)) {
            List<Cell> column = board.walk(from, FAR, way);
            paths.add(IntStream.range(0, column.size() / 2)
                    .mapToObj(i -> column.get(2 * i + 1))
                    .toList());
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
            return joined(lines(board, from, FAR, List.of(E2, E_2)), leaps(board, from, sideways));
        }
        int lower = other - one == 1 ? one : other; // the colours are cyclic: colour 1 follows colour 4
        return from.colour() == lower
                ? joined(
                        List.of(board.walk(from, FAR, E_3, E1), board.walk(from, FAR, E_1, E3)),
                        lines(board, from, 1, List.of(V1, V2)))
                : joined(
                        List.of(board.walk(from, FAR, E1, E_3), board.walk(from, FAR, E3, E_1)),
                        lines(board, from, 1, List.of(V_1, V_2)));
    }

    private static List<List<Cell>> joined(List<List<Cell>> some, List<List<Cell>> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    private static List<List<Cell>> stairs(ChessBoard board, Piece piece, Cell from) {
        int lacking = 10 - piece.colours().stream().mapToInt(Integer::intValue).sum();
        int place = Math.floorMod(from.colour() - lacking, 4) - 1;
        return Arrays.stream(STAIRS[place])
                .map(steps -> board.walk(from, steps.length, steps))
                .toList();
    }
}
