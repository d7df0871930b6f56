package pbem.games.chess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The ways that one piece would have on an empty board, whatever stands there. */
record Reach(ChessBoard board, byte man, Cell from) {

    /** Each in order from the piece on. */
    List<List<Cell>> paths() {
        if (!isPawn()) {
            return board.paths(Man.piece(man), from);
        }
        List<List<Cell>> paths = new ArrayList<>();
        paths.addAll(OfficerMoves.lines(
                board, from, Man.isFresh(man) ? 2 : 1, Man.team(man).advances()));
        paths.addAll(captures());
        return paths;
    }

    /** Where it only captures: a pawn. */
    private List<List<Cell>> captures() {
        return isPawn() ? OfficerMoves.lines(board, from, 1, Man.team(man).captures()) : List.of();
    }

    boolean isCapture(Cell cell) {
        return captures().stream().anyMatch(path -> path.contains(cell));
    }

    /** All cells of its ways. */
    Set<Cell> cells() {
        Set<Cell> cells = new LinkedHashSet<>();
        paths().stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(Cell::index))
                .forEach(cells::add);
        return cells;
    }

    private boolean isPawn() {
        return Man.piece(man) == Piece.P;
    }
}
