package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parsed value of one Authentication-Results field (RFC 8601).
 *
 * @param server the authserv-id in lower case, which names the server that judged
 * @param results one result for each method that was tried
 */
public record AuthenticationVerdict(String server, List<Result> results) {

    /**
     * A pair of name and value. A word is tried only once, from its beginning, so that the time is linear in the length
     * of any text.
     */
    private static final Pattern PAIR = Pattern.compile(
            "(?<![A-Za-z0-9._/-])([A-Za-z0-9._/-]++)\\s*+=\\s*+(\"(?:[^\"\\\\]|\\\\.)*+\"|[^\\s;\"]++)");

    /**
     * @param method the method, such as {@code dmarc}, in lower case
     * @param word the result, such as {@code pass}, in lower case
     * @param properties properties such as {@code header.from}; names and values in lower case
     */
    public record Result(String method, String word, Map<String, String> properties) {

        public Result {
            properties = Map.copyOf(properties);
        }

        public boolean isPass() {
            return word.equals("pass");
        }

        public Optional<String> property(String name) {
            return Optional.ofNullable(properties.get(name));
        }
    }

    public AuthenticationVerdict {
        results = List.copyOf(results);
    }

    /** The verdict in a field's value; empty if the value is malformed or could be read in two ways. */
    public static Optional<AuthenticationVerdict> of(String value) {
        return statements(value).filter(all -> !all.get(0).isBlank()).map(all -> {
            String server = unquoted(all.get(0).strip().split("\\s+", 2)[0]);
            List<Result> results = new ArrayList<>();
            all.stream().skip(1).forEach(statement -> result(statement).ifPresent(results::add));
            return new AuthenticationVerdict(server, results);
        });
    }

    public List<Result> of(Method method) {
        String name = method.name().toLowerCase(Locale.ROOT);
        return results.stream().filter(result -> result.method().equals(name)).toList();
    }

    /** The methods that tell something about the From field. */
    public enum Method {
        DMARC,
        DKIM
    }

    private static Optional<Result> result(String statement) {
        Matcher pair = PAIR.matcher(statement);
        if (!pair.find() || !statement.substring(0, pair.start()).isBlank()) {
            return Optional.empty();
        }
        String method = pair.group(1).toLowerCase(Locale.ROOT).replaceFirst("/.*", "");
        String word = unquoted(pair.group(2));
        Map<String, String> properties = new TreeMap<>();
        while (pair.find()) {
            properties.putIfAbsent(pair.group(1).toLowerCase(Locale.ROOT), unquoted(pair.group(2)));
        }
        return Optional.of(new Result(method, word, properties));
    }

    /** The value without comments, split at semicolons; empty if a quotation or a comment does not end. */
    private static Optional<List<String>> statements(String value) {
        List<String> statements = new ArrayList<>();
        StringBuilder statement = new StringBuilder();
        int comments = 0;
        boolean quoted = false;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && (quoted || comments > 0) && i + 1 < value.length()) {
                i++;
                if (comments == 0) {
                    statement.append(c).append(value.charAt(i));
                }
            } else if (c == '"' && comments == 0) {
                quoted = !quoted;
                statement.append(c);
            } else if (!quoted && c == '(') {
                comments++;
                statement.append(' ');
            } else if (!quoted && c == ')') {
                if (--comments < 0) {
                    return Optional.empty();
                }
            } else if (!quoted && comments == 0 && c == ';') {
                statements.add(statement.toString());
                statement.setLength(0);
            } else if (comments == 0) {
                statement.append(c);
            }
        }
        statements.add(statement.toString());
        return quoted || comments > 0 ? Optional.empty() : Optional.of(statements);
    }

    private static String unquoted(String text) {
        String inner = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1).replaceAll("\\\\(.)", "$1")
                : text;
        return inner.toLowerCase(Locale.ROOT);
    }
}
