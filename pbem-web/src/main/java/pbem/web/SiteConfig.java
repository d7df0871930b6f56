package pbem.web;

import java.net.InetAddress;
import java.util.Optional;
import java.util.Set;
import pbem.help.ClubTexts;

/**
 * What an admin says about their site.
 *
 * @param host the interface to listen on
 * @param port 0 for any free one
 * @param title the server's name, as the head of every page shows it
 * @param mailAddress where players write to
 * @param baseUrl the site as the world sees it, such as {@code https://example.org/games}; empty if not known
 * @param proxies addresses of web servers on other machines that name their readers
 * @param club what the admin says in their own words
 */
public record SiteConfig(
        String host,
        int port,
        String title,
        String mailAddress,
        Optional<String> baseUrl,
        Set<InetAddress> proxies,
        ClubTexts club) {

    /** Without words of the admin's. */
    public SiteConfig(String host, int port, String title, String mailAddress, Optional<String> baseUrl) {
        this(host, port, title, mailAddress, baseUrl, Set.of(), ClubTexts.NONE);
    }
}
