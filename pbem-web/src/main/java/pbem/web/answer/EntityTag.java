package pbem.web.answer;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A tag that tells versions of an answer apart, for the header ETag. It is always a weak tag, since the compressed and
 * the plain answer have the same one.
 *
 * @param opaque the text between the quotes
 */
public record EntityTag(String opaque) {

    private static final Pattern TAG = Pattern.compile("(?:W/)?\"([^\"]*)\"");

    /** A random number for each start of the program, since a new version may show the same data differently. */
    private static final long RUN = new SecureRandom().nextLong();

    /** The tag of an answer that depends only on those values and on this run of the program. */
    public static EntityTag of(Object... values) {
        return ofContent((RUN + Arrays.toString(values)).getBytes(StandardCharsets.UTF_8));
    }

    static EntityTag ofContent(byte[] content) {
        return ContentHash.of(content).tag();
    }

    /** The value of the header. */
    String header() {
        return "W/\"" + opaque + '"';
    }

    /** Whether the request names this very version. */
    boolean isNamedBy(Context context) {
        for (String header : Collections.list(context.req().getHeaders("If-None-Match"))) {
            Matcher tags = TAG.matcher(header);
            while (tags.find()) {
                if (tags.group(1).equals(opaque)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the request names this version or any version at all. */
    boolean isMetBy(Context context) {
        return isNamedBy(context)
                || Collections.list(context.req().getHeaders("If-None-Match")).stream()
                        .anyMatch(header -> header.strip().equals("*"));
    }
}
