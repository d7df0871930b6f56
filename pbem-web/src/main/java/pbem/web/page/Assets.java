package pbem.web.page;

import java.nio.charset.StandardCharsets;

/** Adds what is no page: the stylesheet, the sign, and what robots and monitors ask for. */
public final class Assets {

    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private Assets() {}

    public static void add(Routes routes, Stylesheet stylesheet) {
        routes.page(
                stylesheet.cssPath(),
                context -> context.header("Cache-Control", FOR_EVER)
                        .contentType("text/css; charset=utf-8")
                        .result(stylesheet.css()));
        routes.page(
                stylesheet.iconPath(),
                context -> context.header("Cache-Control", FOR_EVER)
                        .contentType("image/svg+xml")
                        .result(stylesheet.icon()));
        // Asked for by browsers of their own accord; our pages name the other one.
        routes.page("/favicon.ico", context -> context.redirect(stylesheet.iconPath()));
        routes.page(
                "/healthz",
                context -> context.header("Cache-Control", "no-store")
                        .contentType("text/plain; charset=utf-8")
                        .result("ok"));
        byte[] robots = "User-agent: *\nAllow: /\nDisallow: /unsubscribe/\n".getBytes(StandardCharsets.UTF_8);
        routes.page(
                "/robots.txt",
                context -> context.contentType("text/plain; charset=utf-8").result(robots));
    }
}
