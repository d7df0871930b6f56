package pbem.web;

import java.net.InetAddress;
import java.util.Optional;
import java.util.Set;
import pbem.help.ClubTexts;

/**
 * The admin's settings for the site.
 *
 * @param host the interface to listen on
 * @param port the port to listen on; 0 for any free one
 * @param title the server's name, as the head of every page shows it
 * @param mailAddress the address to which players write
 * @param baseUrl the address of the site as seen from outside, such as {@code https://example.org/games}; empty if not
 *     known
 * @param proxies addresses of web servers on other machines that are trusted to name the reader's address
 * @param club the admin's own texts
 */
public record SiteConfig(
        String host,
        int port,
        String title,
        String mailAddress,
        Optional<String> baseUrl,
        Set<InetAddress> proxies,
        ClubTexts club) {}
