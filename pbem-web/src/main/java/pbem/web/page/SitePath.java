package pbem.web.page;

import io.javalin.config.RoutesConfig;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;

/**
 * Below which path of its host the world sees the site: {@code /games} of {@code https://example.org/games}. Our pages know
 * nothing of it. Links get it where they leave, and requests lose it where they come in; a web server in front may have
 * taken it away already.
 *
 * @param path with a slash in front and none at the end; empty for a host of its own
 */
public record SitePath(String path) {

    private static final Pattern LINK = Pattern.compile("(\\s(?:href|src|action|data-path)=\")/(?!/)");
    private static final String LOCATION = "Location";

    static SitePath of(Optional<String> baseUrl) {
        return new SitePath(baseUrl.map(URI::create).map(URI::getRawPath).orElse(""));
    }

    /** The page with its links to this site. */
    String linked(String html) {
        return path.isEmpty() ? html : LINK.matcher(html).replaceAll("$1" + Matcher.quoteReplacement(path) + "/");
    }

    /** Answers that send the reader elsewhere on this site send them below the path. */
    public void add(RoutesConfig routes) {
        routes.after(context -> {
            String location = context.res().getHeader(LOCATION);
            if (location != null && location.startsWith("/")) {
                context.res().setHeader(LOCATION, path + location);
            }
        });
    }

    /** The request as our pages take it; one that steps upwards is left as it is, and refused. */
    public Request inside(Request request) {
        HttpURI uri = request.getHttpURI();
        String asked = uri.getPathQuery();
        if (path.isEmpty() || asked == null || !asked.matches(Pattern.quote(path) + "(?:[/?].*)?")) {
            return request;
        }
        if (uri.hasViolations() || asked.contains("/..")) {
            return request;
        }
        String rest = asked.substring(path.length());
        return Request.serveAs(request, HttpURI.build(uri).pathQuery(rest.startsWith("/") ? rest : "/" + rest));
    }
}
