package pbem.web.board;

import pbem.query.BoardDetails;

/** The paths of a board, as it is and as it was. */
record BoardPath(int board) {

    /** The board as it is now. */
    String now() {
        return "/boards/" + board;
    }

    /** The board after that many moves. */
    String after(int moves) {
        return now() + "/moves/" + moves;
    }

    /** The position that those details show. */
    static String shown(BoardDetails board) {
        BoardPath path = new BoardPath(board.number());
        return board.shown().latest() ? path.now() : path.after(board.shown().moves());
    }
}
