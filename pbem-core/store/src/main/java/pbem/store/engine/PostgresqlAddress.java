package pbem.store.engine;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The address of a PostgreSQL database in its driver's form:
 * {@code jdbc:postgresql://HOST[:PORT][,HOST...]/DATABASE[?PARAMETERS]}. It contains no password, since addresses are
 * shown.
 */
public final class PostgresqlAddress {

    /** The form of an address, for messages. */
    public static final String FORM = "jdbc:postgresql://HOST:PORT/DATABASE";

    private static final Pattern PARTS = Pattern.compile(
            "jdbc:postgresql://(?<hosts>[^/?@\\s]+)/(?<database>[^/?@\\s]+)(?:\\?(?<parameters>\\S*))?");

    private final String url;
    private final String hosts;
    private final String database;
    private final Map<String, String> parameters;

    private PostgresqlAddress(String url, Matcher parts) {
        this.url = url;
        this.hosts = parts.group("hosts");
        this.database = parts.group("database");
        this.parameters =
                parameters(Optional.ofNullable(parts.group("parameters")).orElse(""));
    }

    /** Reads an address; empty if it is malformed or names the user, which is configured separately. */
    public static Optional<PostgresqlAddress> of(String url) {
        Matcher parts = PARTS.matcher(url);
        return Optional.of(parts)
                .filter(Matcher::matches)
                .map(found -> new PostgresqlAddress(url, found))
                .filter(address ->
                        Stream.of("user", "password", "sslpassword").noneMatch(address.parameters::containsKey));
    }

    private static Map<String, String> parameters(String query) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String parameter : query.split("&")) {
            int equals = parameter.indexOf('=');
            if (!parameter.isEmpty()) {
                parameters.put(
                        equals < 0 ? parameter : parameter.substring(0, equals),
                        equals < 0 ? "" : parameter.substring(equals + 1));
            }
        }
        return parameters;
    }

    String url() {
        return url;
    }

    /** Its name for people. */
    String name() {
        return "the PostgreSQL database " + database + " at " + hosts;
    }

    boolean says(String parameter) {
        return parameters.containsKey(parameter);
    }

    boolean hasSeveralHosts() {
        return hosts.contains(",");
    }

    /** Whether the database is on this machine, so that nobody can listen in between. */
    boolean isOnThisMachine() {
        return List.of(hosts.split(",")).stream().allMatch(PostgresqlAddress::isLoopback);
    }

    private static boolean isLoopback(String hostAndPort) {
        String host = URI.create("//" + hostAndPort).getHost();
        if (host == null) {
            return false;
        }
        try {
            boolean number = host.startsWith("[") || host.matches("[0-9.]+");
            return host.equalsIgnoreCase("localhost")
                    || number && InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    @Override
    public String toString() {
        return url;
    }
}
