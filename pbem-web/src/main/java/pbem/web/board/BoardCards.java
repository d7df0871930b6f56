package pbem.web.board;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.record.GameRecord;
import pbem.repository.BoardSummary;
import pbem.web.page.Moment;

/** Makes the entries of lists of boards. Safe for any thread. */
public final class BoardCards {

    private final Games games;
    private final Phrasebook phrases;
    private final Clock clock;

    public BoardCards(Games games, Phrasebook phrases, Clock clock) {
        this.games = games;
        this.phrases = phrases;
        this.clock = clock;
    }

    public List<BoardCard> of(List<BoardSummary> boards) {
        Instant now = clock.instant();
        return boards.stream().map(board -> card(board, now)).toList();
    }

    private BoardCard card(BoardSummary board, Instant now) {
        boolean open = board.state() == GameRecord.State.ACTIVE;
        Moment changed = Moment.of(board.changed());
        return new BoardCard(
                board.number(),
                games.named(board.game()).map(Game::title).orElse(board.game()),
                board.players(),
                open
                        ? phrases.list(board.toMove()) + " to move"
                        : board.result().map(phrases::say).orElse(""),
                open ? board.deadline().map(until -> Moment.left(now, until)).orElse("no deadline") : changed.day(),
                board.moves(),
                open,
                changed);
    }
}
