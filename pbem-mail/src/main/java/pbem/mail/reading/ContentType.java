package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.james.mime4j.stream.NameValuePair;
import org.apache.james.mime4j.stream.ParserCursor;
import org.apache.james.mime4j.stream.RawBody;
import org.apache.james.mime4j.stream.RawFieldParser;
import org.apache.james.mime4j.util.ByteSequence;
import org.apache.james.mime4j.util.ContentUtil;
import org.apache.james.mime4j.util.MimeParameterMapping;

/**
 * The value of a field with parameters, such as Content-Type and Content-Disposition.
 *
 * @param value the value in lower case, such as {@code text/plain}; may be nonsense
 * @param parameters the decoded parameters (RFC 2231), by name in lower case
 */
record ContentType(String value, Map<String, String> parameters) {

    static ContentType of(String field) {
        try {
            ByteSequence raw = ContentUtil.encode(StandardCharsets.UTF_8, field);
            RawBody body = RawFieldParser.DEFAULT.parseRawBody(raw, new ParserCursor(0, raw.length()));
            MimeParameterMapping mapping = new MimeParameterMapping();
            for (NameValuePair pair : body.getParams()) {
                if (pair.getName() != null && pair.getValue() != null) {
                    mapping.addParameter(pair.getName(), pair.getValue());
                }
            }
            Map<String, String> parameters = new TreeMap<>();
            mapping.getParameters().forEach((name, text) -> parameters.put(name.toLowerCase(Locale.ROOT), text));
            String value = body.getValue() == null ? "" : body.getValue();
            return new ContentType(value.strip().toLowerCase(Locale.ROOT), parameters);
        } catch (RuntimeException unreadable) {
            return new ContentType("", Map.of());
        }
    }

    String parameter(String name) {
        return parameters.getOrDefault(name, "");
    }

    boolean has(String name, String text) {
        return parameter(name).strip().equalsIgnoreCase(text);
    }

    boolean isReport() {
        return value.equals("multipart/report") || value.equals("message/delivery-status");
    }
}
