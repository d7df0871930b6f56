package pbem.store.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parsed SQL text with named values.
 *
 * @param parts the texts before, between and after the names
 * @param names the names in order, with repetitions
 * @param plain the SQL for the database if no value is a list
 */
record SqlText(List<String> parts, List<String> names, String plain) {

    /** A name, or a quoted text, which contains none. */
    private static final Pattern NAME = Pattern.compile("'[^']*'|\"[^\"]*\"|:(?<value>[A-Za-z]+)|<(?<list>[A-Za-z]+)>");

    private static final ReadBefore<SqlText> KNOWN = new ReadBefore<>(SqlText::read);

    static SqlText of(String text) {
        return KNOWN.of(text);
    }

    private static SqlText read(String text) {
        List<String> parts = new ArrayList<>();
        List<String> names = new ArrayList<>();
        int end = 0;
        Matcher found = NAME.matcher(text);
        while (found.find()) {
            String name = found.group("value") == null ? found.group("list") : found.group("value");
            if (name != null) {
                parts.add(text.substring(end, found.start()));
                names.add(name);
                end = found.end();
            }
        }
        parts.add(text.substring(end));
        return new SqlText(List.copyOf(parts), List.copyOf(names), String.join("?", parts));
    }

    /** Whether it only reads. */
    boolean reads() {
        return plain.startsWith("SELECT");
    }

    /** The SQL for the database, with a question mark for each value. */
    String asked(Map<String, ?> values) {
        if (!holdLists(values)) {
            return plain;
        }
        StringBuilder asked = new StringBuilder(parts.get(0));
        for (int i = 0; i < names.size(); i++) {
            int many = values.get(names.get(i)) instanceof List<?> list ? list.size() : 1;
            asked.append(String.join(",", Collections.nCopies(many, "?"))).append(parts.get(i + 1));
        }
        return asked.toString();
    }

    private static boolean holdLists(Map<String, ?> values) {
        for (Object value : values.values()) {
            if (value instanceof List) {
                return true;
            }
        }
        return false;
    }
}
