package pbem.web.board;

import io.javalin.http.Context;
import java.util.OptionalInt;
import pbem.phrase.Phrase;
import pbem.query.BoardDetails;
import pbem.query.BoardLookup;
import pbem.query.BoardQueries;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;

/** Finds the board, and its position, that a path of the form {@code /boards/{board}/moves/{move}} names. */
final class RequestedBoard {

    private RequestedBoard() {}

    /** @throws Problem if there is no such board or no such move */
    static BoardDetails of(Context context, BoardQueries boards) {
        int number = number(context);
        OptionalInt move = context.pathParamMap().containsKey("move")
                ? OptionalInt.of(PathNumber.ofMove(context))
                : OptionalInt.empty();
        return boards.board(number, move)
                .match(BoardLookup.Found::board, RequestedBoard::missing, RequestedBoard::missing);
    }

    /** @throws Problem if it is no number */
    static int number(Context context) {
        return PathNumber.of(context, "board", "site.not-a-board", "site.not-a-board-advice");
    }

    private static BoardDetails missing(BoardLookup.NoBoard none) {
        throw Problem.missing(Phrase.of("site.no-board", none.board()), Phrase.of("site.no-board-advice"));
    }

    private static BoardDetails missing(BoardLookup.NoMove none) {
        throw Problem.missing(
                Phrase.of("site.no-move", none.board(), none.move()), Phrase.of("site.no-move-advice", none.last()));
    }
}
