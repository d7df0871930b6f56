package pbem.web.hall;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.query.rating.RatingQueries;
import pbem.query.tournament.TournamentQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.rating.StandingsModel;
import pbem.web.text.SiteTexts;

/** One page for all that is about winning: the champions, the tournaments, the best of every game. */
public final class HallPage {

    private static final int BEST = 3;
    private static final int TOURNAMENTS = 10;
    private static final int CHAMPIONS = 20;

    private final Layout layout;
    private final RatingQueries ratings;
    private final TournamentQueries tournaments;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public HallPage(
            Layout layout, RatingQueries ratings, TournamentQueries tournaments, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.ratings = ratings;
        this.tournaments = tournaments;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        routes.page("/hall", context -> answers.send(context, "/hall", this::page));
    }

    private Answer page(Instant now) {
        List<StandingsModel> best = ratings.best(now, BEST).stream()
                .map(list -> StandingsModel.of(list, false))
                .toList();
        return layout.answer(
                layout.page(texts.say("site.hall")).at("/hall").describedAs(texts.say("site.about-hall")),
                "hall",
                Map.of(
                        "standings",
                        best,
                        "tournaments",
                        tournaments.list(true, Optional.empty(), 0, TOURNAMENTS),
                        "champions",
                        tournaments.champions(CHAMPIONS),
                        "texts",
                        texts));
    }
}
