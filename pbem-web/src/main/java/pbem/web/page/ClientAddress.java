package pbem.web.page;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** From where somebody asks, for the bounds on what one address may ask: a key, nothing to be shown. */
public final class ClientAddress {

    private static final int LONGEST = 50;

    private static final int IPV6_BYTES = 16;

    /** A number, so that no name is ever looked up. */
    private static final Pattern IPV6 = Pattern.compile("\\[?[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*]?(?:%.*)?");

    private ClientAddress() {}

    /** A web server on this machine stands in front of us and says last for whom it asks. */
    public static String of(Context context) {
        String near = context.req().getRemoteAddr();
        String all = String.join(",", Collections.list(context.req().getHeaders("X-Forwarded-For")));
        String named = all.substring(all.lastIndexOf(',') + 1).strip();
        boolean passedOn = isOurOwn(near) && !named.isEmpty() && named.length() < LONGEST;
        return network(passedOn ? named : near);
    }

    /** One client may have as many addresses of IPv6 as it likes, but of one network. */
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
