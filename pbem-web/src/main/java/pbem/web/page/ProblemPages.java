package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the reader sees when there is nothing to see: a whole page in words, never a stack trace. */
public final class ProblemPages {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemPages.class);

    private final Layout layout;

    public ProblemPages(Layout layout) {
        this.layout = layout;
    }

    public void add(RoutesConfig routes) {
        routes.exception(
                Problem.class,
                (problem, context) -> show(context, problem.status(), problem.heading(), problem.advice()));
        routes.exception(HttpResponseException.class, (refusal, context) -> show(context, refusal));
        routes.exception(Exception.class, (fault, context) -> {
            // The route and not the path, which may hold a token.
            LOG.error("{} {} failed", context.method(), context.endpoint().path, fault);
            show(
                    context,
                    HttpStatus.INTERNAL_SERVER_ERROR,
                    "Something went wrong here",
                    "It is our fault, not yours, and it has been noted. Your games are safe; please try again later.");
        });
    }

    private void show(Context context, HttpResponseException refusal) {
        HttpStatus status = HttpStatus.forStatus(refusal.getStatus());
        refusal.getDetails().forEach((name, value) -> {
            if (name.equals("availableMethods")) {
                context.header("Allow", value);
            }
        });
        switch (status) {
            case NOT_FOUND ->
                show(context, status, "There is no such page", "The address may be mistyped, or the page has moved.");
            case METHOD_NOT_ALLOWED -> show(context, status, "That cannot be done here", "This page can only be read.");
            default -> show(context, status, "That did not work", refusal.getMessage());
        }
    }

    private void show(Context context, HttpStatus status, String heading, String advice) {
        context.status(status);
        context.header("Cache-Control", "no-store");
        ContentPolicy.STRICT.applyTo(context);
        layout.show(
                context,
                layout.page(heading),
                "problem",
                Map.of("status", status.getCode(), "heading", heading, "advice", advice));
    }
}
