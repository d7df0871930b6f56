package pbem.web.answer;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/**
 * The version of an answer, known before the answer is made.
 *
 * @param tag tells it from what was answered before
 * @param caching the header Cache-Control
 */
public record Version(EntityTag tag, String caching) {

    /** May be kept, but is asked for each time. */
    private static final String ASK_AGAIN = "no-cache";

    /** A version of an answer that may change at any moment. */
    public static Version of(EntityTag tag) {
        return new Version(tag, ASK_AGAIN);
    }

    /** @param fresh for how long it may be shown again without asking; zero for what may change at any moment */
    public static Version of(EntityTag tag, Duration fresh) {
        return new Version(tag, fresh.isZero() ? "public, no-cache" : "public, max-age=" + fresh.toSeconds());
    }

    /** Told from the same in other editions. */
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
        context.res().setContentType(null); // of a body that is not sent
        context.status(HttpStatus.NOT_MODIFIED);
        try {
            // An answer that ends before its header is sent gets Content-Length: 0 from the server below, which would
            // be
            // the length of the page that the reader has (RFC 9110, 8.6).
            context.res().flushBuffer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
