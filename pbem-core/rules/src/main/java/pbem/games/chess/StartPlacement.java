package pbem.games.chess;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The pieces of team 1 before the first move. Team 2 has the same placement rotated by half a turn. The rotation
 * exchanges some colours of cells; the same colours are exchanged on its pieces, so that each again stands on a colour
 * of its own.
 *
 * @param pieces the pieces by index of cell
 */
record StartPlacement(ChessBoard board, Map<Integer, Piece> pieces) {

    StartPlacement {
        pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
    }

    /** The situation before the first move, in which no piece has moved. Each team must have exactly one aim. */
    Situation start() {
        byte[] men = new byte[board.cells().size()];
        pieces.forEach((index, piece) -> {
            Cell cell = board.cells().get(index);
            put(men, cell, piece, Team.WHITE);
            put(men, board.rotated(cell), piece.relabelled(this::exchanged), Team.BLACK);
        });
        return Situation.of(board, men, Team.WHITE);
    }

    private void put(byte[] men, Cell cell, Piece piece, Team team) {
        byte man = Man.of(piece, team);
        boolean fresh = piece == Piece.P ? hasDoubleStep(cell, team) : canCastle(piece, cell, team);
        men[cell.index()] = fresh ? Man.fresh(man) : man;
    }

    private boolean hasDoubleStep(Cell cell, Team team) {
        int[] ways = board.tables().advances(team, cell.index());
        return ways[1] != MoveTables.NOWHERE || ways[3] != MoveTables.NOWHERE;
    }

    private boolean canCastle(Piece piece, Cell cell, Team team) {
        Cell aim = aim(team);
        return aim.row() == team.firstRow(board) && Castling.isPossible(piece, aim, cell, board);
    }

    /** The cell of a team's aim. */
    Cell aim(Team team) {
        Cell own = pieces.entrySet().stream()
                .filter(entry -> entry.getValue() == Piece.K)
                .map(entry -> board.cells().get(entry.getKey()))
                .findFirst()
                .orElseThrow();
        return team == Team.WHITE ? own : board.rotated(own);
    }

    /**
     * The colour of the cells to which half a turn of the board takes the cells of a colour.
     */
    private int exchanged(int colour) {
        Cell any = board.cells().stream()
                .filter(cell -> cell.colour() == colour)
                .findFirst()
                .orElseThrow();
        return board.rotated(any).colour();
    }
}
