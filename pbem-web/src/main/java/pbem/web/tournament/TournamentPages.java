package pbem.web.tournament;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.tournament.ListedTournament;
import pbem.query.tournament.TournamentDetails;
import pbem.query.tournament.TournamentQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.PageNumbers;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/** The tournaments: a list by state and game, and a page for each. */
public final class TournamentPages {

    private final Layout layout;
    private final TournamentQueries queries;
    private final Games games;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public TournamentPages(
            Layout layout, TournamentQueries queries, Games games, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.queries = queries;
        this.games = games;
        this.texts = texts;
        this.answers = answers;
    }

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
        List<ListedTournament> found = queries.list(
                asked.goingOn(), game, (asked.page() - 1) * TournamentListRequest.PAGE, TournamentListRequest.PAGE);
        PageNumbers pages = PageNumbers.of(
                asked.page(),
                asked.goingOn() ? going : over,
                TournamentListRequest.PAGE,
                page -> asked.onPage(page).href());
        TournamentListModel model = new TournamentListModel(
                asked,
                going,
                over,
                games.all(),
                found.stream()
                        .map(tournament -> new TournamentListModel.Row(tournament, texts.say(tournament.state())))
                        .toList());
        return layout.answer(
                layout.page(texts.say("site.tournaments"))
                        .at(asked.href())
                        .between(pages.previous(), pages.next())
                        .describedAs(texts.say("site.about-tournaments")),
                "tournaments",
                Map.of("list", model, "pages", pages));
    }

    private void show(Context context) {
        int number = PathNumber.of(context, "tournament", "site.not-a-tournament", "site.not-a-tournament-advice");
        answers.send(context, "/tournaments/" + number, now -> page(number, now));
    }

    private Answer page(int number, Instant now) {
        TournamentDetails details = queries.numbered(number)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-tournament", number), Phrase.of("site.not-a-tournament-advice")));
        ListedTournament listed = details.listed();
        return layout.answer(
                        layout.page(texts.say("site.title-tournament", listed.name(), number))
                                .at("/tournaments/" + number)
                                .describedAs(texts.say(
                                        "site.about-tournament",
                                        listed.game().title(),
                                        listed.kind(),
                                        texts.say(listed.state()))),
                        "tournament",
                        Map.of("tournament", TournamentPageModel.of(details, now, texts)))
                .during(
                        now,
                        details.due().stream()
                                .map(TournamentDetails.Due::until)
                                .flatMap(Optional::stream)
                                .map(until -> TimeLeft.sameUntil(now, until))
                                .min(Comparator.naturalOrder())
                                .orElse(Instant.MAX));
    }
}
