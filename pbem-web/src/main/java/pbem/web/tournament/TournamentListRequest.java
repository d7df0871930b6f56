package pbem.web.tournament;

import io.javalin.http.Context;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;

/**
 * Which tournaments a reader looks for, as the address says it.
 *
 * @param goingOn those that are open or running, or those that are over
 * @param page counted from 1
 */
public record TournamentListRequest(boolean goingOn, Optional<Game> game, int page) {

    /** How many a page shows. */
    static final int PAGE = 50;

    /** @throws Problem if the address asks for what cannot be */
    static TournamentListRequest of(Context context, Games games) {
        String state = parameter(context, "state");
        if (!state.isEmpty() && !state.equals("open") && !state.equals("over")) {
            throw Problem.unreadable(
                    Phrase.of("site.not-a-tournament-state", state), Phrase.of("site.not-a-state-advice"));
        }
        String name = parameter(context, "game");
        Optional<Game> game = games.named(name);
        if (!name.isEmpty() && game.isEmpty()) {
            throw Problem.unreadable(Phrase.of("site.no-game", name), Phrase.of("site.no-game-searched-advice"));
        }
        return new TournamentListRequest(!state.equals("over"), game, PageNumbers.asked(context));
    }

    private static String parameter(Context context, String name) {
        return Optional.ofNullable(context.queryParam(name)).orElse("").strip();
    }

    /** The same among those that are open or running, or among the others. */
    public TournamentListRequest among(boolean wanted) {
        return new TournamentListRequest(wanted, game, 1);
    }

    TournamentListRequest onPage(int number) {
        return new TournamentListRequest(goingOn, game, number);
    }

    public boolean asksFor(Game other) {
        return game.filter(g -> g.name().equals(other.name())).isPresent();
    }

    /** The one path of this list. */
    public String href() {
        StringBuilder href = new StringBuilder("/tournaments");
        String sign = "?";
        if (!goingOn) {
            href.append(sign).append("state=over");
            sign = "&";
        }
        if (game.isPresent()) {
            href.append(sign).append("game=").append(game.get().name());
            sign = "&";
        }
        return page == 1
                ? href.toString()
                : href.append(sign).append("page=").append(page).toString();
    }
}
