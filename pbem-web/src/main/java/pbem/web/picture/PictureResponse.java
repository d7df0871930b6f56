package pbem.web.picture;

import io.javalin.http.Context;
import java.time.Duration;
import pbem.web.page.ContentPolicy;

/** Sends drawings. */
public final class PictureResponse {

    private PictureResponse() {}

    /**
     * @param fresh for how long a browser may show it again without asking; zero for what may change at any moment
     */
    public static void send(Context context, Picture picture, PictureFormat format, Duration fresh) {
        context.header("ETag", picture.etag());
        context.header("Cache-Control", fresh.isZero() ? "public, no-cache" : "public, max-age=" + fresh.toSeconds());
        if (format == PictureFormat.SVG || format == PictureFormat.SMALL) {
            ContentPolicy.STRICT.withStylesOf(picture.text()).applyTo(context);
        }
        context.contentType(format.contentType()).result(picture.bytes());
    }
}
