package pbem.web.board;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.query.ListedBoard;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/** Makes the entries of lists of boards. Safe for any thread. */
public final class BoardCards {

    private final SiteTexts texts;

    public BoardCards(SiteTexts texts) {
        this.texts = texts;
    }

    public List<BoardCard> of(List<ListedBoard> boards, Instant now) {
        return boards.stream().map(board -> BoardCard.of(board, now, texts)).toList();
    }

    /** The last moment at which their entries are the same as now. */
    public static Instant sameUntil(List<ListedBoard> boards, Instant now) {
        return boards.stream()
                .filter(ListedBoard::open)
                .map(ListedBoard::deadline)
                .flatMap(Optional::stream)
                .map(until -> TimeLeft.sameUntil(now, until))
                .min(Comparator.naturalOrder())
                .orElse(Instant.MAX);
    }
}
