package pbem.web.unsubscribe;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import jakarta.servlet.MultipartConfigElement;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** The form that RFC 8058 lets mail providers send in place of their reader, and that the button of our page sends. */
final class OneClick {

    private static final String FIELD = "List-Unsubscribe";
    private static final String VALUE = "One-Click";

    /** In bytes. The form takes 26, or some hundred in parts. */
    private static final int LARGEST = 4096;

    /** Where Jetty looks for the limits of forms in parts. None is ever so large that it is kept in a file. */
    private static final String LIMITS = "org.eclipse.jetty.multipartConfig";

    private OneClick() {}

    /**
     * Reads the form, of either type that browsers send.
     *
     * @throws BadRequestResponse if it is another form, or none
     * @throws ContentTooLargeResponse if it is larger than any such form
     */
    static void demand(Context context) {
        if (context.contentLength() > LARGEST) {
            throw tooLarge();
        }
        try {
            if (!(context.isMultipartFormData() ? isPartOf(context) : isIn(text(context.bodyInputStream())))) {
                throw new BadRequestResponse("This address takes nothing but the form that its page shows.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isIn(String form) {
        return Stream.of(form.split("&")).anyMatch(pair -> decoded(pair).equals(FIELD + "=" + VALUE));
    }

    private static String decoded(String pair) {
        try {
            return URLDecoder.decode(pair, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return ""; // a percent sign that encodes nothing
        }
    }

    private static boolean isPartOf(Context context) throws IOException {
        context.req().setAttribute(LIMITS, new MultipartConfigElement("", LARGEST, LARGEST, LARGEST));
        try {
            Part part = context.req().getPart(FIELD);
            return part != null && text(part.getInputStream()).equals(VALUE);
        } catch (ServletException e) {
            return false; // the parts do not fit together, or are too large
        }
    }

    /** Whoever sends in chunks does not say in front how much it is. */
    private static String text(InputStream form) throws IOException {
        byte[] bytes = form.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw tooLarge();
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static ContentTooLargeResponse tooLarge() {
        return new ContentTooLargeResponse("That is more than the form of this page can be.");
    }
}
