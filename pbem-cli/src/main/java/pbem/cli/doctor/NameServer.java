package pbem.cli.doctor;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.PortUnreachableException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.naming.Context;
import javax.naming.NameNotFoundException;
import javax.naming.NamingException;
import javax.naming.directory.Attribute;
import javax.naming.directory.InitialDirContext;
import pbem.cli.home.FileFault;

/**
 * Looks up names in the DNS, through the name servers of this machine or through a given one. Not safe for use by
 * several threads.
 */
final class NameServer {

    /** How long to wait for an answer. A name server is asked twice, and gets twice as long the second time. */
    private static final String PATIENCE_MILLIS = "1000";

    private static final Pattern PLACE = Pattern.compile("([A-Za-z0-9.-]+|\\[[0-9a-fA-F:]+])(:\\d{1,5})?");
    private static final Pattern STRING = Pattern.compile("\"((?:\\\\.|[^\"\\\\])*)\"|(\\S+)");

    private final Hashtable<String, String> settings = new Hashtable<>();

    /** The name server gave no answer or no usable one; the message says why. */
    static final class Unanswered extends Exception {

        private static final long serialVersionUID = 1;

        Unanswered(NamingException why) {
            super(words(why), why);
        }

        private static String words(NamingException why) {
            Throwable cause = why.getCause();
            if (cause == null) {
                return why.getMessage();
            }
            if (cause instanceof SocketTimeoutException) {
                return "no name server answers";
            }
            return cause instanceof PortUnreachableException ? "there is no name server" : FileFault.words(cause);
        }
    }

    /**
     * @param place {@code HOST} or {@code HOST:PORT}; empty for the name servers of this machine
     * @throws IllegalArgumentException if {@code place} has neither form
     */
    NameServer(Optional<String> place) {
        settings.put(Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.dns.DnsContextFactory");
        settings.put("com.sun.jndi.dns.timeout.initial", PATIENCE_MILLIS);
        settings.put("com.sun.jndi.dns.timeout.retries", "2");
        settings.put(Context.PROVIDER_URL, "dns:");
        place.ifPresent(named -> {
            if (!PLACE.matcher(named).matches()) {
                throw new IllegalArgumentException(named + " is not a name server such as 9.9.9.9 or 127.0.0.1:5353");
            }
            settings.put(Context.PROVIDER_URL, "dns://" + named);
        });
    }

    /** The mail servers of a domain, most preferred first. An empty name means that the domain takes no mail. */
    List<String> mailServers(String domain) throws Unanswered {
        return records(domain, "MX").stream()
                .map(record -> record.split(" +", 2))
                .sorted((one, other) -> Integer.compare(preference(one), preference(other)))
                .map(record -> bare(record[record.length - 1]))
                .toList();
    }

    private static int preference(String[] record) {
        return record.length == 2 && record[0].matches("\\d{1,5}") ? Integer.parseInt(record[0]) : 0;
    }

    /** The texts of a name, each joined from its parts. */
    List<String> texts(String name) throws Unanswered {
        return records(name, "TXT").stream().map(NameServer::together).toList();
    }

    private static String together(String record) {
        Matcher strings = STRING.matcher(record);
        return strings.results()
                .map(found ->
                        found.group(1) == null ? found.group(2) : found.group(1).replaceAll("\\\\(.)", "$1"))
                .collect(Collectors.joining());
    }

    List<String> addresses(String host) throws Unanswered {
        List<String> addresses = new ArrayList<>(records(host, "A"));
        addresses.addAll(records(host, "AAAA"));
        return addresses;
    }

    /** The names of an IP address. */
    List<String> names(InetAddress address) throws Unanswered {
        return records(reversed(address), "PTR").stream().map(NameServer::bare).toList();
    }

    /** Whether a name exists, or at least one below it. */
    boolean knows(String name) throws Unanswered {
        return found(name, "TXT").isPresent();
    }

    private static String reversed(InetAddress address) {
        List<String> labels = new ArrayList<>();
        byte[] bytes = address.getAddress();
        if (address instanceof Inet6Address) {
            IntStream.range(0, bytes.length)
                    .forEach(i -> labels.addAll(
                            Arrays.asList(String.format("%02x", bytes[i]).split(""))));
        } else {
            IntStream.range(0, bytes.length).forEach(i -> labels.add(Integer.toString(bytes[i] & 0xff)));
        }
        Collections.reverse(labels);
        return String.join(".", labels) + (address instanceof Inet4Address ? ".in-addr.arpa" : ".ip6.arpa");
    }

    private static String bare(String name) {
        return name.replaceFirst("\\.$", "");
    }

    private List<String> records(String name, String type) throws Unanswered {
        return found(name, type).orElse(List.of());
    }

    /** The records of a type that a name has; empty if there is no such name. */
    private Optional<List<String>> found(String name, String type) throws Unanswered {
        try {
            InitialDirContext names = new InitialDirContext(settings);
            try {
                Attribute found = names.getAttributes(name, new String[] {type}).get(type);
                List<String> records = new ArrayList<>();
                for (int i = 0; found != null && i < found.size(); i++) {
                    records.add(String.valueOf(found.get(i)));
                }
                return Optional.of(records);
            } finally {
                names.close();
            }
        } catch (NameNotFoundException e) {
            return Optional.empty();
        } catch (NamingException e) {
            throw new Unanswered(e);
        }
    }
}
