package pbem.web.page;

import io.javalin.http.Context;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * What a page may load, for the header Content-Security-Policy. By default only our stylesheet, our pictures and our
 * forms, and no scripts. Immutable.
 */
public final class ContentPolicy {

    public static final String HEADER = "Content-Security-Policy";

    private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

    /**
     * The policy of the site's pages. Requests to the site are allowed, since tools that judge a page fetch robots.txt
     * from within it.
     */
    public static final ContentPolicy STRICT = new ContentPolicy(Map.of())
            .with("default-src", "'none'")
            .with("base-uri", "'none'")
            .with("connect-src", "'self'")
            .with("form-action", "'self'")
            .with("frame-ancestors", "'self'")
            .with("img-src", "'self'")
            .with("manifest-src", "'self'")
            .with("style-src", "'self'");

    /** {@link #STRICT} plus our own scripts and the pictures that they make. */
    public static final ContentPolicy SCRIPTED =
            STRICT.with("script-src", "'self'").with("img-src", "'self' blob:");

    private final Map<String, String> directives;
    private final String words;

    private ContentPolicy(Map<String, String> directives) {
        this.directives = directives;
        this.words = directives.entrySet().stream()
                .map(e -> e.getKey() + " " + e.getValue())
                .collect(Collectors.joining("; "));
    }

    /** This policy with a directive added, or replaced if it has one of that name. */
    public ContentPolicy with(String directive, String sources) {
        Map<String, String> more = new LinkedHashMap<>(directives);
        more.put(directive, sources);
        return new ContentPolicy(more);
    }

    /** This policy with permission for exactly the style elements in that drawing, which hold its dark colours. */
    public ContentPolicy withStylesOf(String svg) {
        StringBuilder sources = new StringBuilder(directives.getOrDefault("style-src", ""));
        Matcher style = STYLE.matcher(svg);
        while (style.find()) {
            byte[] hash = DigestUtils.sha256(style.group(1));
            sources.append(" 'sha256-")
                    .append(Base64.getEncoder().encodeToString(hash))
                    .append("'");
        }
        return with("style-src", sources.toString().strip());
    }

    public void applyTo(Context context) {
        context.header(HEADER, toString());
    }

    @Override
    public String toString() {
        return words;
    }
}
