package pbem.web.admin;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.web.page.Problem;

/** What one of the small forms of the admin's pages sends. */
record AdminForm(Map<String, String> fields) {

    /** In bytes. */
    private static final int LARGEST = 2048;

    /** @throws Problem if it is larger than any such form */
    static AdminForm of(Context context) {
        context.header("Connection", "close"); // it may not be read to its end
        try {
            byte[] bytes = context.bodyInputStream().readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw Problem.refused(HttpStatus.CONTENT_TOO_LARGE, Phrase.of("site.form-large"));
            }
            return new AdminForm(Stream.of(new String(bytes, StandardCharsets.UTF_8).split("&"))
                    .map(field -> field.split("=", 2))
                    .filter(field -> field.length == 2)
                    .collect(Collectors.toMap(
                            field -> decoded(field[0]), field -> decoded(field[1]), (first, second) -> first)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Empty if it is not there. */
    String field(String name) {
        return fields.getOrDefault(name, "");
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return ""; // a percent sign that encodes nothing
        }
    }
}
