package pbem.web.game;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Map;
import pbem.game.Game;
import pbem.game.Games;
import pbem.query.rating.RatingQueries;
import pbem.query.rating.StandingsList;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Moved;
import pbem.web.page.PageNumbers;
import pbem.web.page.RequestedGame;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The standings: the strongest players of every game, and all players of one game. */
public record StandingsPages(Layout layout, RatingQueries queries, Games games, SiteTexts texts, AnswerCache answers) {

    private static final int PAGE = 100;

    public void add(Routes routes) {
        routes.page("/standings", context -> answers.send(context, "/standings", this::all));
        routes.page("/standings/{game}", this::ofGame);
    }

    private Answer all(Instant now) {
        return layout.answer(
                layout.page(texts.say("site.standings"))
                        .at("/standings")
                        .describedAs(texts.say("site.about-standings")),
                "standings",
                Map.of("best", queries.best(now), "texts", texts));
    }

    private void ofGame(Context context) {
        Game game = RequestedGame.of(context, games);
        String path = "/standings/" + game.name();
        if (!context.pathParam("game").equals(game.name())) {
            throw new Moved(path);
        }
        int number = PageNumbers.asked(context);
        answers.send(context, href(path, number), now -> page(game, path, number, now));
    }

    private Answer page(Game game, String path, int number, Instant now) {
        StandingsList list = queries.standings(game, now, (number - 1) * PAGE, PAGE);
        PageNumbers pages = PageNumbers.of(number, list.all(), PAGE, page -> href(path, page));
        return layout.answer(
                layout.page(texts.say("site.standings-of", texts.title(game)))
                        .at(href(path, number))
                        .between(pages.previous(), pages.next()),
                "standings-of",
                Map.of("standings", list, "pages", pages));
    }

    private static String href(String path, int page) {
        return page == 1 ? path : path + "?page=" + page;
    }
}
