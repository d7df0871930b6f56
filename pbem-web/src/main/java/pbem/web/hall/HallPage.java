package pbem.web.hall;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import pbem.query.rating.RatingQueries;
import pbem.query.tournament.TournamentQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The hall: the champions, the tournaments that are open or running, and the strongest players of every game. */
public record HallPage(
        Layout layout, RatingQueries ratings, TournamentQueries tournaments, SiteTexts texts, AnswerCache answers) {

    private static final int TOURNAMENTS = 10;
    private static final int CHAMPIONS = 20;

    public void add(Routes routes) {
        routes.page("/hall", context -> answers.send(context, "/hall", this::page));
    }

    private Answer page(Instant now) {
        return layout.answer(
                layout.page(texts.say("site.hall")).at("/hall").describedAs(texts.say("site.about-hall")),
                "hall",
                Map.of(
                        "best",
                        ratings.best(now),
                        "tournaments",
                        tournaments.list(true, Optional.empty(), 0, TOURNAMENTS),
                        "champions",
                        tournaments.champions(CHAMPIONS),
                        "texts",
                        texts));
    }
}
