package pbem.web.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import pbem.phrase.Phrase;

/** The body of a request. */
public final class RequestBody {

    private RequestBody() {}

    /**
     * Reads the whole body, which has already arrived (see {@link SlowSenders}).
     *
     * @throws Problem if it is longer than that number of bytes
     */
    public static byte[] read(Context context, int longest) {
        try {
            byte[] bytes = context.bodyInputStream().readNBytes(longest + 1);
            if (bytes.length > longest) {
                throw Problem.refused(HttpStatus.CONTENT_TOO_LARGE, Phrase.of("site.form-large"));
            }
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
