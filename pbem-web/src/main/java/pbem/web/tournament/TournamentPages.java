package pbem.web.tournament;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.tournament.TournamentDetails;
import pbem.query.tournament.TournamentQueries;
import pbem.summary.TournamentSummary;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.PageNumbers;
import pbem.web.page.Parameters;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/** The tournaments: a list by state and game, and a page for each tournament. */
public record TournamentPages(
        Layout layout, TournamentQueries queries, Games games, SiteTexts texts, AnswerCache answers) {

    public void add(Routes routes) {
        routes.page("/tournaments", this::list);
        routes.page("/tournaments/{tournament}", this::show);
    }

    private void list(Context context) {
        TournamentListRequest asked = TournamentListRequest.of(context, games);
        answers.send(context, asked.href(), now -> list(asked));
    }

    private Answer list(TournamentListRequest asked) {
        Optional<String> game = asked.game().map(Game::name);
        int going = queries.count(true, game);
        int over = queries.count(false, game);
        List<TournamentSummary> found = queries.list(
                asked.goingOn(), game, (asked.page() - 1) * TournamentListRequest.PAGE, TournamentListRequest.PAGE);
        PageNumbers pages = PageNumbers.of(
                asked.page(),
                asked.goingOn() ? going : over,
                TournamentListRequest.PAGE,
                page -> asked.onPage(page).href());
        return layout.answer(
                layout.page(texts.say("site.tournaments"))
                        .at(asked.href())
                        .between(pages.previous(), pages.next())
                        .describedAs(texts.say("site.about-tournaments")),
                "tournaments",
                Map.of(
                        "request", asked,
                        "going", going,
                        "over", over,
                        "found", found,
                        "texts", texts,
                        "games", games.all(),
                        "pages", pages));
    }

    private void show(Context context) {
        answers.send(context, "/tournaments/" + number(context), now -> page(requested(context, queries), now));
    }

    private static int number(Context context) {
        return Parameters.number(context, "tournament", "site.not-a-tournament", "site.not-a-tournament-advice");
    }

    /**
     * The tournament that the path names.
     *
     * @throws Problem if there is no such tournament
     */
    public static TournamentDetails requested(Context context, TournamentQueries queries) {
        int number = number(context);
        return queries.numbered(number)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-tournament", number), Phrase.of("site.not-a-tournament-advice")));
    }

    private Answer page(TournamentDetails details, Instant now) {
        ShownTournament view = new ShownTournament(details, texts, now);
        TournamentSummary listed = details.listed();
        return layout.answer(
                        layout.page(texts.say(
                                        "site.title-tournament", listed.rules().name(), listed.number()))
                                .at("/tournaments/" + listed.number())
                                .describedAs(texts.say(
                                        "site.about-tournament",
                                        texts.title(listed.rules().game()),
                                        texts.kind(listed.rules().kind()),
                                        view.state())),
                        "tournament",
                        Map.of("view", view))
                .during(now, TimeLeft.sameUntil(now, details.due().stream().map(TournamentDetails.Due::until)));
    }
}
