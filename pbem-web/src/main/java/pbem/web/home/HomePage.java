package pbem.web.home;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Map;
import pbem.query.AnnouncementQueries;
import pbem.query.Overview;
import pbem.query.OverviewQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.board.BoardCards;
import pbem.web.challenge.ChallengeList;
import pbem.web.game.GameCard;
import pbem.web.news.NewsPage;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The front door: what this is, how to begin, and what is being played. */
public final class HomePage {

    private static final int SOME = 6;

    private final Layout layout;
    private final OverviewQueries queries;
    private final AnnouncementQueries news;
    private final BoardCards cards;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public HomePage(
            Layout layout,
            OverviewQueries queries,
            AnnouncementQueries news,
            BoardCards cards,
            SiteTexts texts,
            AnswerCache answers) {
        this.layout = layout;
        this.queries = queries;
        this.news = news;
        this.cards = cards;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        routes.page("/", this::show);
    }

    private void show(Context context) {
        answers.send(context, "/", this::page);
    }

    private Answer page(Instant now) {
        Overview overview = queries.overview(SOME, ChallengeList.MOST);
        return layout.answer(
                        layout.page(layout.site().title()).at("/").describedAs(texts.say("site.about-server")),
                        "home",
                        Map.of(
                                "boards", cards.of(overview.boards(), now),
                                "open", overview.open(),
                                "closed", overview.closed(),
                                "games",
                                        overview.games().stream()
                                                .map(game -> GameCard.of(game, texts))
                                                .toList(),
                                "challenges", ChallengeList.of(overview.challenges(), overview.challengeCount(), texts),
                                "news", NewsPage.last(news)))
                .during(now, BoardCards.sameUntil(overview.boards(), now));
    }
}
