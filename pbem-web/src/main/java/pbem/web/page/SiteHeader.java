package pbem.web.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What every page says about its server.
 *
 * @param title the server's name
 * @param mailAddress where players write to
 * @param baseUrl the site as the world sees it, without a slash at the end; empty if nobody said
 * @param imprint whether there is a page that says who answers for the site
 */
public record SiteHeader(String title, String mailAddress, Optional<String> baseUrl, boolean imprint) {

    public SiteHeader {
        baseUrl = baseUrl.map(url -> url.replaceAll("/+$", "")).filter(url -> !url.isEmpty());
    }

    /** Where on its host the site is. */
    public SitePath path() {
        return SitePath.of(baseUrl);
    }

    /** The part of the mail address that stays when the site moves. */
    public String domain() {
        return mailAddress.substring(mailAddress.indexOf('@') + 1);
    }

    /** Opens the reader's mail program on a new mail to the server. */
    public String mailTo(String subject) {
        String encoded = URLEncoder.encode(subject, StandardCharsets.UTF_8).replace("+", "%20");
        return mailTo() + "?subject=" + encoded;
    }

    public String mailTo() {
        String encoded = URLEncoder.encode(mailAddress, StandardCharsets.UTF_8).replace("%40", "@");
        return "mailto:" + encoded;
    }

    /** The address of a page: whole if the base is known, else its path. */
    public String canonical(String path) {
        return baseUrl.orElse("") + path;
    }
}
