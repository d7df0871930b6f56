package pbem.web.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What every page says about the server.
 *
 * @param title the server's name
 * @param mailAddress the address to which players write
 * @param baseUrl the public address of the site, without a slash at the end; empty if not configured
 * @param imprint whether there is a page that names those responsible for the site
 */
public record SiteHeader(String title, String mailAddress, Optional<String> baseUrl, boolean imprint) {

    public SiteHeader {
        baseUrl = baseUrl.map(url -> url.replaceAll("/+$", "")).filter(url -> !url.isEmpty());
    }

    /** The path of the site on its host. */
    public SitePath path() {
        return SitePath.of(baseUrl);
    }

    /** The domain of the mail address, which stays the same when the site moves. */
    public String domain() {
        return mailAddress.substring(mailAddress.indexOf('@') + 1);
    }

    /** A link that opens a new mail to the server in the reader's mail program. */
    public String mailTo(String subject) {
        String encoded = URLEncoder.encode(subject, StandardCharsets.UTF_8).replace("+", "%20");
        return mailTo() + "?subject=" + encoded;
    }

    public String mailTo() {
        String encoded = URLEncoder.encode(mailAddress, StandardCharsets.UTF_8).replace("%40", "@");
        return "mailto:" + encoded;
    }

    /** The canonical address of a page: a whole address if the site's is known, otherwise a path. */
    public String canonical(String path) {
        return baseUrl.orElse("") + path;
    }
}
