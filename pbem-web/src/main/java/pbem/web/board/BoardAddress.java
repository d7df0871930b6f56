package pbem.web.board;

import io.javalin.http.Context;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import pbem.web.page.Problem;

/**
 * A board, as it is or as it was, as the path of a URL names it.
 *
 * @param move after how many moves; empty for the board as it is now
 */
record BoardAddress(int board, OptionalInt move) {

    /** Every number of that length fits an int. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    static final String BOARD = "board";
    static final String MOVE = "move";

    static BoardAddress now(int board) {
        return new BoardAddress(board, OptionalInt.empty());
    }

    static BoardAddress after(int board, int move) {
        return new BoardAddress(board, OptionalInt.of(move));
    }

    /** @throws Problem if a number is none */
    static BoardAddress of(Context context) {
        int board = number(
                context.pathParam(BOARD),
                "is not the number of a board",
                "Boards are named by their numbers, which start at 101. The list of boards shows them.");
        if (!context.pathParamMap().containsKey(MOVE)) {
            return now(board);
        }
        int move = number(
                context.pathParam(MOVE),
                "is not the number of a move",
                "Moves are counted from 1 over all players; 0 is the start.");
        return after(board, move);
    }

    private static int number(String text, String objection, String advice) {
        if (!NUMBER.matcher(text).matches()) {
            throw Problem.unreadable("“" + text + "” " + objection, advice);
        }
        return Integer.parseInt(text);
    }

    String path() {
        return "/boards/" + board + (move.isPresent() ? "/moves/" + move.getAsInt() : "");
    }
}
