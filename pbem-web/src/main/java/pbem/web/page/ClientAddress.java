package pbem.web.page;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** The address of a client, as a key for the bounds on one address. It is never shown. */
public final class ClientAddress {

    private static final int LONGEST = 50;

    private static final int IPV6_BYTES = 16;

    /** Matches numbers alone, so that no name is ever looked up. */
    private static final Pattern IPV6 = Pattern.compile("\\[?[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*]?(?:%.*)?");

    private ClientAddress() {}

    /** A web server on this machine names its client last in the header. */
    public static String of(Context context) {
        String near = context.req().getRemoteAddr();
        String all = String.join(",", Collections.list(context.req().getHeaders("X-Forwarded-For")));
        String named = all.substring(all.lastIndexOf(',') + 1).strip();
        boolean passedOn = isOurOwn(near) && !named.isEmpty() && named.length() < LONGEST;
        return network(passedOn ? named : near);
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
