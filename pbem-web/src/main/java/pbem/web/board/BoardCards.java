package pbem.web.board;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import pbem.query.ListedBoard;
import pbem.web.text.SiteTexts;

/** Makes the entries of lists of boards. Safe for any thread. */
public final class BoardCards {

    private final SiteTexts texts;
    private final Clock clock;

    public BoardCards(SiteTexts texts, Clock clock) {
        this.texts = texts;
        this.clock = clock;
    }

    public List<BoardCard> of(List<ListedBoard> boards) {
        Instant now = clock.instant();
        return boards.stream().map(board -> BoardCard.of(board, now, texts)).toList();
    }
}
