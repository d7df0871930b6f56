package pbem.web.picture;

import io.javalin.http.Context;
import java.time.Duration;
import pbem.web.page.ContentPolicy;

/** Sends drawings. */
public final class PictureAnswer {

    private PictureAnswer() {}

    /**
     * @param fresh for how long a browser may show it again without asking; zero for what may change at any moment
     */
    public static void send(Context context, Picture picture, Form form, Duration fresh) {
        context.header("ETag", picture.etag());
        context.header("Cache-Control", fresh.isZero() ? "public, no-cache" : "public, max-age=" + fresh.toSeconds());
        if (form == Form.SVG || form == Form.SMALL) {
            ContentPolicy.STRICT.withStylesOf(picture.text()).applyTo(context);
        }
        context.contentType(form.contentType()).result(picture.bytes());
    }
}
