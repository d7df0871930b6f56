package pbem.web.admin;

import io.javalin.http.Context;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.web.page.Problem;
import pbem.web.page.RequestBody;

/** The fields of a small form on the admin's pages. */
record AdminForm(Map<String, String> fields) {

    /** The size of the largest form, in bytes. */
    private static final int LARGEST = 2048;

    /**
     * Reads the form.
     *
     * @throws Problem if the body is larger than any such form
     */
    static AdminForm of(Context context) {
        context.header("Connection", "close"); // the body may not be read to its end
        return new AdminForm(
                Stream.of(new String(RequestBody.read(context, LARGEST), StandardCharsets.UTF_8).split("&"))
                        .map(field -> field.split("=", 2))
                        .filter(field -> field.length == 2)
                        .collect(Collectors.toMap(
                                field -> decoded(field[0]), field -> decoded(field[1]), (first, second) -> first)));
    }

    /** The value of a field; empty if the field is missing. */
    String field(String name) {
        return fields.getOrDefault(name, "");
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return ""; // a percent sign without an encoded byte
        }
    }
}
