package pbem.web.page;

import io.javalin.config.RoutesConfig;
import java.util.Map;

/** The headers that keep browsers from misusing our pages. */
public final class SecurityHeaders {

    /** The headers of every answer. */
    static final Map<String, String> ALWAYS = Map.of(
            ContentPolicy.HEADER,
            ContentPolicy.STRICT.toString(),
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=()");

    private SecurityHeaders() {}

    /** Sets the headers on every answer. A page may replace its content policy afterwards. */
    public static void add(RoutesConfig routes) {
        routes.before(context -> {
            ALWAYS.forEach(context::header);
            context.header("Cache-Control", "no-cache");
        });
    }
}
