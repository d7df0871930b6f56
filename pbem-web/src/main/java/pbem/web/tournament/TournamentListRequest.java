package pbem.web.tournament;

import io.javalin.http.Context;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.page.RequestedGame;

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
        String state =
                Optional.ofNullable(context.queryParam("state")).orElse("").strip();
        if (!state.isEmpty() && !state.equals("open") && !state.equals("over")) {
            throw Problem.unreadable(
                    Phrase.of("site.not-a-tournament-state", state), Phrase.of("site.not-a-state-advice"));
        }
        return new TournamentListRequest(
                !state.equals("over"), RequestedGame.searched(context, games), PageNumbers.asked(context));
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
