package pbem.games.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The moves of every piece from every cell of an empty board, calculated once. Immutable. */
final class MoveTables {

    /** Stands for a cell beyond the edge of the board. */
    static final int NOWHERE = -1;

    private final PathTable[][] moves;
    private final Map<Team, PathTable[]> threats = new EnumMap<>(Team.class);
    private final Map<Team, int[][]> advances = new EnumMap<>(Team.class);
    private final Map<Team, int[][]> captures = new EnumMap<>(Team.class);
    private final Piece[][] promotions;
    private final long[] keys;

    MoveTables(ChessBoard board) {
        moves = new PathTable[Piece.ALL.size()][];
        for (Piece piece : board.pieces()) {
            if (piece.kind() != PieceKind.PAWN) {
                moves[piece.ordinal()] = board.cells().stream()
                        .map(cell -> moves(board, piece, cell))
                        .toArray(PathTable[]::new);
            }
        }
        for (Team team : Team.values()) {
            advances.put(team, pawns(board, cell -> advances(board, team, cell)));
            captures.put(team, pawns(board, cell -> captures(board, team, cell)));
            threats.put(team, threats(board, team));
        }
        promotions = IntStream.rangeClosed(0, board.colours())
                .mapToObj(colour -> promotions(board, colour))
                .toArray(Piece[][]::new);
        // Any constant seed will do if it never changes: it gives the same keys on every machine.
        keys = new SplittableRandom(board.cells().size())
                .longs((long) board.cells().size() * Man.LIMIT)
                .toArray();
    }

    /** The paths of an officer from a cell. */
    PathTable moves(Piece piece, int cell) {
        return moves[piece.ordinal()][cell];
    }

    /**
     * The cells from which the men of a team attack a cell. Each entry contains the set of men that attack it from
     * there.
     */
    PathTable threats(Team team, int cell) {
        return threats.get(team)[cell];
    }

    /** For each direction of a pawn's advance two entries: the next cell and the one after it, or {@link #NOWHERE}. */
    int[] advances(Team team, int cell) {
        return advances.get(team)[cell];
    }

    /** The cells on which a pawn captures. */
    int[] captures(Team team, int cell) {
        return captures.get(team)[cell];
    }

    /** The officers that a pawn may become on a cell of that colour: those that can stand there (article 5.7.d). */
    Piece[] promotions(int colour) {
        return promotions[colour];
    }

    /** A random number for a man on a cell. The keys of whole positions are combined from such numbers. */
    long key(int cell, byte man) {
        return keys[cell * Man.LIMIT + man];
    }

    private static PathTable moves(ChessBoard board, Piece piece, Cell from) {
        PathTable.Builder fan = new PathTable.Builder();
        board.paths(piece, from).forEach(path -> fan.add(path, 0));
        return fan.fan();
    }

    private static Piece[] promotions(ChessBoard board, int colour) {
        return board.pieces().stream()
                .filter(piece -> piece.kind() != PieceKind.AIM && piece.kind() != PieceKind.PAWN && piece.fits(colour))
                .toArray(Piece[]::new);
    }

    /**
     * The paths of all men, reversed. Reversing them is correct even for a piece that cannot go back the way it came.
     */
    private PathTable[] threats(ChessBoard board, Team team) {
        List<PathTable.Builder> builders =
                board.cells().stream().map(cell -> new PathTable.Builder()).toList();
        for (Cell from : board.cells()) {
            for (Piece piece : board.pieces()) {
                long man = Man.bit(Man.of(piece, team));
                for (List<Cell> path : paths(board, piece, team, from)) {
                    for (int i = 0; i < path.size(); i++) {
                        List<Cell> back = new ArrayList<>(path.subList(0, i));
                        Collections.reverse(back);
                        back.add(from);
                        builders.get(path.get(i).index()).add(back, man);
                    }
                }
            }
        }
        return builders.stream().map(PathTable.Builder::fan).toArray(PathTable[]::new);
    }

    private static List<List<Cell>> paths(ChessBoard board, Piece piece, Team team, Cell from) {
        return piece.kind() == PieceKind.PAWN
                ? OfficerMoves.lines(board, from, 1, team.captures())
                : board.paths(piece, from);
    }

    private static int[][] pawns(ChessBoard board, Function<Cell, int[]> ways) {
        return board.cells().stream().map(ways).toArray(int[][]::new);
    }

    private static int[] advances(ChessBoard board, Team team, Cell from) {
        return team.advances().stream()
                .flatMap(way -> {
                    Optional<Cell> once = board.step(from, way);
                    return List.of(index(once), index(once.flatMap(cell -> board.step(cell, way)))).stream();
                })
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] captures(ChessBoard board, Team team, Cell from) {
        return team.captures().stream()
                .flatMap(way -> board.step(from, way).stream())
                .mapToInt(Cell::index)
                .toArray();
    }

    private static int index(Optional<Cell> cell) {
        return cell.map(Cell::index).orElse(NOWHERE);
    }
}
