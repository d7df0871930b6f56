package pbem.web.news;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import pbem.query.AnnouncementQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** What whoever runs the server told all players, the newest first; the front page leads to the last of it. */
public final class NewsPage {

    private static final int MOST = 50;
    private static final int ON_THE_FRONT_PAGE = 3;

    private final Layout layout;
    private final AnnouncementQueries queries;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public NewsPage(Layout layout, AnnouncementQueries queries, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.queries = queries;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        routes.page("/news", context -> answers.send(context, "/news", this::page));
    }

    /** What the front page shows of it. */
    public static List<NewsItem> last(AnnouncementQueries queries) {
        return NewsItem.newest(queries, ON_THE_FRONT_PAGE);
    }

    private Answer page(Instant now) {
        return layout.answer(
                layout.page(texts.say("site.news")).at("/news").describedAs(texts.say("site.about-news")),
                "news",
                Map.of("news", NewsItem.newest(queries, MOST)));
    }
}
