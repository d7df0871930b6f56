package pbem.web.answer;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/**
 * The version of an answer, known before the answer is made.
 *
 * @param tag tells this version from earlier ones
 * @param caching the value of the header Cache-Control
 */
public record Version(EntityTag tag, String caching) {

    /** Caches may keep the answer, but must ask each time whether it is still fresh. */
    private static final String ASK_AGAIN = "no-cache";

    /** The version of an answer that may change at any moment. */
    public static Version of(EntityTag tag) {
        return new Version(tag, ASK_AGAIN);
    }

    /** @param fresh how long caches may show the answer without asking; zero if it may change at any moment */
    public static Version of(EntityTag tag, Duration fresh) {
        return new Version(tag, fresh.isZero() ? "public, no-cache" : "public, max-age=" + fresh.toSeconds());
    }

    /** This version with the edition added to its tag. */
    Version of(Edition edition) {
        return edition.equals(Edition.PLAIN)
                ? this
                : new Version(
                        new EntityTag(tag.opaque() + '-' + edition.tag() + (edition.named() ? "-named" : "")), caching);
    }

    void applyTo(Context context) {
        context.header("ETag", tag.header());
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
