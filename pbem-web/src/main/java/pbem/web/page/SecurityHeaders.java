package pbem.web.page;

import io.javalin.config.RoutesConfig;

/** The headers that keep browsers from doing with our pages what nobody meant. */
public final class SecurityHeaders {

    private SecurityHeaders() {}

    /** Sets them on every answer; a page may loosen its own content policy afterwards. */
    public static void add(RoutesConfig routes) {
        routes.before(context -> {
            ContentPolicy.STRICT.applyTo(context);
            context.header("X-Content-Type-Options", "nosniff");
            context.header("Referrer-Policy", "same-origin");
            context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
            context.header("Cache-Control", "no-cache");
        });
    }
}
