package pbem.web.player;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.Repositories;
import pbem.store.Store;
import pbem.web.board.BoardCards;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.Routes;

/** Who plays here, and on which boards. Says nothing of a player but his name and his games. */
public final class PlayerPages {

    /** More than anybody reads of one player's past; the list of boards has the rest. */
    private static final int LATEST = 50;

    private final Layout layout;
    private final Store store;
    private final BoardCards cards;

    public PlayerPages(Layout layout, Store store, BoardCards cards) {
        this.layout = layout;
        this.store = store;
        this.cards = cards;
    }

    public void add(Routes routes) {
        routes.page("/players", this::list);
        routes.page("/players/{user}", this::show);
    }

    private void list(Context context) {
        List<PlayerLine> players = store.read(transaction -> lines(transaction.repositories()));
        layout.show(context, layout.page("Players").at("/players"), "players", Map.of("players", players));
    }

    private static List<PlayerLine> lines(Repositories repositories) {
        return repositories.players().all().stream()
                .filter(player -> player.state() == Player.State.ACTIVE)
                .map(player -> new PlayerLine(
                        player.user(),
                        repositories
                                .boards()
                                .count(BoardFilter.ALL.ofPlayer(player).onlyOpen(true)),
                        repositories
                                .boards()
                                .count(BoardFilter.ALL.ofPlayer(player).onlyOpen(false))))
                .toList();
    }

    /** What one snapshot of the store says. */
    private record Found(Player player, List<BoardSummary> open, List<BoardSummary> closed, int closedCount) {}

    private void show(Context context) {
        String asked = context.pathParam("user");
        Found found = store.read(transaction -> find(transaction.repositories(), asked))
                .orElseThrow(() -> Problem.missing(
                        "Nobody here is called “" + asked + "”", "The list of players has everybody who plays here."));
        String user = found.player().user();
        String path = "/players/" + user;
        if (!asked.equals(user)) {
            context.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        PlayerView view = new PlayerView(
                user,
                found.player().state() == Player.State.GONE,
                cards.of(found.open()),
                cards.of(found.closed()),
                found.closedCount());
        layout.show(
                context,
                layout.page(user).at(path).describedAs("The games of " + user + "."),
                "player",
                Map.of("player", view));
    }

    private static Optional<Found> find(Repositories repositories, String user) {
        return repositories.players().called(user).map(player -> {
            BoardFilter theirs = BoardFilter.ALL.ofPlayer(player);
            return new Found(
                    player,
                    repositories.boards().list(theirs.onlyOpen(true)),
                    repositories.boards().list(theirs.onlyOpen(false), 0, LATEST),
                    repositories.boards().count(theirs.onlyOpen(false)));
        });
    }
}
