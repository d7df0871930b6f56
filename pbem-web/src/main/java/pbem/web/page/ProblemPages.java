package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.phrase.Phrase;
import pbem.web.answer.Answer;
import pbem.web.answer.Edition;
import pbem.web.text.SiteTexts;

/** The page that a reader gets in place of one that cannot be shown. It never contains a stack trace. */
public record ProblemPages(Function<Edition, Layout> layouts, Predicate<Exception> away) {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemPages.class);

    /** A step upwards in any spelling, or an encoded null byte. Only attackers write them. */
    private static final Pattern HOSTILE =
            Pattern.compile("(?:^|/|%2f|%5c|\\\\)(?:\\.|%2e){2}(?:/|%2f|%5c|\\\\|;|$)|%00", Pattern.CASE_INSENSITIVE);

    private static final String IN_ENGLISH = "/api/v1/";

    private static final String TRY_AGAIN_SECONDS = "30";

    public void add(RoutesConfig routes) {
        routes.before(context -> {
            if (HOSTILE.matcher(context.req().getRequestURI()).find()) {
                throw Problem.unreadable(Phrase.of("site.unreadable"), Phrase.of("site.unreadable-advice"));
            }
        });
        routes.exception(
                Problem.class,
                (problem, context) -> show(context, problem.status(), problem.heading(), problem.advice()));
        routes.exception(Moved.class, (moved, context) -> context.redirect(moved.path(), HttpStatus.MOVED_PERMANENTLY));
        routes.exception(HttpResponseException.class, (refusal, context) -> show(context, refusal));
        routes.exception(Exception.class, (fault, context) -> {
            if (away.test(fault)) {
                showAway(context);
                return;
            }
            // the route rather than the path, which may contain a token
            LOG.error("{} {} failed", context.method(), context.endpoint().path, fault);
            show(context, HttpStatus.INTERNAL_SERVER_ERROR, Phrase.of("site.fault"), Phrase.of("site.fault-advice"));
        });
    }

    /** Answers that the database is down. It soon comes back, so readers, programs and caches are told to try again. */
    private void showAway(Context context) {
        context.header("Retry-After", TRY_AGAIN_SECONDS);
        show(context, HttpStatus.SERVICE_UNAVAILABLE, Phrase.of("site.away"), Phrase.of("site.away-advice"));
    }

    private void show(Context context, HttpResponseException refusal) {
        HttpStatus status = HttpStatus.forStatus(refusal.getStatus());
        refusal.getDetails().forEach((name, value) -> {
            if (name.equals("availableMethods")) {
                context.header("Allow", value);
            }
        });
        switch (status) {
            case NOT_FOUND -> show(context, status, Phrase.of("site.no-page"), Phrase.of("site.no-page-advice"));
            case METHOD_NOT_ALLOWED ->
                show(context, status, Phrase.of("site.read-only"), Phrase.of("site.read-only-advice"));
            default -> show(context, status, texts -> texts.say("site.refused"), texts -> refusal.getMessage());
        }
    }

    private void show(Context context, HttpStatus status, Phrase heading, Phrase advice) {
        show(context, status, texts -> texts.say(heading), texts -> texts.say(advice));
    }

    private void show(
            Context context,
            HttpStatus status,
            Function<SiteTexts, String> heading,
            Function<SiteTexts, String> advice) {
        Layout layout = layouts.apply(context.path().startsWith(IN_ENGLISH) ? Edition.PLAIN : Edition.asked(context));
        context.status(status);
        context.header("Cache-Control", "no-store");
        if (status == HttpStatus.UNAUTHORIZED) {
            context.header("WWW-Authenticate", "Bearer");
        }
        if (context.method() != HandlerType.GET && context.method() != HandlerType.HEAD) {
            context.header("Connection", "close"); // the body may not have been read to its end
        }
        if (ProblemJson.isWantedBy(context)) {
            new ProblemJson(status, heading.apply(layout.texts()), advice.apply(layout.texts())).send(context);
            return;
        }
        ContentPolicy.STRICT.applyTo(context);
        Answer.html(layout.problem(status.getCode(), heading.apply(layout.texts()), advice.apply(layout.texts())))
                .send(context);
    }
}
