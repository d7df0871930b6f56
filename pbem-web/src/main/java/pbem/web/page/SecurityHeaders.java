package pbem.web.page;

import io.javalin.config.RoutesConfig;
import java.util.Map;

/** The headers that keep browsers from doing with our pages what nobody meant. */
public final class SecurityHeaders {

    /** What every answer says, whatever it is. */
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

    /** Sets them on every answer; a page may loosen its own content policy afterwards. */
    public static void add(RoutesConfig routes) {
        routes.before(context -> {
            ALWAYS.forEach(context::header);
            context.header("Cache-Control", "no-cache");
        });
    }
}
