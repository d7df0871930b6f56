package pbem.web.page;

import static pbem.query.FieldType.NUMBER;
import static pbem.query.FieldType.TEXT;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import pbem.query.Published;
import pbem.web.answer.JsonText;

/** A problem as JSON for programs (RFC 9457). */
public record ProblemJson(HttpStatus status, String title, String detail) {

    public static final Published<ProblemJson> FIELDS = Published.<ProblemJson>of("ProblemItem")
            .with("type", TEXT, problem -> "about:blank")
            .with("title", TEXT, ProblemJson::title)
            .with("status", NUMBER, problem -> problem.status().getCode())
            .with("detail", TEXT, ProblemJson::detail);

    /** The path whose addresses are asked by scripts, unless the request names HTML. */
    private static final String PLAY = "/play/";

    /** Whether the request's header Accept does not name HTML, and the request is one of a script or names JSON. */
    static boolean isWantedBy(Context context) {
        String accepted = String.join(",", Collections.list(context.req().getHeaders("Accept")))
                .toLowerCase(Locale.ROOT);
        return !accepted.contains("text/html")
                && (accepted.contains("json") || context.path().startsWith(PLAY));
    }

    void send(Context context) {
        context.status(status)
                .header("Cache-Control", "no-store")
                .contentType("application/problem+json")
                .result(JsonText.of(FIELDS.row(this)).getBytes(StandardCharsets.UTF_8));
    }
}
