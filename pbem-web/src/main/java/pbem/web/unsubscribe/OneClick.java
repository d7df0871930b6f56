package pbem.web.unsubscribe;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import pbem.phrase.Phrase;
import pbem.web.page.Form;
import pbem.web.page.Problem;
import pbem.web.page.RequestBody;

/** The form of RFC 8058, which mail providers send on behalf of their users and which the button on our page sends. */
final class OneClick {

    private static final String FIELD = "List-Unsubscribe";
    private static final String VALUE = "One-Click";

    /** In bytes. The form needs 26 bytes, or a few hundred as multipart. */
    private static final int LARGEST = 4096;

    /** The field as a part of a multipart form, with any boundary. */
    private static final Pattern AS_A_PART = Pattern.compile("\\n(?i:Content-Disposition: *form-data; *name=\"?" + FIELD
            + "\"?)\\r?\\n(?:[^\\r\\n]+\\r?\\n)*\\r?\\n" + VALUE + "\\r?\\n");

    private OneClick() {}

    /**
     * Reads the form, in either encoding that browsers send.
     *
     * @throws Problem if it is missing, is another form or is too large
     */
    static void demand(Context context) {
        boolean asks = context.isMultipartFormData()
                ? isPart(new String(RequestBody.read(context, LARGEST), StandardCharsets.UTF_8))
                : Form.of(context, LARGEST).field(FIELD).equals(VALUE);
        if (!asks) {
            throw Problem.refused(HttpStatus.BAD_REQUEST, Phrase.of("site.form-wrong"));
        }
    }

    /** Read by hand: the form is always the same few lines, and Jetty's parser fails on malformed parts. */
    private static boolean isPart(String form) {
        return AS_A_PART.matcher(form).find();
    }
}
