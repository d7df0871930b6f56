package pbem.web.board;

import java.time.Instant;
import java.util.List;
import pbem.summary.BoardSummary;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/** The words that lists use for a board, as of a time. */
public record BoardListWords(SiteTexts texts, Instant now) {

    public String title(BoardSummary board) {
        return texts.say("site.board", texts.title(board.game()), board.number());
    }

    /** The names of the players by seat; programs are marked as such. */
    public List<String> names(BoardSummary board) {
        return board.players().stream()
                .map(user -> board.programs().contains(user) ? texts.say("site.program", user) : user)
                .toList();
    }

    /** The players to move on an open board, or the result of a finished one. */
    public String standing(BoardSummary board) {
        return board.open()
                ? texts.say("site.who-is-to-move", texts.list(board.toMove()))
                : board.result().map(texts::say).orElse("");
    }

    /** The time left on an open board, or the day on which a finished one ended. */
    public String time(BoardSummary board) {
        return board.open() ? TimeLeft.words(now, board.deadline(), texts) : texts.day(board.changed());
    }

    public String moves(BoardSummary board) {
        String moves = texts.say("site.moves", board.moves());
        return board.origin()
                .map(origin ->
                        texts.say("list.comma", moves, texts.say("site.from-board", origin.board(), origin.move())))
                .orElse(moves);
    }

    /** The last moment at which these words are still the same as now. */
    public Instant sameUntil(List<BoardSummary> boards) {
        return TimeLeft.sameUntil(
                now, boards.stream().filter(BoardSummary::open).map(BoardSummary::deadline));
    }
}
