package pbem.web.board;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.game.GameFormat;
import pbem.phrase.Phrase;
import pbem.query.BoardDetails;
import pbem.query.BoardQueries;
import pbem.record.text.GameFile;
import pbem.summary.BoardMark;
import pbem.web.page.Parameters;
import pbem.web.page.Problem;

/**
 * A board and a position that a path of the form {@code /boards/{board}/moves/{move}} names.
 *
 * @param move the number of moves before the position; empty for the present one
 */
public record RequestedBoard(int number, OptionalInt move) {

    /**
     * Reads the path.
     *
     * @throws Problem if the path is not of that form
     */
    public static RequestedBoard of(Context context) {
        return new RequestedBoard(
                number(context),
                context.pathParamMap().containsKey("move")
                        ? OptionalInt.of(Parameters.move(context))
                        : OptionalInt.empty());
    }

    /**
     * The number of the board in the path.
     *
     * @throws Problem if it is not a number
     */
    public static int number(Context context) {
        return Parameters.number(context, "board", "site.not-a-board", "site.not-a-board-advice");
    }

    /**
     * Finds the board at that position.
     *
     * @throws Problem if there is no such board or no such move
     */
    public BoardDetails find(BoardQueries boards) {
        return boards.board(number, move).orElseThrow(() -> missing(boards));
    }

    /**
     * The version of the board.
     *
     * @throws Problem if there is no such board
     */
    BoardMark version(BoardQueries boards) {
        return boards.version(number).orElseThrow(() -> noBoard(boards));
    }

    /**
     * The record of the board as text.
     *
     * @param words puts into words how the game ended
     * @throws Problem if there is no such board
     */
    public String record(BoardQueries boards, Function<Phrase, String> words) {
        return boards.record(number, words).orElseThrow(() -> noBoard(boards)).stream()
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /**
     * The game as a file for other programs.
     *
     * @param container the wanted file format; empty for the game's only one
     * @throws Problem if there is no such board, or its game has no such format
     */
    public GameFile file(BoardQueries boards, Optional<GameFormat.Container> container) {
        return boards.file(number)
                .filter(file -> container.stream().allMatch(wanted -> wanted == file.container()))
                .orElseThrow(() -> unformed(boards));
    }

    /**
     * The position as a line in a notation that other programs know.
     *
     * @throws Problem if there is no such board or move, or its game has no such notation
     */
    public String placement(BoardQueries boards) {
        return boards.placement(number, move).orElseThrow(() -> unformed(boards)) + "\n";
    }

    private Problem unformed(BoardQueries boards) {
        return boards.moves(number).filter(last -> move.orElse(0) <= last).isPresent()
                ? Problem.missing(Phrase.of("site.no-file", number), Phrase.of("site.no-file-advice"))
                : missing(boards);
    }

    /** A problem that says whether the board, its game or the move is missing. */
    public Problem missing(BoardQueries boards) {
        return boards.moves(number)
                .filter(last -> move.orElse(0) > last)
                .map(last -> Problem.missing(
                        Phrase.of("site.no-move", number, move.getAsInt()), Phrase.of("site.no-move-advice", last)))
                .orElseGet(() -> noBoard(boards));
    }

    private Problem noBoard(BoardQueries boards) {
        return boards.missingGame(number)
                .map(game -> Problem.waiting(
                        Phrase.of("site.board-waits", number), Phrase.of("play.game-missing", number, game)))
                .orElseGet(
                        () -> Problem.missing(Phrase.of("site.no-board", number), Phrase.of("site.no-board-advice")));
    }
}
