package pbem.web.board;

import io.javalin.http.Context;
import java.util.OptionalInt;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;

/**
 * A board, as it is or as it was, as the path of a URL names it.
 *
 * @param move after how many moves; empty for the board as it is now
 */
record BoardAddress(int board, OptionalInt move) {

    static BoardAddress now(int board) {
        return new BoardAddress(board, OptionalInt.empty());
    }

    static BoardAddress after(int board, int move) {
        return new BoardAddress(board, OptionalInt.of(move));
    }

    /** @throws Problem if a number is none */
    static BoardAddress of(Context context) {
        int board = PathNumber.of(
                context,
                "board",
                "is not the number of a board",
                "Boards are named by their numbers, which start at 101. The list of boards shows them.");
        return context.pathParamMap().containsKey("move") ? after(board, PathNumber.ofMove(context)) : now(board);
    }

    String path() {
        return "/boards/" + board + (move.isPresent() ? "/moves/" + move.getAsInt() : "");
    }
}
