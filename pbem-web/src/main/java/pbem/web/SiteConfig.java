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
 */
public record SiteConfig(String host, int port, String title, String mailAddress, Optional<String> baseUrl) {}
