package pbem.web.home;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.query.AnalysisQueries;
import pbem.query.AnnouncementQueries;
import pbem.query.Liveliness;
import pbem.query.Overview;
import pbem.query.OverviewQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.board.BoardListWords;
import pbem.web.game.ChallengeWords;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.play.GuestOffer;
import pbem.web.text.SiteTexts;

/**
 * The front page: the purpose of this server, how to begin, and the boards under way.
 *
 * @param front the admin's own words on how to begin, as HTML, which replace ours
 */
public record HomePage(
        Layout layout,
        OverviewQueries queries,
        AnnouncementQueries news,
        AnalysisQueries analyses,
        Games games,
        HelpPages help,
        SiteTexts texts,
        Optional<String> front,
        GuestOffer guests,
        AnswerCache answers) {

    private static final int SOME = 6;
    private static final int NEWS = 3;

    /** How many of the most played games the page shows. */
    private static final int GAMES = 8;

    public void add(Routes routes) {
        routes.page("/", this::show);
    }

    private void show(Context context) {
        answers.send(context, "/", this::page);
    }

    private Answer page(Instant now) {
        Overview overview = queries.overview(SOME, ChallengeWords.MOST);
        BoardListWords words = new BoardListWords(texts, now);
        Liveliness lively = queries.liveliness(now);
        return layout.answer(
                        layout.page(layout.site().title()).at("/").describedAs(texts.say("site.about-server")),
                        "home",
                        Map.ofEntries(
                                Map.entry("overview", overview),
                                Map.entry("players", lively.players()),
                                Map.entry("half", lively.half().map(time -> TimeLeft.within(time, texts))),
                                Map.entry("turned", analyses.latestTurn()),
                                Map.entry("news", news.newest(NEWS)),
                                Map.entry("words", words),
                                Map.entry("help", help),
                                Map.entry("mostGames", GAMES),
                                Map.entry("front", front),
                                Map.entry("guests", guests),
                                Map.entry("firstGame", games.forBeginners().name())))
                .under((guests.robot().isPresent() ? ContentPolicy.SCRIPTED : ContentPolicy.STRICT).toString())
                .during(now, words.sameUntil(overview.boards()));
    }
}
