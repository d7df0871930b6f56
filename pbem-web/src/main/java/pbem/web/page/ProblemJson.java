package pbem.web.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;

/** A problem as programs read it (RFC 9457). */
final class ProblemJson {

    private ProblemJson() {}

    /** Whether the reader names JSON as what they take, and no page. */
    static boolean isWantedBy(Context context) {
        String accepted = String.join(",", Collections.list(context.req().getHeaders("Accept")))
                .toLowerCase(Locale.ROOT);
        return accepted.contains("json") && !accepted.contains("text/html");
    }

    static void send(Context context, HttpStatus status, String title, String detail) {
        context.status(status)
                .header("Cache-Control", "no-store")
                .contentType("application/problem+json")
                .result(("{\"type\":\"about:blank\",\"title\":" + quoted(title) + ",\"status\":" + status.getCode()
                                + ",\"detail\":" + quoted(detail) + "}")
                        .getBytes(StandardCharsets.UTF_8));
    }

    private static String quoted(String words) {
        return '"' + words.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\p{Cntrl}", " ") + '"';
    }
}
