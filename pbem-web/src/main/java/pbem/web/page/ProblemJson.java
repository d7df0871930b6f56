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

    /** Only programs use it. */
    private static final String API = "/api/";

    /** Scripts use it, and people who mistype an address. */
    private static final String PLAY = "/play/";

    /** Whether the request is a program's or script's: by its path, or by a header Accept that names JSON and not HTML. */
    static boolean isWantedBy(Context context) {
        String accepted = String.join(",", Collections.list(context.req().getHeaders("Accept")))
                .toLowerCase(Locale.ROOT);
        return context.path().startsWith(API)
                || !accepted.contains("text/html")
                        && (accepted.contains("json") || context.path().startsWith(PLAY));
    }

    void send(Context context) {
        context.status(status)
                .header("Cache-Control", "no-store")
                .contentType("application/problem+json")
                .result(JsonText.of(FIELDS.row(this)).getBytes(StandardCharsets.UTF_8));
    }
}
