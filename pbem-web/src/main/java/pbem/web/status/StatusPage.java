package pbem.web.status;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import pbem.query.OverviewQueries;
import pbem.query.ServerFigures;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/** The status of the server: its version, its uptime, and figures of its activity. */
public record StatusPage(Layout layout, OverviewQueries queries, SiteTexts texts, AnswerCache answers, Instant up) {

    private static final int DAYS = 30;

    /** @param up the time at which this process started */
    public StatusPage {}

    public void add(Routes routes) {
        routes.page("/status", context -> answers.send(context, "/status", this::page));
        routes.page("/house", context -> context.redirect("/status", HttpStatus.MOVED_PERMANENTLY));
    }

    private Answer page(Instant now) {
        ServerFigures figures = queries.figures(now, DAYS);
        int mails = figures.mails().values().stream().mapToInt(count -> count).sum();
        String average = String.valueOf(
                Math.round(mails / (double) Math.max(1, figures.mails().size())));
        Map<String, Integer> begun = new LinkedHashMap<>();
        figures.months().forEach((month, counts) -> begun.put(texts.month(month), counts.begun()));
        return layout.answer(
                layout.page(texts.say("site.status")).at("/status").describedAs(texts.say("site.about-status")),
                "status",
                Map.of(
                        "figures",
                        figures,
                        "version",
                        version(),
                        "up",
                        texts.day(up),
                        "average",
                        average,
                        "mails",
                        Bars.of(
                                figures.mails(),
                                (day, count) -> texts.say("site.mails-of-day", texts.day(day), count),
                                texts.say("site.mails-by-day", figures.mails().size(), average)),
                        "boards",
                        Bars.of(
                                begun,
                                (month, count) -> texts.say("site.boards-of-month", month, count),
                                texts.say("site.boards-by-month", begun.size())),
                        "words",
                        this));
    }

    /** The version in the jar's manifest; empty if the program runs without a jar. */
    private static String version() {
        return Optional.ofNullable(StatusPage.class.getPackage().getImplementationVersion())
                .orElse("");
    }

    public String within(Duration time) {
        return TimeLeft.within(time, texts);
    }
}
