package pbem.web.board;

import io.javalin.http.Context;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.phrase.Phrase;
import pbem.query.BoardLookup;
import pbem.query.BoardQueries;
import pbem.query.BoardVersion;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;

/**
 * A board, and its position, that a path of the form {@code /boards/{board}/moves/{move}} names.
 *
 * @param move empty for the board as it is now
 */
public record RequestedBoard(int number, OptionalInt move) {

    /** @throws Problem if it is no such path */
    public static RequestedBoard of(Context context) {
        return new RequestedBoard(
                number(context),
                context.pathParamMap().containsKey("move")
                        ? OptionalInt.of(PathNumber.ofMove(context))
                        : OptionalInt.empty());
    }

    /** @throws Problem if it is no number */
    public static int number(Context context) {
        return PathNumber.of(context, "board", "site.not-a-board", "site.not-a-board-advice");
    }

    /** @throws Problem if there is no such board or no such move */
    public BoardLookup.Found find(BoardQueries boards) {
        return boards.board(number, move).match(found -> found, RequestedBoard::missing, RequestedBoard::missing);
    }

    /** @throws Problem if there is no such board */
    BoardVersion version(BoardQueries boards) {
        return boards.version(number).orElseThrow(() -> noBoard(number));
    }

    /**
     * The record of the board as text.
     *
     * @param words says how it ended
     * @throws Problem if there is no such board
     */
    public String record(BoardQueries boards, Function<Phrase, String> words) {
        return boards.record(number, words).orElseThrow(() -> noBoard(number)).stream()
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** What is not there of it; that there is no such board if it is there by now. */
    Problem missing(BoardQueries boards) {
        return boards.board(number, move)
                .match(
                        found -> noBoard(number),
                        none -> noBoard(none.board()),
                        none -> noMove(none.board(), none.move(), none.last()));
    }

    private static BoardLookup.Found missing(BoardLookup.NoBoard none) {
        throw noBoard(none.board());
    }

    /** That there is no such board. */
    public static Problem noBoard(int number) {
        return Problem.missing(Phrase.of("site.no-board", number), Phrase.of("site.no-board-advice"));
    }

    private static BoardLookup.Found missing(BoardLookup.NoMove none) {
        throw noMove(none.board(), none.move(), none.last());
    }

    /** That there is the board, but not the move. */
    public static Problem noMove(int board, int move, int last) {
        return Problem.missing(Phrase.of("site.no-move", board, move), Phrase.of("site.no-move-advice", last));
    }
}
