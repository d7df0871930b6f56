package pbem.web.push;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The push services of the browser makers. The server sends notices to no other service, even if a page names one. */
public final class KnownPushServices {

    private static final List<String> HOSTS = List.of("fcm.googleapis.com", "web.push.apple.com");

    private static final List<String> DOMAINS =
            List.of(".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com");

    /** The first byte of unique local IPv6 addresses, which belong to private networks. */
    private static final int UNIQUE_LOCAL = 0xfc;

    private KnownPushServices() {}

    public static boolean know(String url) {
        try {
            URI uri = new URI(url);
            String host = uri.getHost() == null ? "" : uri.getHost().toLowerCase(Locale.ROOT);
            return "https".equals(uri.getScheme())
                    && uri.getRawUserInfo() == null
                    && uri.getRawFragment() == null
                    && (uri.getPort() == -1 || uri.getPort() == 443)
                    && (HOSTS.contains(host) || DOMAINS.stream().anyMatch(host::endsWith));
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Whether the endpoint is at a known push service whose name resolves to public addresses only. */
    static boolean areReached(URI endpoint) {
        try {
            return know(endpoint.toString())
                    && Stream.of(InetAddress.getAllByName(endpoint.getHost())).allMatch(KnownPushServices::isPublic);
        } catch (UnknownHostException e) {
            return false;
        }
    }

    static boolean isPublic(InetAddress address) {
        boolean uniqueLocal = address instanceof Inet6Address && (address.getAddress()[0] & 0xfe) == UNIQUE_LOCAL;
        return !address.isLoopbackAddress()
                && !address.isAnyLocalAddress()
                && !address.isSiteLocalAddress()
                && !address.isLinkLocalAddress()
                && !address.isMulticastAddress()
                && !uniqueLocal;
    }
}
