package pbem.web.page;

import io.javalin.config.RoutesConfig;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;
import pbem.web.answer.Edition;

/**
 * The path under which the site is reached on its host: {@code /games} of {@code https://example.org/games}. Pages do
 * not deal with this path, nor with the language in an address: both are added to links when a page is sent, and
 * removed from requests when they arrive. A web server in front may have removed the path already.
 *
 * @param path with a slash at the start and none at the end; empty if the site has a host to itself
 */
public record SitePath(String path) {

    private static final Pattern LINK = Pattern.compile("(\\s(?:href|src|action|data-path)=\")/(?!/)((?:"
            + Edition.toChooseFrom().stream().map(Edition::tag).collect(Collectors.joining("|"))
            + "|assets|api/v1)/)?");
    private static final String LOCATION = "Location";

    static SitePath of(Optional<String> baseUrl) {
        return new SitePath(baseUrl.map(URI::create).map(URI::getRawPath).orElse(""));
    }

    /** The page with this path added to its links within the site. In a named edition the links stay within it. */
    String linked(String html, Edition edition) {
        if (path.isEmpty() && !edition.named()) {
            return html;
        }
        String of = Matcher.quoteReplacement(path);
        String within = Matcher.quoteReplacement(path + edition.prefix());
        return LINK.matcher(html).replaceAll(link -> link.group(2) == null ? "$1" + within + "/" : "$1" + of + "/$2");
    }

    /** Adds this path to redirects within the site. */
    public void add(RoutesConfig routes) {
        routes.after(context -> {
            String location = context.res().getHeader(LOCATION);
            if (location != null && location.startsWith("/")) {
                Edition edition = Edition.asked(context);
                context.res().setHeader(LOCATION, path + edition.prefix() + location);
            }
        });
    }

    private static boolean steps(String asked) {
        return asked.split("\\?", 2)[0].contains("/..");
    }

    /**
     * The request without this path and without the language. A request that steps upwards stays as it is and is
     * refused later.
     */
    public Request inside(Request request) {
        HttpURI uri = request.getHttpURI();
        String asked = uri.getPathQuery();
        if (asked == null) {
            return request;
        }
        String within = !path.isEmpty() && asked.matches(Pattern.quote(path) + "(?:[/?].*)?")
                ? asked.substring(path.length())
                : asked;
        Optional<Edition> edition = Edition.namedBy(within);
        String rest = within.substring(edition.map(Edition::prefix).orElse("").length());
        if (rest.length() == asked.length() || uri.hasViolations() || steps(asked)) {
            return request;
        }
        edition.ifPresent(named -> named.nameFor(request));
        return Request.serveAs(request, HttpURI.build(uri).pathQuery(rest.startsWith("/") ? rest : "/" + rest));
    }
}
