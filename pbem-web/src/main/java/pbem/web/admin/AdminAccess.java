package pbem.web.admin;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Who may see the admin's pages.
 *
 * @param onThisMachine whether every reader on this machine may, if the request comes directly
 * @param token supplies the SHA-256, in lower case hex, of the token that opens the pages from elsewhere; empty while
 *     there is none
 * @param secure whether the site is reached by TLS from outside
 */
public record AdminAccess(boolean onThisMachine, Supplier<Optional<String>> token, boolean secure) {}
