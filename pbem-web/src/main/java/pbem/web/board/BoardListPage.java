package pbem.web.board;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import pbem.game.Games;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.Repositories;
import pbem.store.Store;
import pbem.web.page.Layout;
import pbem.web.page.Routes;

/** All boards, to look through. */
public final class BoardListPage {

    private final Layout layout;
    private final Store store;
    private final Games games;
    private final BoardCards cards;

    public BoardListPage(Layout layout, Store store, Games games, BoardCards cards) {
        this.layout = layout;
        this.store = store;
        this.games = games;
        this.cards = cards;
    }

    public void add(Routes routes) {
        routes.page("/boards", this::show);
    }

    /** What one snapshot of the store says. */
    private record Found(boolean playerKnown, List<BoardSummary> boards, int open, int closed) {}

    private void show(Context context) {
        BoardQuery query = BoardQuery.of(context, games);
        Found found = store.read(transaction -> find(transaction.repositories(), query));
        BoardListView view = new BoardListView(
                query, games.all(), found.playerKnown(), cards.of(found.boards()), found.open(), found.closed());
        String title = query.open() ? "Boards under way" : "Finished boards";
        layout.show(context, layout.page(title).at(query.canonical()), "boards", Map.of("list", view));
    }

    private static Found find(Repositories repositories, BoardQuery query) {
        BoardFilter filter =
                query.game().map(game -> BoardFilter.ALL.ofGame(game.name())).orElse(BoardFilter.ALL);
        if (!query.player().isEmpty()) {
            var player = repositories.players().called(query.player());
            if (player.isEmpty()) {
                return new Found(false, List.of(), 0, 0);
            }
            filter = filter.ofPlayer(player.get());
        }
        return new Found(
                true,
                repositories.boards().list(filter.onlyOpen(query.open()), query.skip(), BoardQuery.PAGE),
                repositories.boards().count(filter.onlyOpen(true)),
                repositories.boards().count(filter.onlyOpen(false)));
    }
}
