package pbem.web.board;

import java.util.List;
import pbem.game.Game;
import pbem.web.page.PageNumbers;

/**
 * The list of boards as its template needs it.
 *
 * @param games to choose from
 * @param playerKnown whether the player asked for exists, or nobody was asked for
 * @param openCount boards under way that fit the search
 * @param closedCount boards that are over and fit the search
 */
public record BoardListModel(
        BoardListRequest request,
        List<Game> games,
        boolean playerKnown,
        List<BoardCard> cards,
        int openCount,
        int closedCount) {

    public PageNumbers pages() {
        int all = request.open() ? openCount : closedCount;
        return PageNumbers.of(
                request.page(),
                all,
                BoardListRequest.PAGE,
                number -> request.onPage(number).href());
    }
}
