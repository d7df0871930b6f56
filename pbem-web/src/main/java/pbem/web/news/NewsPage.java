package pbem.web.news;

import java.time.Instant;
import java.util.Map;
import pbem.query.AnnouncementQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The admin's announcements to all players, newest first. The front page links to the latest. */
public record NewsPage(Layout layout, AnnouncementQueries queries, SiteTexts texts, AnswerCache answers) {

    private static final int MOST = 50;

    public void add(Routes routes) {
        routes.page("/news", context -> answers.send(context, "/news", this::page));
    }

    private Answer page(Instant now) {
        return layout.answer(
                layout.page(texts.say("site.news")).at("/news").describedAs(texts.say("site.about-news")),
                "news",
                Map.of("news", queries.newest(MOST), "texts", texts));
    }
}
