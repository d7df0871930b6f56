package pbem.player;

import java.net.URI;
import java.time.Instant;

/**
 * The address at which a browser of a player receives notices, at the push service of its maker.
 *
 * @param key the browser's public key for the encryption of notices: a point of P-256, in URL-safe Base64
 * @param secret the secret that the browser shares with this server only, in URL-safe Base64
 */
public record PushEndpoint(String url, String key, String secret, Instant added) {

    /** The most browsers of one player. */
    public static final int MOST = 5;

    /** The host of the push service. */
    public String service() {
        return URI.create(url).getHost();
    }

    /** The host alone: who has the rest can write to the browser. */
    @Override
    public String toString() {
        return service();
    }
}
