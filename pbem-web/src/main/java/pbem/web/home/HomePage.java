package pbem.web.home;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import pbem.game.Games;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.store.Store;
import pbem.web.board.BoardCards;
import pbem.web.game.GameCard;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.seek.SeekLine;

/** The front door: what this is, how to begin, and what is being played. */
public final class HomePage {

    private static final int SOME = 6;

    private final Layout layout;
    private final Store store;
    private final Games games;
    private final BoardCards cards;

    public HomePage(Layout layout, Store store, Games games, BoardCards cards) {
        this.layout = layout;
        this.store = store;
        this.games = games;
        this.cards = cards;
    }

    public void add(Routes routes) {
        routes.page("/", this::show);
    }

    /** What one snapshot of the store says. */
    private record Found(List<BoardSummary> boards, int open, int closed, List<GameCard> games, List<SeekLine> seeks) {}

    private void show(Context context) {
        Found found = store.read(transaction -> find(transaction.repositories()));
        layout.show(
                context,
                layout.page(layout.site().title())
                        .at("/")
                        .describedAs("Board games by mail: a move is a reply. Nothing to install, no password."),
                "home",
                Map.of(
                        "boards", cards.of(found.boards()),
                        "open", found.open(),
                        "closed", found.closed(),
                        "games", found.games(),
                        "seeks", found.seeks()));
    }

    private Found find(Repositories repositories) {
        Boards boards = repositories.boards();
        BoardFilter open = BoardFilter.ALL.onlyOpen(true);
        return new Found(
                boards.list(open, 0, SOME),
                boards.count(open),
                boards.count(BoardFilter.ALL.onlyOpen(false)),
                games.all().stream()
                        .map(game -> GameCard.of(game, boards.count(open.ofGame(game.name()))))
                        .toList(),
                SeekLine.all(repositories));
    }
}
