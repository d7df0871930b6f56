package pbem.web.answer;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * The version of an answer, known before the answer is made.
 *
 * @param tag tells this version from earlier ones: the text between the quotes of the header ETag. That is always a
 *     weak tag, since the compressed and the plain answer have the same one.
 * @param caching the value of the header Cache-Control
 */
public record Version(String tag, String caching) {

    /** Caches may keep the answer, but must ask each time whether it is still fresh. */
    private static final String ASK_AGAIN = "no-cache";

    private static final Pattern TAG = Pattern.compile("(?:W/)?\"([^\"]*)\"");
    private static final int TAG_DIGITS = 32;

    /** A random number for each start of the program, since a new version may show the same data differently. */
    private static final long RUN = new SecureRandom().nextLong();

    /**
     * The version of an answer that depends only on those values and on this run of the program, and may change at any
     * moment.
     */
    public static Version of(Object... values) {
        return ofContent((RUN + Arrays.toString(values)).getBytes(StandardCharsets.UTF_8));
    }

    static Version ofContent(byte[] content) {
        return new Version(DigestUtils.sha256Hex(content).substring(0, TAG_DIGITS), ASK_AGAIN);
    }

    /** @param time how long caches may show the answer without asking; zero if it may change at any moment */
    public Version freshFor(Duration time) {
        return cached(time.isZero() ? "public, no-cache" : "public, max-age=" + time.toSeconds());
    }

    /** @param how the value of the header Cache-Control */
    public Version cached(String how) {
        return new Version(tag, how);
    }

    /** This version with the edition added to its tag. */
    Version in(Edition edition) {
        return edition.equals(Edition.PLAIN)
                ? this
                : new Version(tag + '-' + edition.tag() + (edition.named() ? "-named" : ""), caching);
    }

    /** Whether the request names this very version. */
    boolean isNamedBy(Context context) {
        return named(context).stream()
                .anyMatch(header -> TAG.matcher(header)
                        .results()
                        .anyMatch(found -> found.group(1).equals(tag)));
    }

    /** Whether the request names this version or any version at all. */
    boolean isMetBy(Context context) {
        return isNamedBy(context)
                || named(context).stream().anyMatch(header -> header.strip().equals("*"));
    }

    private static List<String> named(Context context) {
        return Collections.list(context.req().getHeaders("If-None-Match"));
    }

    void applyTo(Context context) {
        context.header("ETag", "W/\"" + tag + '"');
        context.header("Cache-Control", caching);
    }

    /** Tells the reader that what they have is still fresh. */
    void confirm(Context context) {
        applyTo(context);
        // The policy belongs to the page that the reader has: this answer must not bring another one for it.
        context.res().setHeader("Content-Security-Policy", null);
        context.res().setContentType(null); // the type of a body that is not sent
        context.status(HttpStatus.NOT_MODIFIED);
        try {
            // If the answer ended before its header is sent, the server would add Content-Length: 0, which would stand
            // for the length of the page that the reader has (RFC 9110, 8.6).
            context.res().flushBuffer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
