package pbem.web.board;

import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.BoardSearch;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;

/**
 * Which boards a reader looks for, as the address says it.
 *
 * @param open those under way, or those that are over
 * @param player as typed; may be empty
 * @param page counted from 1
 */
public record BoardListRequest(boolean open, Optional<Game> game, String player, int page) {

    /** How many boards a page shows. */
    static final int PAGE = 24;

    /** @throws Problem if the address asks for what cannot be */
    static BoardListRequest of(Context context, Games games) {
        String state = parameter(context, "state");
        if (!state.isEmpty() && !state.equals("open") && !state.equals("finished")) {
            throw Problem.unreadable(Phrase.of("site.not-a-state", state), Phrase.of("site.not-a-state-advice"));
        }
        String name = parameter(context, "game");
        Optional<Game> game = games.named(name);
        if (!name.isEmpty() && game.isEmpty()) {
            throw Problem.unreadable(Phrase.of("site.no-game", name), Phrase.of("site.no-game-searched-advice"));
        }
        return new BoardListRequest(
                !state.equals("finished"), game, parameter(context, "player"), PageNumbers.asked(context));
    }

    private static String parameter(Context context, String name) {
        return Optional.ofNullable(context.queryParam(name)).orElse("").strip();
    }

    BoardSearch search() {
        return new BoardSearch(
                game.map(Game::name),
                Optional.of(player).filter(name -> !name.isEmpty()),
                open,
                (page - 1) * PAGE,
                PAGE);
    }

    /** The same search among the boards under way, or among the others. */
    public BoardListRequest amongOpen(boolean wanted) {
        return new BoardListRequest(wanted, game, player, 1);
    }

    public BoardListRequest onPage(int number) {
        return new BoardListRequest(open, game, player, number);
    }

    public boolean asksFor(Game other) {
        return game.filter(g -> g.name().equals(other.name())).isPresent();
    }

    /** Whether it leaves out any boards by game or player. */
    public boolean isNarrowed() {
        return game.isPresent() || !player.isEmpty();
    }

    /** The one path of this search. */
    String canonical() {
        return open && !isNarrowed() && page == 1 ? "/boards" : href();
    }

    public String href() {
        StringBuilder href = new StringBuilder("/boards?state=").append(open ? "open" : "finished");
        game.ifPresent(g -> href.append("&game=").append(g.name()));
        if (!player.isEmpty()) {
            href.append("&player=").append(URLEncoder.encode(player, StandardCharsets.UTF_8));
        }
        return page == 1 ? href.toString() : href.append("&page=").append(page).toString();
    }
}
