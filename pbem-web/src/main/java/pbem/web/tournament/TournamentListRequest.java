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
 * The tournaments that a reader asks for in the address of the list.
 *
 * @param goingOn true for tournaments that are open or running, false for those that are over
 * @param page the number of the page, counted from 1
 */
public record TournamentListRequest(boolean goingOn, Optional<Game> game, int page) {

    /** The number of tournaments on a page. */
    static final int PAGE = 50;

    /**
     * Reads the address.
     *
     * @throws Problem if the address asks for an impossible list
     */
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

    /** This list among tournaments that are open or running if that is wanted, or else among those that are over. */
    public TournamentListRequest among(boolean wanted) {
        return new TournamentListRequest(wanted, game, 1);
    }

    TournamentListRequest onPage(int number) {
        return new TournamentListRequest(goingOn, game, number);
    }

    public boolean asksFor(Game other) {
        return game.filter(g -> g.name().equals(other.name())).isPresent();
    }

    /** The canonical path of this list. */
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
