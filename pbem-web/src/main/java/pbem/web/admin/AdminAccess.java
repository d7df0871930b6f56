package pbem.web.admin;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Who may see the admin's pages.
 *
 * @param onThisMachine whether everybody on this machine may, who asks it directly
 * @param token the SHA-256 of the token that opens them from elsewhere, in lower case hex; asked each time, and empty while
 *     there is none
 * @param secure whether the world reaches the site by TLS
 */
public record AdminAccess(boolean onThisMachine, Supplier<Optional<String>> token, boolean secure) {}
