package pbem.web.page;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the address of a request's client: the sender, or the client that a trusted web server in front of the site
 * names in a header.
 *
 * @param proxies addresses of trusted web servers on other machines; those on this machine are always trusted
 */
public record ClientAddress(Set<InetAddress> proxies) {

    private static final int LONGEST = 50;

    private static final int IPV6_BYTES = 16;

    /** Matches only numeric addresses, so that no name is ever looked up. */
    private static final Pattern IPV6 = Pattern.compile("\\[?[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*]?(?:%.*)?");

    public ClientAddress {
        proxies = Set.copyOf(proxies);
    }

    /**
     * A key of the client for the limits on one address; it is never shown. A trusted web server names its client last
     * in the header.
     */
    public String of(Context context) {
        String near = context.req().getRemoteAddr();
        String named = last(context, "X-Forwarded-For");
        boolean passedOn = isTrusted(near) && !named.isEmpty() && named.length() < LONGEST;
        return network(passedOn ? named : near);
    }

    /** The scheme that the client uses, {@code http} or {@code https}. */
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

    /** Whether a trusted web server at that address stands for many clients. */
    boolean isTrusted(InetAddress near) {
        return near.isLoopbackAddress() || proxies.contains(near);
    }

    /** The key for that address. */
    static String network(InetAddress address) {
        return network(address.getHostAddress());
    }

    /**
     * The key for an address. For IPv6 it is the network of 64 bits, in which a single client may have any number of
     * addresses.
     */
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
     * Whether the address belongs to this machine.
     *
     * @param address a numeric address, so that no name is looked up
     */
    public static boolean isOurOwn(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
