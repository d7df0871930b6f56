package pbem.web.board;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;

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

    /** The page of newer boards. */
    public Optional<String> newer() {
        return request.page() > 1
                ? Optional.of(request.onPage(request.page() - 1).href())
                : Optional.empty();
    }

    /** The page of older boards. */
    public Optional<String> older() {
        int all = request.open() ? openCount : closedCount;
        return (long) request.page() * BoardListRequest.PAGE < all
                ? Optional.of(request.onPage(request.page() + 1).href())
                : Optional.empty();
    }
}
