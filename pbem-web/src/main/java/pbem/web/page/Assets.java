package pbem.web.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.web.answer.Answer;
import pbem.web.answer.Edition;
import pbem.web.answer.JsonText;
import pbem.web.answer.Version;

/** Adds the files that are not pages: the stylesheet, the icons, and the files for robots and monitors. */
public final class Assets {

    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final int HASH_DIGITS = 16;

    private Assets() {}

    public static void add(Routes routes, Stylesheet stylesheet, SiteHeader site) {
        keep(routes, stylesheet.cssPath(), stylesheet.css(), "text/css; charset=utf-8");
        keep(routes, stylesheet.iconPath(), stylesheet.icon(), "image/svg+xml");
        keep(routes, stylesheet.touchPath(), stylesheet.touch(), "image/png");
        byte[] manifest = JsonText.of(manifest(stylesheet, site)).getBytes(StandardCharsets.UTF_8);
        routes.page(
                "/site.webmanifest",
                context -> context.header("Cache-Control", "public, max-age=86400")
                        .contentType("application/manifest+json")
                        .result(manifest));
        // Browsers ask for this path of their own accord; our pages name the other one.
        routes.page("/favicon.ico", context -> context.redirect(stylesheet.iconPath()));
        routes.page(
                "/healthz",
                context -> context.header("Cache-Control", "no-store")
                        .contentType("text/plain; charset=utf-8")
                        .result("ok"));
        String map =
                site.baseUrl().map(url -> "Sitemap: " + url + "/sitemap.xml\n").orElse("");
        byte[] robots = ("User-agent: *\n" + disallowed("")
                        + Edition.toChooseFrom().stream()
                                .map(edition -> disallowed(edition.prefix()))
                                .collect(Collectors.joining())
                        + "Disallow: /api/v1/\n" + map)
                .getBytes(StandardCharsets.UTF_8);
        routes.page(
                "/robots.txt",
                context -> context.contentType("text/plain; charset=utf-8").result(robots));
    }

    /** @param prefix the start of the paths of an edition */
    private static String disallowed(String prefix) {
        return Stream.of("/unsubscribe/", "/play$", "/play/", "/search", "/guest/", "/signup")
                .map(path -> "Disallow: " + prefix + path + "\n")
                .collect(Collectors.joining());
    }

    /** The manifest with which a phone installs the site as an app. */
    private static Map<String, Object> manifest(Stylesheet stylesheet, SiteHeader site) {
        return Map.of(
                "name",
                site.title(),
                "start_url",
                site.path().path() + "/",
                "display",
                "standalone",
                "background_color",
                "#faf7f2",
                "theme_color",
                "#faf7f2",
                "icons",
                List.of(
                        Map.of(
                                "src",
                                site.path().path() + stylesheet.touchPath(),
                                "sizes",
                                "192x192",
                                "type",
                                "image/png"),
                        Map.of(
                                "src",
                                site.path().path() + stylesheet.iconPath(),
                                "sizes",
                                "any",
                                "type",
                                "image/svg+xml")));
    }

    /** The path of a file, with a hash of its content that is short enough for a path. */
    public static String path(String name, byte[] content, String ending) {
        return "/assets/" + name + "-" + DigestUtils.sha256Hex(content).substring(0, HASH_DIGITS) + ending;
    }

    /** Adds a file that browsers may keep for ever, because its name changes with its content. */
    public static void keep(Routes routes, String path, byte[] content, String type) {
        Answer answer = Answer.of(content, type).of(Version.of(path).cached(FOR_EVER));
        routes.page(path, answer::send);
    }
}
