package pbem.web.house;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import pbem.query.OverviewQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.page.Timestamp;
import pbem.web.text.SiteTexts;

/** What runs here, since when, and how much it does. */
public final class HousePage {

    private static final int DAYS = 30;

    private final Layout layout;
    private final OverviewQueries queries;
    private final SiteTexts texts;
    private final AnswerCache answers;
    private final Instant up;

    /** @param up since when this process serves */
    public HousePage(Layout layout, OverviewQueries queries, SiteTexts texts, AnswerCache answers, Instant up) {
        this.layout = layout;
        this.queries = queries;
        this.texts = texts;
        this.answers = answers;
        this.up = up;
    }

    public void add(Routes routes) {
        routes.page("/house", context -> answers.send(context, "/house", this::page));
    }

    private Answer page(Instant now) {
        return layout.answer(
                layout.page(texts.say("site.house")).at("/house").describedAs(texts.say("site.about-house")),
                "house",
                Map.of("house", HousePageModel.of(queries.house(now, DAYS), version(), Timestamp.of(up), texts)));
    }

    /** As the jar's manifest names it. */
    private static Optional<String> version() {
        return Optional.ofNullable(HousePage.class.getPackage().getImplementationVersion());
    }
}
