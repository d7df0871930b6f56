package pbem.web.page;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Where a request comes from: from its sender, or from whom a web server names that stands in front of us. Only one that the
 * admin trusts is believed.
 *
 * @param proxies addresses of such web servers on other machines; those on this machine are trusted
 */
public record ClientAddress(Set<InetAddress> proxies) {

    private static final int LONGEST = 50;

    private static final int IPV6_BYTES = 16;

    /** Matches numbers alone, so that no name is ever looked up. */
    private static final Pattern IPV6 = Pattern.compile("\\[?[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*]?(?:%.*)?");

    public ClientAddress {
        proxies = Set.copyOf(proxies);
    }

    /** A key for the bounds on one address; it is never shown. A trusted web server names its client last in the header. */
    public String of(Context context) {
        String near = context.req().getRemoteAddr();
        String named = last(context, "X-Forwarded-For");
        boolean passedOn = isTrusted(near) && !named.isEmpty() && named.length() < LONGEST;
        return network(passedOn ? named : near);
    }

    /** {@code http} or {@code https}, as the client speaks. */
    public String scheme(Context context) {
        String named = last(context, "X-Forwarded-Proto");
        boolean passedOn = isTrusted(context.req().getRemoteAddr()) && named.equalsIgnoreCase("https");
        return passedOn ? "https" : context.req().getScheme();
    }

    private static String last(Context context, String header) {
        String all = String.join(",", Collections.list(context.req().getHeaders(header)));
        return all.substring(all.lastIndexOf(',') + 1).strip();
    }

    private boolean isTrusted(String near) {
        try {
            return isTrusted(InetAddress.getByName(near));
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Whether a web server there stands for many clients. */
    boolean isTrusted(InetAddress near) {
        return near.isLoopbackAddress() || proxies.contains(near);
    }

    /** The key of that address. */
    static String network(InetAddress address) {
        return network(address.getHostAddress());
    }

    /** One client may have any number of addresses of IPv6, but in one network. */
    private static String network(String address) {
        if (!IPV6.matcher(address).matches()) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.getByName(address).getAddress();
            return bytes.length == IPV6_BYTES ? HexFormat.of().formatHex(bytes, 0, IPV6_BYTES / 2) : address;
        } catch (UnknownHostException e) {
            return address;
        }
    }

    /**
     * Whether it is of this machine.
     *
     * @param address a number, so nobody is asked
     */
    public static boolean isOurOwn(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
