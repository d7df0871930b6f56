package pbem.web.page;

import io.javalin.http.Context;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The fields of a form that a browser sends. */
public record Form(Map<String, String> fields) {

    /**
     * Reads the form.
     *
     * @param longest the size of the largest such form, in bytes
     * @throws Problem if the body is larger, or a field is given twice
     */
    public static Form of(Context context, int longest) {
        Map<String, String> fields = new HashMap<>();
        for (String pair : new String(RequestBody.read(context, longest), StandardCharsets.UTF_8).split("&")) {
            String[] field = pair.split("=", 2);
            if (field.length == 2
                    && fields.put(decoded(field[0]), decoded(field[1]).strip()) != null) {
                throw Parameters.repeated(decoded(field[0]));
            }
        }
        return new Form(Map.copyOf(fields));
    }

    /** The value of a field; empty if the field is missing. */
    public String field(String name) {
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
