package pbem.repository;

import java.net.URI;
import java.time.Instant;

/**
 * Where a browser of a player takes notices, at the push service of its maker.
 *
 * @param key of the browser, to which notices are encrypted: a point of P-256, in Base64 for addresses
 * @param secret that the browser shares with us alone, likewise
 */
public record PushEndpoint(String url, String key, String secret, Instant added) {

    /** The machine of the push service. */
    public String service() {
        return URI.create(url).getHost();
    }
}
