package pbem.games.chess;

import java.util.List;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** The owner of a piece. White is team 1 of the author's rules, which begins; black is team 2. */
enum Team {
    WHITE(List.of(Direction.E1, Direction.E2), List.of(Direction.V1, Direction.V2, Direction.V_3)),
    BLACK(List.of(Direction.E_1, Direction.E_2), List.of(Direction.V_1, Direction.V3, Direction.V_2));

    private final List<Direction> advances;
    private final List<Direction> captures;

    Team(List<Direction> advances, List<Direction> captures) {
        this.advances = advances;
        this.captures = captures;
    }

    static Team of(Seat seat) {
        return seat.index() == 0 ? WHITE : BLACK;
    }

    Seat seat() {
        return Seat.at(ordinal());
    }

    Team other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The directions in which its pawns advance (article 5.7.a). */
    List<Direction> advances() {
        return advances;
    }

    /** The directions in which its pawns capture (article 5.7.c). */
    List<Direction> captures() {
        return captures;
    }

    /** The row where its officers stand and castle. */
    int firstRow(ChessBoard board) {
        return this == WHITE ? 1 : board.rows();
    }

    /** The row where its pawns are promoted. */
    int lastRow(ChessBoard board) {
        return other().firstRow(board);
    }

    Phrase phrase() {
        return Phrase.of(this == WHITE ? "chromatic-chess.white" : "chromatic-chess.black");
    }
}
