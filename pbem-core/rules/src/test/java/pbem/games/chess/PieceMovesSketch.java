package pbem.games.chess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The small pictures of the help page: where one piece goes on an empty board. Cells that it reaches are stars, or the
 * digits of their colours if the piece has colours; a pawn's captures are crosses.
 */
record PieceMovesSketch(ChessBoard board, Piece piece, Team team, Cell from) {

    /** @param title as it stands above a picture: {@code T12 on g7}; a small letter is a black piece */
    static PieceMovesSketch of(ChessBoard board, String title) {
        String[] words = title.split(" on ");
        return new PieceMovesSketch(
                board,
                Piece.coded(words[0]).orElseThrow(),
                Character.isLowerCase(words[0].charAt(0)) ? Team.BLACK : Team.WHITE,
                board.named(words[1]).orElseThrow());
    }

    List<String> lines() {
        Set<Cell> goes = new HashSet<>();
        Set<Cell> captures = new HashSet<>();
        if (piece == Piece.P) {
            OfficerMoves.lines(board, from, 2, team.advances()).forEach(goes::addAll);
            OfficerMoves.lines(board, from, 1, team.captures()).forEach(captures::addAll);
        } else {
            goes.addAll(EmptyBoardMoves.of(board, piece, from));
        }
        List<String> lines = new ArrayList<>();
        for (int row = board.rows(); row >= 1; row--) {
            String indent = " ".repeat(Math.abs(row - board.hexagons().side()));
            lines.add(indent
                    + board.row(row).stream()
                            .map(cell -> sign(cell, goes.contains(cell), captures.contains(cell)))
                            .collect(Collectors.joining(" ")));
        }
        return lines;
    }

    private String sign(Cell cell, boolean goes, boolean captures) {
        if (cell == from) {
            return BoardDrawing.code(Man.of(piece, team)).substring(0, 1);
        }
        boolean coloured = piece.kind() == PieceKind.ONE
                || piece.kind() == PieceKind.TWO
                || piece.name().startsWith("W");
        return captures ? "x" : !goes ? "." : coloured ? String.valueOf(cell.colour()) : "*";
    }
}
