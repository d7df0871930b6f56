package pbem.web;

import java.util.Optional;

/**
 * What an admin says about their site.
 *
 * @param host the interface to listen on
 * @param port 0 for any free one
 * @param title the server's name, as the head of every page shows it
 * @param mailAddress where players write to
 * @param baseUrl the site as the world sees it, such as {@code https://pbem.example.org}; empty if not known
 * @param house what the admin wants all to know, as Markdown; empty where nothing was written
 */
public record SiteConfig(
        String host, int port, String title, String mailAddress, Optional<String> baseUrl, Optional<String> house) {

    /** Without words of the admin's. */
    public SiteConfig(String host, int port, String title, String mailAddress, Optional<String> baseUrl) {
        this(host, port, title, mailAddress, baseUrl, Optional.empty());
    }
}
