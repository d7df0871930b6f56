package pbem.web.admin;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.web.page.ClientAddress;
import pbem.web.page.Problem;
import pbem.web.page.SitePath;

/**
 * Decides who may see the admin's pages: a reader who sends the token, in a header or once in the form, and, where that
 * is allowed, every reader on this machine. A web server in front of the site also connects from this machine, so a
 * request that may have been forwarded does not count as local. Safe for any thread.
 */
record AdminDoor(AdminAccess access, AdminSessions sessions, WrongTries tries) {

    private static final String COOKIE = "pbem_admin";
    private static final String BEARER = "Bearer ";
    /** The header WWW-Authenticate for programs that are refused. */
    static final String CHALLENGE = BEARER + "realm=\"admin\"";

    private static final int LONGEST = 200;

    /** Headers that proxies set on forwarded requests, beside those that begin with X-Forwarded. */
    private static final Set<String> PASSED_ON = Set.of(
            "forwarded",
            "via",
            "x-real-ip",
            "x-client-ip",
            "x-cluster-client-ip",
            "x-original-host",
            "true-client-ip",
            "cf-connecting-ip",
            "cf-ray");

    private static final Pattern HERE = Pattern.compile(
            "(?:localhost|127\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}|\\[::1\\])(?::[0-9]{1,5})?",
            Pattern.CASE_INSENSITIVE);

    AdminDoor(AdminAccess access, Clock clock) {
        this(access, new AdminSessions(clock), new WrongTries(clock));
    }

    /** The reader may not see the pages, but can enter a token. */
    static final class Locked extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final boolean afterATry;

        Locked(boolean afterATry) {
            super("locked", null, false, false);
            this.afterATry = afterATry;
        }

        /** Whether a wrong token was entered in the form. */
        boolean isAfterATry() {
            return afterATry;
        }
    }

    /**
     * Lets the request pass if the reader may see the admin's pages.
     *
     * @throws Locked if the reader may not, but can enter a token
     * @throws NotFoundResponse if the reader may not, and there is no token
     * @throws Problem if too many wrong tokens came from that address
     */
    void demand(Context context) {
        Optional<String> token = access.token().get();
        if (mayEnter(context, token)) {
            return;
        }
        if (token.isEmpty()) {
            throw new NotFoundResponse();
        }
        throw new Locked(false);
    }

    private boolean mayEnter(Context context, Optional<String> token) {
        String header = context.header("Authorization");
        if (header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
            return token.isPresent()
                    && isRight(context, header.substring(BEARER.length()).strip(), token.get());
        }
        return sessionOf(context).filter(id -> sessions.isOpen(id, token)).isPresent() || isOnThisMachine(context);
    }

    /**
     * Opens a session for the browser that sent the token.
     *
     * @throws Locked if the token is wrong
     * @throws NotFoundResponse if there is no token
     * @throws Problem if too many wrong tokens came from that address
     */
    void enter(Context context, String given, SitePath site) {
        String token = access.token().get().orElseThrow(NotFoundResponse::new);
        if (!isRight(context, given.strip(), token)) {
            throw new Locked(true);
        }
        setCookie(context, site, sessions.open(token), AdminSessions.GOOD_FOR.toSeconds());
    }

    void leave(Context context, SitePath site) {
        sessionOf(context).ifPresent(sessions::close);
        setCookie(context, site, "", 0);
    }

    /** Whether the browser sends a session from the form, and so can log out. */
    boolean canLeave(Context context) {
        return sessionOf(context).isPresent();
    }

    private boolean isRight(Context context, String given, String token) {
        boolean right = given.length() <= LONGEST
                && MessageDigest.isEqual(
                        DigestUtils.sha256Hex(given).getBytes(StandardCharsets.US_ASCII),
                        token.getBytes(StandardCharsets.US_ASCII));
        if (!right) {
            tries.count(context);
        }
        return right;
    }

    private static Optional<String> sessionOf(Context context) {
        return Optional.ofNullable(context.cookie(COOKIE)).filter(id -> !id.isEmpty() && id.length() <= LONGEST);
    }

    /**
     * Sets the session's cookie. Browsers send it to the admin's pages only, and not from pages of other sites; scripts
     * cannot read it.
     */
    private void setCookie(Context context, SitePath site, String id, long seconds) {
        boolean secure = context.scheme().equals("https") || access.secure() && !isNamedHere(context);
        context.res()
                .addHeader(
                        "Set-Cookie",
                        COOKIE + "=" + id + "; Path=" + site.path() + AdminPages.PATH + "; Max-Age=" + seconds
                                + "; HttpOnly; SameSite=Strict" + (secure ? "; Secure" : ""));
    }

    private boolean isOnThisMachine(Context context) {
        return access.onThisMachine()
                && ClientAddress.isOurOwn(context.req().getRemoteAddr())
                && isNamedHere(context)
                && !isForAnotherPage(context)
                && !context.req()
                        .getProtocol()
                        .equals("HTTP/1.0") // nginx forwards in HTTP/1.0, by default without a header
                && Collections.list(context.req().getHeaderNames()).stream()
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .noneMatch(name -> name.startsWith("x-forwarded") || PASSED_ON.contains(name));
    }

    /**
     * Whether the request was made by a page of another site that is open in a browser on this machine. Browsers say so
     * in a header; programs send no such header.
     */
    private static boolean isForAnotherPage(Context context) {
        String site = context.header("Sec-Fetch-Site");
        return site != null && !site.equals("none") && !site.equals("same-origin");
    }

    /**
     * Whether the host in the request is a name of this machine. A page of another site can make its own name resolve
     * to this machine, but cannot send one of these names.
     */
    private static boolean isNamedHere(Context context) {
        return Optional.ofNullable(context.header("Host"))
                .filter(host -> HERE.matcher(host).matches())
                .isPresent();
    }
}
