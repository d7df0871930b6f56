package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import pbem.query.AnnouncementQueries;
import pbem.web.api.value.AnnouncementItem;
import pbem.web.api.value.NewsAnswer;
import pbem.web.text.SiteTexts;

/** What can be asked of what was announced. */
record NewsOperations(AnnouncementQueries queries, SiteTexts texts, ApiAddresses addresses) {

    List<Operation> all() {
        return List.of(Operation.of("news", "/news", texts.say("site.api-news"), NewsAnswer.class, this::newest));
    }

    private NewsAnswer newest(Context context, Instant now) {
        return new NewsAnswer(queries.newest(ApiRoutes.PAGE).stream()
                .map(announced -> new AnnouncementItem(
                        announced.number(),
                        addresses.announcement(announced.number()),
                        announced.at().toString(),
                        announced.game().map(game -> game.name()),
                        announced.subject(),
                        announced.text()))
                .toList());
    }
}
