package pbem.web.answer;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells versions of an answer apart, as the header ETag does. Always a weak one, since an answer has the same whether it is
 * sent compressed or not.
 *
 * @param opaque what stands between the quotes
 */
public record EntityTag(String opaque) {

    private static final Pattern TAG = Pattern.compile("(?:W/)?\"([^\"]*)\"");

    /** Another one each time that the program starts: another version of it may show the same things otherwise. */
    private static final long RUN = new SecureRandom().nextLong();

    /** Of an answer that is made of nothing but those values, by this run of the program. */
    public static EntityTag of(Object... values) {
        return ofContent((RUN + Arrays.toString(values)).getBytes(StandardCharsets.UTF_8));
    }

    static EntityTag ofContent(byte[] content) {
        return ContentHash.of(content).tag();
    }

    /** As the header has it. */
    String header() {
        return "W/\"" + opaque + '"';
    }

    /** Whether the reader says that they have this very version. */
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

    /** Whether the reader says that they have this version, or any version at all. */
    boolean isMetBy(Context context) {
        return isNamedBy(context)
                || Collections.list(context.req().getHeaders("If-None-Match")).stream()
                        .anyMatch(header -> header.strip().equals("*"));
    }
}
